"""A state file keeps finished blocks, and nothing else."""

import json
from pathlib import Path

import pytest

from hachiya.bots.arena.checkpoint import Checkpoint, WrongState
from hachiya.bots.arena.runners import run_serial
from tests.arena.jobs import job

JOB = job("sannin", deals=4)


def play_blocks(path: Path, numbers: range) -> None:
    checkpoint = Checkpoint(path, JOB)
    assert list(checkpoint.save(run_serial(JOB, numbers)))


def test_finished_blocks_are_read_from_the_checkpoint(tmp_path: Path) -> None:
    path = tmp_path / "state"
    assert Checkpoint(path, JOB).blocks == {}
    play_blocks(path, range(2))
    play_blocks(path, range(3, 4))
    checkpoint = Checkpoint(path, JOB)
    blocks = checkpoint.blocks
    assert list(blocks) == [0, 1, 3]
    assert [block.values for block in blocks.values()] == [block.values for block in run_serial(JOB, [0, 1, 3])]


def test_a_checkpoint_serves_longer_and_shorter_jobs(tmp_path: Path) -> None:
    path = tmp_path / "state"
    play_blocks(path, range(4))
    assert list(Checkpoint(path, job("sannin", deals=9)).blocks) == [0, 1, 2, 3]
    assert list(Checkpoint(path, job("sannin", deals=2)).blocks) == [0, 1]


def test_a_half_written_line_of_a_checkpoint_is_dropped(tmp_path: Path) -> None:
    path = tmp_path / "state"
    play_blocks(path, range(2))
    whole = path.read_bytes()
    for cut in (1, 20, whole.splitlines()[-1].__len__()):
        path.write_bytes(whole[:-cut])
        assert list(Checkpoint(path, JOB).blocks) == [0]
        play_blocks(path, range(1, 2))
        assert list(Checkpoint(path, JOB).blocks) == [0, 1]


@pytest.mark.parametrize(
    ("other", "name"),
    [
        (job("shiragiku", deals=4), "game"),
        (job("sannin", deals=4, options={"multipliers": "B"}), "options"),
        (job("sannin", "greedy,first", deals=4), "bots"),
        (job("sannin", deals=4, seed=2), "seed"),
    ],
)
def test_a_checkpoint_of_another_job_is_refused_unchanged(other: "object", name: str, tmp_path: Path) -> None:
    path = tmp_path / "state"
    play_blocks(path, range(2))
    before = path.read_bytes()
    with pytest.raises(WrongState, match=f"its {name} is") as wrong:
        Checkpoint(path, other)  # type: ignore[arg-type]
    assert str(path) in wrong.value.text("ja")
    assert path.read_bytes() == before


def test_a_changed_bot_source_makes_another_job(tmp_path: Path) -> None:
    path, source = tmp_path / "state", tmp_path / "my_bot.py"
    source.write_text("BOT = 1\n")
    Checkpoint(path, JOB, [source])
    Checkpoint(path, JOB, [source])
    source.write_text("BOT = 2\n")
    with pytest.raises(WrongState, match="its sources is"):
        Checkpoint(path, JOB, [source])


@pytest.mark.parametrize("text", ["x", "x\n", "[]\n", '{"e":"match"}\n', "{}\n", "\n\n", "\x00\xff"])
def test_a_file_that_is_no_checkpoint_is_refused_unchanged(text: str, tmp_path: Path) -> None:
    path = tmp_path / "state"
    path.write_bytes(text.encode("latin-1"))
    with pytest.raises(WrongState, match="line 1 "):
        Checkpoint(path, JOB)
    assert path.read_bytes() == text.encode("latin-1")


@pytest.mark.parametrize("line", ["x", "{}", '{"block":1,"values":[],"notes":{"greedy":{}}}', '{"block":1,"notes":[]}'])
def test_a_checkpoint_line_that_is_no_block_is_refused_by_number(line: str, tmp_path: Path) -> None:
    path = tmp_path / "state"
    play_blocks(path, range(1))
    path.write_text(path.read_text() + line + "\n")
    with pytest.raises(WrongState, match="line 3 "):
        Checkpoint(path, JOB)


def test_a_checkpoint_is_a_file_of_json_lines(tmp_path: Path) -> None:
    path = tmp_path / "state"
    play_blocks(path, range(2))
    head, *blocks = map(json.loads, path.read_text("utf-8").splitlines())
    assert head["game"] == "sannin"
    assert head["bots"] == ["greedy", "random"]
    assert [block["block"] for block in blocks] == [0, 1]
