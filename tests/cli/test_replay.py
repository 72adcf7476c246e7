import json
import os
import re
from collections.abc import Mapping
from itertools import pairwise
from pathlib import Path
from typing import Any, cast

import pytest

from hachiya.explain.course import Course
from hachiya.explain.money import signed_sum
from hachiya.games.hanafuda.game import hanafuda
from hachiya.games.registry import find
from hachiya.records.ended_early import ENDED_EARLY
from hachiya.records.jsonl import load
from hachiya.words.voice import Voice
from tests.cli.command import Hachiya, one_error


@pytest.fixture(params=["jsonl", "fuda"])
def record(request: pytest.FixtureRequest, hachiya: Hachiya, tmp_path: Path) -> Path:
    """A record of two matches, in both formats."""
    path = tmp_path / f"two.{request.param}"
    hachiya(f"simulate --matches 2 --seed 8 --format {request.param} --out", path)
    return path


def test_a_simulated_record_replays_to_itself(record: Path, hachiya: Hachiya) -> None:
    form = record.suffix[1:]
    done = hachiya(f"replay --format {form}", record)
    assert done == (0, record.read_bytes(), "")


def test_a_record_is_converted_to_the_other_format_and_back(record: Path, hachiya: Hachiya, tmp_path: Path) -> None:
    other = {".jsonl": "fuda", ".fuda": "jsonl"}[record.suffix]
    respelled = tmp_path / "respelled"
    respelled.write_bytes(hachiya(f"replay --format {other}", record).out)
    assert hachiya(f"replay --format {record.suffix[1:]}", respelled).out == record.read_bytes()


def test_a_record_is_read_from_standard_input(record: Path, hachiya: Hachiya) -> None:
    assert hachiya("replay -", stdin=record.read_bytes()) == hachiya("replay", record)
    assert "empty" in one_error(hachiya("replay -"))


def test_a_summary_of_each_match_is_printed_by_default(record: Path, hachiya: Hachiya) -> None:
    text = hachiya("replay", record).text
    assert text.count("verified") == 2
    assert text.count("winner") == 2
    assert len(re.findall(r"^  1 Whim 2 ", text, re.MULTILINE)) == 2
    ja = hachiya("replay --lang ja", record).text
    assert ja.startswith("勝負1: 三人はちはち、12か月、")
    assert "貫  勝ち" in ja


SUMMED_UP = [
    ("sannin", 3, "en", r"Match 1: sannin hachi-hachi, 12 months", r" final [+−]\d+ kan"),
    ("shiragiku", 3, "ja", r"勝負1: はちはち（しらぎく）、12か月", r" 最終得点 [+−]\d+貫"),
    ("nakayoshi", 6, "en", r"Match 1: nakayoshi hachi-hachi, 12 months", r" final [+−]\d+ kan \d+ mon"),
    ("nakayoshi", 4, "ja", r"勝負1: 八八（なかよし村）、12か月", r" 最終得点 [+−]\d+貫\d+文"),
    ("hachiju", 5, "en", r"Match 1: hachijū, 12 deals", r" final [+−]?\d+ points?"),
    ("hachiju", 2, "ja", r"勝負1: 八十、12局", r" 最終得点 [+−]?\d+点"),
]


@pytest.mark.parametrize(("game", "seats", "lang", "head", "final"), SUMMED_UP)
def test_a_summary_counts_in_the_unit_of_its_game(
    game: str, seats: int, lang: str, head: str, final: str, hachiya: Hachiya, tmp_path: Path
) -> None:
    path = tmp_path / "one.jsonl"
    hachiya(f"simulate --game {game} --seats {seats} --seed 8 --out", path)
    summary, _, _ = hachiya(f"replay --lang {lang}", path).text.partition("\n\n")
    first, *rows = summary.splitlines()
    assert re.match(head, first)
    assert len(rows) == seats
    last = cast(Mapping[str, Any], list(load(path))[-1][1])
    unit = hanafuda(find(game)).unit
    for seat, row in enumerate(rows):
        assert row.startswith(f"  {seat} Whim {seat + 1}  {Voice(lang).money(signed_sum(last['totals'][seat], unit))} ")
        assert re.search(final, row)
        assert f" {Voice(lang).money(signed_sum(last['result'][seat], unit))}" in row
        assert row.endswith({"en": "winner", "ja": "勝ち"}[lang]) == (seat in last["winners"])


@pytest.mark.parametrize(
    ("lang", "head", "level"), [("en", "Match 1: bashifen", "level"), ("ja", "勝負1: 八十分", "ステージ")]
)
def test_a_summary_of_bashifen_counts_by_pairs(
    lang: str, head: str, level: str, hachiya: Hachiya, tmp_path: Path
) -> None:
    path = tmp_path / "one.jsonl"
    hachiya("simulate --game bashifen --option win=ace --seed 8 --out", path)
    summary, _, _ = hachiya(f"replay --lang {lang}", path).text.partition("\n\n")
    first, *rows = summary.splitlines()
    events = [cast(Mapping[str, Any], event) for _, event in load(path)]
    deals = sum(event["e"] == "deal_end" for event in events)
    assert first.startswith(f"{head} win=ace")
    assert str(deals) in first
    levels = next(event["stage"] for event in reversed(events) if event["e"] == "deal_end")
    for pair, row in enumerate(rows):
        assert row.startswith(f"  {pair} Whim {pair + 1}")
        assert f"{level} {'0?23456789TJQKA'[levels[pair]].replace('T', '10')}" in row
        assert row.endswith({"en": "winners", "ja": "勝ち"}[lang]) == (pair in events[-1]["winners"])
    assert len(rows) == 2
    cut = tmp_path / "cut.jsonl"
    cut.write_bytes(b"".join(path.read_bytes().splitlines(keepends=True)[:-1]))
    assert hachiya("replay --format sheet", path).text.startswith(
        hachiya("replay --format sheet", cut).text.split("\n")[0]
    )


def test_the_sheet_of_each_match_is_printed(record: Path, hachiya: Hachiya) -> None:
    for lang in ("ja", "en"):
        done = hachiya(f"replay --format sheet --lang {lang}", record)
        assert (done.code, done.err) == (0, "")
        assert done.text.count("Whim 3") >= 2


@pytest.mark.parametrize("cut", [40, 3])
def test_a_truncated_record_is_printed_up_to_its_end_with_a_warning(cut: int, hachiya: Hachiya, tmp_path: Path) -> None:
    whole = hachiya("simulate --seed 8").out
    lines = whole.splitlines(keepends=True)
    path = tmp_path / "cut.jsonl"
    path.write_bytes(b"".join(lines[:cut]) + lines[cut][:9])
    done = hachiya("replay --format jsonl", path)
    assert done.code == 0
    assert done.out == b"".join(lines[:cut])
    assert done.err.count("\n") == 1
    assert f"after line {cut}" in done.err
    assert f"{cut}行目のあと" in hachiya("--lang ja replay --format jsonl", path).err


def test_a_record_that_ends_between_two_lines_gives_a_warning(hachiya: Hachiya, tmp_path: Path) -> None:
    lines = hachiya("simulate --seed 8").out.splitlines(keepends=True)
    path = tmp_path / "cut.jsonl"
    path.write_bytes(b"".join(lines[:-1]))
    done = hachiya("replay", path)
    assert done.code == 0
    assert done.err == (
        f"hachiya: The record ends after line {len(lines) - 1}, in the middle of match 1 "
        f"({len(lines) - 1} events verified)\n"
    )


def test_an_incomplete_second_match_gives_a_warning(hachiya: Hachiya, tmp_path: Path) -> None:
    whole = hachiya("simulate --seed 8").out
    path = tmp_path / "cut.jsonl"
    path.write_bytes(whole + whole[:30])
    done = hachiya("replay --format jsonl", path)
    assert (done.code, done.out) == (0, whole)
    assert done.err == "hachiya: The record breaks off after match 1\n"


def test_a_match_ended_by_all_gives_a_message_and_another_may_follow(hachiya: Hachiya, tmp_path: Path) -> None:
    whole = hachiya("simulate --seed 8").text
    lines = whole.splitlines(keepends=True)
    note = json.dumps({"e": "note", "text": ENDED_EARLY}, separators=(",", ":"))
    path = tmp_path / "ended.jsonl"
    before = max(number for number, line in enumerate(lines[:40]) if line.startswith('{"e":"play"'))
    path.write_text("".join(lines[:before]) + note + "\n" + whole, encoding="utf-8")
    done = hachiya("replay", path)
    assert done.code == 0
    assert done.text.count("Match") >= 2
    assert done.err == f"hachiya: All players of match 1 ended it early ({before + 1} events verified)\n"


def test_an_illegal_line_is_named_with_the_expected_event(hachiya: Hachiya, tmp_path: Path) -> None:
    lines = hachiya("simulate --seed 8").text.splitlines(keepends=True)
    number = next(number for number, line in enumerate(lines, 1) if line.startswith('{"e":"play"'))
    path = tmp_path / "wrong.jsonl"
    path.write_text("".join([*lines[: number - 1], lines[number], *lines[number:]]), encoding="utf-8")
    message = one_error(hachiya("replay", path))
    assert message.startswith(f"Line {number}: ")
    assert "`play`" in message
    assert one_error(hachiya("--lang ja replay", path)).startswith(f"{number}行目: ")


def test_a_card_dealt_twice_is_named(hachiya: Hachiya, tmp_path: Path) -> None:
    text = hachiya("simulate --seed 8").text
    hand = text.split('"hands":["', 1)[1][:7]
    path = tmp_path / "twice.jsonl"
    second = text.split('"hands":["' + hand + '","', 1)[1][:7]
    path.write_text(text.replace(f'"{second}"', f'"{hand}"', 1), encoding="utf-8")
    message = one_error(hachiya("replay", path))
    assert "twice" in message
    assert message.startswith("Line 3")


def test_a_file_that_is_no_record_is_refused_at_line_1(hachiya: Hachiya, tmp_path: Path) -> None:
    path = tmp_path / "x"
    for content in (b"\x7fELF\x00\xff\xfe" * 100, b"\0" * 5_000_000, b"", b"hello\n", b"{}\n", b"x" * 2_000_000):
        path.write_bytes(content)
        assert one_error(hachiya("replay", path)).startswith("Line 1")


@pytest.mark.skipif(os.name == "nt", reason="needs sparse files")
def test_a_gigabyte_of_zeros_is_refused_at_once(hachiya: Hachiya, tmp_path: Path) -> None:
    path = tmp_path / "huge"
    with path.open("wb") as stream:
        stream.truncate(1 << 30)
    one_error(hachiya("replay", path))


@pytest.mark.parametrize("game", ["sannin", "hachiju", "bashifen"])
@pytest.mark.parametrize("lang", ["en", "ja", "zh"])
def test_the_story_of_a_match_is_printed_at_its_end(game: str, lang: str, hachiya: Hachiya, tmp_path: Path) -> None:
    """The output has all of the match's story, and a curve for each seat or pair with a step after each deal."""
    path, half = tmp_path / "one.jsonl", tmp_path / "half.jsonl"
    hachiya(f"simulate --game {game} --seed 8 --out", path)
    events = [cast(Mapping[str, Any], event) for _, event in load(path)]
    story = Course.of(find(game), events[:1]).after(events[1:]).story()
    assert story is not None
    voice = Voice(lang, events[0]["names"])
    text = hachiya(f"replay --lang {lang}", path).text
    lines = text.splitlines()
    for message in [*story.why, *(part for fact in story.facts for part in (fact.title, fact.what))]:
        assert voice.say(message) in text
    curves = [line for line in lines if re.search(r"[▁-█]{2}", line)]
    assert len(curves) == len(story.lines)
    for curve, line in zip(curves, story.lines, strict=True):
        (drawn,) = re.findall(r"[▁-█]+", curve)
        assert len(drawn) == len(story.deals) + 1
        assert [a <= b for a, b in pairwise(drawn)].count(False) <= [a <= b for a, b in pairwise(line.at)].count(False)
        assert curve.endswith(f"  {voice.say(line.texts[-1])}")
    assert "█" in "".join(curves)
    assert "▁" in "".join(curves)

    # An unfinished match has no story.
    half.write_bytes(b"".join(path.read_bytes().splitlines(keepends=True)[:-40]))
    assert not re.search(r"[▁-█]", hachiya(f"replay --lang {lang}", half).text)
