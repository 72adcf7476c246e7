"""`hachiya hint` judges the choices of a position of a record as the library does."""

import json
from pathlib import Path

import pytest

import hachiya as library
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
    rows = json.loads(hachiya(f"hint {path} --event {event} --worlds 4 --json").text)
    assert {row["choice"] for row in rows} == {choice.name for choice in at.legal()}
    assert rows[0]["worth"] == max(row["worth"] for row in rows)


def test_a_position_without_a_choice_is_refused(hachiya: Hachiya, record: Path) -> None:
    assert "deal" in one_error(hachiya(f"hint {record} --event 1"))
    assert "99" in one_error(hachiya(f"hint {record} --event 99"))
    assert "The file is empty" in one_error(hachiya(f"hint {written(record, '')}"))


def written(path: Path, text: str) -> Path:
    path.write_text(text, "utf-8")
    return path
