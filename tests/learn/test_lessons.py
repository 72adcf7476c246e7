"""Lessons: their records are valid, the right choices follow from them, and every step has a text in every language."""

import json
from typing import Any

import pytest
from pydantic import TypeAdapter, with_config

from hachiya.learn.lessons import ROOT, Lesson, lessons
from hachiya.records.common_events import STRICT
from hachiya.tables.replays.deal_replay import DealReplay
from hachiya.tables.replays.taught import BashifenLesson, HanafudaLesson, lesson_replay, lesson_text
from hachiya.words.catalogue import catalogue
from hachiya.words.languages import languages

ALL = [lesson for taught in lessons().values() for lesson in taught]
SHAPES = {"hanafuda": HanafudaLesson, "bashifen": BashifenLesson}


def content_of(lesson: Lesson) -> Any:
    return json.loads(lesson_text(lesson))


def test_every_lesson_record_belongs_to_a_lesson() -> None:
    taught = {(lesson.game, f"{lesson.record}.fuda") for lesson in ALL}
    assert {(path.parent.name, path.name) for path in ROOT.glob("*/*.fuda")} == taught


@pytest.mark.parametrize("lesson", ALL, ids=lambda lesson: lesson.key)
def test_the_record_of_a_lesson_replays_and_its_steps_are_valid(lesson: Lesson) -> None:
    """Every line of the record is verified when it is opened; the choices of the lesson's seat are legal there."""
    deal_replay = DealReplay(lesson_replay(lesson), lesson_replay(lesson).deals[lesson.deal])
    table = deal_replay.match.table
    for _ in deal_replay.steps():
        if deal_replay.choice is not None:
            assert table.turn == deal_replay.choice.seat or table.is_open_call
        table = deal_replay.match.table
    answer = content_of(lesson)
    entries, steps = len(answer["entries"]), [step.at for step in lesson.steps]
    assert 0 <= lesson.start < lesson.end <= entries
    assert steps == sorted(steps)
    assert steps[0] == lesson.start
    assert steps[-1] == lesson.end
    assert any(answer["lesson"]["chosen"][lesson.start : lesson.end]), "nothing is to be done"
    shape: TypeAdapter[Any] = TypeAdapter(with_config(STRICT)(SHAPES[answer["table"]["family"]]))
    shape.validate_python(answer)


@pytest.mark.parametrize("lesson", ALL, ids=lambda lesson: lesson.key)
def test_a_lesson_shows_only_what_its_seat_may_see(lesson: Lesson) -> None:
    table = content_of(lesson)["table"]
    assert table["viewer"] == lesson.seat
    text = lesson_text(lesson)
    deal = next(event for entry in json.loads(text)["entries"] for event in entry["record"] if event["e"] == "deal")
    if "draws" in deal:
        known = {(deal["first"] + at) % 4 for at, card in enumerate(deal["draws"]) if card != "?"}
    else:
        known = {seat for seat, hand in enumerate(deal["hands"]) if set(hand) != {"?"}}
    assert known <= {lesson.seat}


@pytest.mark.parametrize("language", languages())
def test_every_language_has_the_text_of_each_lesson_step_and_no_other(language: str) -> None:
    wanted = {lesson.key for lesson in ALL} | {
        f"{lesson.key}-{number}" for lesson in ALL for number in range(1, len(lesson.steps) + 1)
    }
    assert {message.id.name for message in catalogue(language).sound_messages("lessons")} == wanted


def test_a_lesson_step_answers_wrong_choices_where_they_are_possible() -> None:
    english = {message.id.name: message for message in catalogue("en").sound_messages("lessons")}
    for lesson in ALL:
        chosen = content_of(lesson)["lesson"]["chosen"]
        for number, step in enumerate(lesson.steps, 1):
            last = number == len(lesson.steps) or lesson.steps[number].at != step.at
            asks = last and step.at < lesson.end and chosen[step.at] is not None
            assert bool(english[f"{lesson.key}-{number}"].attributes) == asks, (lesson.key, number)
