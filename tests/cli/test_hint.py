"""`hachiya hint` judges the choices of a position of a record as the library does."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

import hachiya as library
from hachiya.cli.hint import rows
from hachiya.learn.estimates import Estimate
from hachiya.learn.for_match import ForMatch
from hachiya.words.languages import languages
from tests.cli.command import Hachiya, one_error


@pytest.fixture
def record(tmp_path: Path) -> Path:
    match = library.Match("sannin", dealer=0, seed=8)
    match.deal()
    path = tmp_path / "begun.jsonl"
    path.write_text(match.to_jsonl(), "utf-8")
    return path


@pytest.mark.parametrize("lang", languages())
def test_the_choices_of_the_last_position_are_judged(lang: str, hachiya: Hachiya, record: Path) -> None:
    match = next(library.load(record))
    done = hachiya(f"hint {record} --worlds 4 --lang {lang}")
    assert done.text == library.hint(match, worlds=4).text(lang) + "\n"


def test_an_earlier_position_is_judged_as_json(hachiya: Hachiya, tmp_path: Path) -> None:
    match = library.play("hachiju", bots="random", options={"deals": 1}, seed=1)
    path = tmp_path / "over.fuda"
    path.write_text(match.to_fuda(), "utf-8")
    event, at = next((number, at) for number, (_, at) in enumerate(match.steps(), 1) if not at.awaits_deal)
    judged = json.loads(hachiya(f"hint {path} --event {event} --worlds 4 --json").text)
    assert {row["choice"] for row in judged} == {choice.name for choice in at.legal()}
    assert judged[0]["worth"] == max(row["worth"] for row in judged)


def test_a_record_is_read_from_standard_input(hachiya: Hachiya, record: Path) -> None:
    line = "hint --worlds 2 --json"
    assert hachiya(f"{line} -", stdin=record.read_bytes()) == hachiya(line, record)


def test_one_world_has_an_infinite_interval_that_json_leaves_out(hachiya: Hachiya, record: Path) -> None:
    assert "(−∞ … +∞)" in hachiya(f"hint {record} --worlds 1").text
    judged = json.loads(hachiya(f"hint {record} --worlds 1 --json").text, parse_constant=pytest.fail)
    assert {(row["low"], row["high"]) for row in judged} == {(None, None)}


def test_the_choice_that_wins_the_match_is_named_in_json(record: Path) -> None:
    judged = library.hint(next(library.load(record)), worlds=4)
    last = judged.judged[-1]
    for_match = ForMatch(last.choice, last.actions, last.label, Estimate(0.04, 0.03, 0.05))
    named = [*rows(replace(judged, for_match=for_match), "en")]
    assert [row["wins_match"] for row in named] == [*[None] * (len(named) - 1), 0.04]
    assert all(row["wins_match"] is None for row in rows(judged, "en"))


def test_a_position_without_a_choice_is_refused(hachiya: Hachiya, record: Path) -> None:
    assert "deal" in one_error(hachiya(f"hint {record} --event 1"))
    assert "99" in one_error(hachiya(f"hint {record} --event 99"))
    assert "The file is empty" in one_error(hachiya(f"hint {written(record, '')}"))


def written(path: Path, text: str) -> Path:
    path.write_text(text, "utf-8")
    return path
