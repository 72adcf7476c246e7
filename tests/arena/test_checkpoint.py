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


def test_finished_blocks_are_read_again(tmp_path: Path) -> None:
    path = tmp_path / "state"
    assert Checkpoint(path, JOB).blocks == {}
    play_blocks(path, range(2))
    play_blocks(path, range(3, 4))
    checkpoint = Checkpoint(path, JOB)
    blocks = checkpoint.blocks
    assert list(blocks) == [0, 1, 3]
    assert [block.values for block in blocks.values()] == [block.values for block in run_serial(JOB, [0, 1, 3])]


def test_a_longer_job_goes_on_and_a_shorter_one_takes_what_it_needs(tmp_path: Path) -> None:
    path = tmp_path / "state"
    play_blocks(path, range(4))
    assert list(Checkpoint(path, job("sannin", deals=9)).blocks) == [0, 1, 2, 3]
    assert list(Checkpoint(path, job("sannin", deals=2)).blocks) == [0, 1]


def test_a_line_that_was_being_written_is_dropped(tmp_path: Path) -> None:
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
def test_the_state_of_another_job_is_refused_and_left_alone(other: "object", name: str, tmp_path: Path) -> None:
    path = tmp_path / "state"
    play_blocks(path, range(2))
    before = path.read_bytes()
    with pytest.raises(WrongState, match=f"its {name} is") as wrong:
        Checkpoint(path, other)  # type: ignore[arg-type]
    assert str(path) in wrong.value.text("ja")
    assert path.read_bytes() == before


def test_a_bot_that_has_changed_is_another_job(tmp_path: Path) -> None:
    path, source = tmp_path / "state", tmp_path / "my_bot.py"
    source.write_text("BOT = 1\n")
    Checkpoint(path, JOB, [source])
    Checkpoint(path, JOB, [source])
    source.write_text("BOT = 2\n")
    with pytest.raises(WrongState, match="its sources is"):
        Checkpoint(path, JOB, [source])


@pytest.mark.parametrize("text", ["x", "x\n", "[]\n", '{"e":"match"}\n', "{}\n", "\n\n", "\x00\xff"])
def test_a_file_that_is_something_else_is_refused_and_left_alone(text: str, tmp_path: Path) -> None:
    path = tmp_path / "state"
    path.write_bytes(text.encode("latin-1"))
    with pytest.raises(WrongState, match="line 1 "):
        Checkpoint(path, JOB)
    assert path.read_bytes() == text.encode("latin-1")


@pytest.mark.parametrize("line", ["x", "{}", '{"block":1,"values":[],"notes":{"greedy":{}}}', '{"block":1,"notes":[]}'])
def test_a_line_that_is_no_block_is_named(line: str, tmp_path: Path) -> None:
    path = tmp_path / "state"
    play_blocks(path, range(1))
    path.write_text(path.read_text() + line + "\n")
    with pytest.raises(WrongState, match="line 3 "):
        Checkpoint(path, JOB)


def test_the_file_is_lines_of_json(tmp_path: Path) -> None:
    path = tmp_path / "state"
    play_blocks(path, range(2))
    head, *blocks = map(json.loads, path.read_text("utf-8").splitlines())
    assert head["game"] == "sannin"
    assert head["bots"] == ["greedy", "random"]
    assert [block["block"] for block in blocks] == [0, 1]
