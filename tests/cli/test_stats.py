import gzip
import io
import json
import os
import re
import sys
from pathlib import Path
from typing import cast

import pytest

from tests.cli.command import Hachiya, one_error


@pytest.fixture
def records(hachiya: Hachiya, tmp_path: Path) -> tuple[Path, Path]:
    """Three matches of two games, in two formats."""
    first, second = tmp_path / "one.jsonl", tmp_path / "two.fuda"
    hachiya("simulate --matches 2 --seed 8 --out", first)
    hachiya("simulate --game hachiju --seats 4 --option deals=3 --seed 8 --format fuda --out", second)
    return first, second


def test_statistics_have_a_line_for_each_player_of_each_game(records: tuple[Path, Path], hachiya: Hachiya) -> None:
    """The bots of a simulation count as one player, whose numbers behind the name are ignored."""
    text = hachiya("stats", *records).text
    assert text.startswith("sannin hachi-hachi\n")
    assert "\nhachijū\n" in text
    rows = [line.split() for line in text.splitlines() if line.startswith("  Whim")]
    assert [row[1:3] for row in rows] == [["6", "72"], ["4", "12"]]
    assert "kan a deal" in text
    assert "points a deal" in text


def test_statistics_of_one_player_have_all_tables(records: tuple[Path, Path], hachiya: Hachiya) -> None:
    text = hachiya("stats --player wHIM --game sannin", *records).text
    assert text.startswith("sannin hachi-hachi: Whim\n")
    assert "exact odds" in text
    assert "73.97%" in text
    assert "hachijū" not in text
    assert "正確な確率" in hachiya("stats --lang ja --player Whim", *records).text
    assert "精确概率" in hachiya("stats --lang zh --player Whim", *records).text


def test_json_statistics_do_not_depend_on_the_order_of_files(records: tuple[Path, Path], hachiya: Hachiya) -> None:
    first, second = records
    answer = json.loads(hachiya("stats --json", first, second).out)
    assert answer == json.loads(hachiya("stats --json", second, first).out)
    assert [(part["game"], part["player"]) for part in answer] == [("sannin", "Whim"), ("hachiju", "Whim")]
    winnings = answer[0]["tables"][0]
    assert winnings["rows"][1]["figures"][0] == {"measure": "kan", "value": 0.0, "low": 0.0, "high": 0.0}
    assert winnings["rows"][1]["title"]["en"] == "kan a deal, as played"
    assert answer[0]["counts"]["numbers"]["deals"] == 72


def test_a_file_named_twice_counts_once_and_standard_input_is_read(
    records: tuple[Path, Path], hachiya: Hachiya
) -> None:
    first, _ = records
    answer = hachiya("stats", first)
    assert hachiya("stats", first, first.parent / "." / first.name) == answer
    assert hachiya("stats -", stdin=first.read_bytes()) == answer


def test_a_pipe_is_read_once(hachiya: Hachiya) -> None:
    record = hachiya("simulate --game hachiju --seed 8 --option deals=1").out
    reader, writer = os.pipe()
    assert os.write(writer, record) == len(record)
    os.close(writer)
    answer = hachiya(f"stats /dev/fd/{reader}")
    os.close(reader)
    assert answer == hachiya("stats -", stdin=record)
    assert answer.code == 0


class Terminal(io.StringIO):
    """A terminal that keeps what is written."""

    def isatty(self) -> bool:
        return True


def test_the_bar_on_a_terminal_ends_full(
    records: tuple[Path, Path], hachiya: Hachiya, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It counts the bytes of all files, of both formats, compressed or not."""
    packed = records[0].with_suffix(".gz")
    packed.write_bytes(gzip.compress(records[0].read_bytes()))
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setattr(sys, "stderr", Terminal())
    hachiya("stats", *records, packed)
    done, total = re.findall(r"(\d+)/(\d+)", cast(Terminal, sys.stderr).getvalue())[-1]
    assert done == total == str(sum(path.stat().st_size for path in (*records, packed)))


def test_a_damaged_record_is_named_with_its_line(records: tuple[Path, Path], hachiya: Hachiya, tmp_path: Path) -> None:
    first, second = records
    lines = first.read_text("utf-8").splitlines(keepends=True)
    place = next(at for at, line in enumerate(lines) if line.startswith('{"e":"pay"'))
    lines[place] = lines[place].replace('"points":', '"points":1')
    damaged = tmp_path / "damaged.jsonl"
    damaged.write_text("".join(lines), "utf-8")
    error = one_error(hachiya("stats", second, damaged))
    assert error.startswith(f"{damaged}: Line {place + 1}")
    for name, content in (("empty", b""), ("noise", b"\xff\xfe"), ("deep", b"[" * 5000), ("no", b'{"e":"match"}\n')):
        bad = tmp_path / name
        bad.write_bytes(content)
        assert one_error(hachiya("stats", first, bad)).startswith(f"{bad}: Line 1")
    assert "No such file" in one_error(hachiya("stats", tmp_path / "none.jsonl"))
    assert "directory" in one_error(hachiya("stats", tmp_path))


def test_a_truncated_record_counts_its_finished_deals(
    records: tuple[Path, Path], hachiya: Hachiya, tmp_path: Path
) -> None:
    lines = records[0].read_text("utf-8").splitlines(keepends=True)
    third = [at for at, line in enumerate(lines) if line.startswith('{"e":"deal_end"')][2]
    early = tmp_path / "early.jsonl"
    early.write_text("".join(lines[: third + 9]), "utf-8")
    done = hachiya("stats --json", early)
    (answer,) = json.loads(done.out)
    assert answer["counts"]["numbers"]["deals"] == 9
    assert "finished" not in answer["counts"]["numbers"]
    assert done.err.startswith(f"hachiya: {early}: The record ends after line {third + 9}")


def test_an_unknown_player_game_or_empty_record_is_reported(
    records: tuple[Path, Path], hachiya: Hachiya, tmp_path: Path
) -> None:
    first, _ = records
    assert one_error(hachiya("stats --player Nobody", first)) == (
        "Nobody in these records is called 'Nobody'; the players are: Whim"
    )
    assert one_error(hachiya("stats --game bashifen", first)) == "These records have no finished deal of bashifen"
    assert "'chess'" in one_error(hachiya("stats --game chess", first))
    head = tmp_path / "head.jsonl"
    head.write_text(first.read_text("utf-8").splitlines(keepends=True)[0], "utf-8")
    done = hachiya("stats", head)
    assert done.code == 2
    assert done.err.endswith("hachiya: These records have no finished deal\n")


def test_control_characters_in_a_name_do_not_reach_the_terminal(
    records: tuple[Path, Path], hachiya: Hachiya, tmp_path: Path
) -> None:
    lines = records[0].read_text("utf-8").replace('"Whim 1"', '"\\u001b[2J"')
    hostile = tmp_path / "hostile.jsonl"
    hostile.write_text(lines, "utf-8")
    assert "\x1b" not in hachiya("stats", hostile).text
