"""Examples beside the rules have valid records, moments within their deals, and a text in every language."""

import json
import re
from typing import Any

import pytest
from pydantic import TypeAdapter, with_config

from hachiya.learn.examples import ROOT, Example, examples
from hachiya.records.common_events import STRICT
from hachiya.tables.replays.examples import example_replay, example_text
from hachiya.tables.replays.shapes import BashifenDealAnswer, HanafudaDealAnswer
from hachiya.words.catalogue import catalogue
from hachiya.words.languages import languages

ALL = [example for listed in examples().values() for example in listed]
SHAPES = {"hanafuda": HanafudaDealAnswer, "bashifen": BashifenDealAnswer}


def test_every_game_has_examples_and_every_record_belongs_to_one() -> None:
    assert sorted(examples()) == ["bashifen", "hachiju", "nakayoshi", "sannin", "shiragiku"]
    own = {example.record for example in ALL if not example.record.startswith("../lessons/")}
    assert {path.name for path in ROOT.glob("*.fuda")} == own


@pytest.mark.parametrize("example", ALL, ids=lambda example: example.key)
def test_the_record_of_an_example_replays_and_its_moments_are_valid(example: Example) -> None:
    """Every line of its record is verified when it is opened."""
    replay = example_replay(example)
    assert replay.game.name == example.game
    answer = json.loads(example_text(example))
    shape: TypeAdapter[Any] = TypeAdapter(with_config(STRICT)(SHAPES[answer["table"]["family"]]))
    shape.validate_python(answer)
    assert 0 < example.start < example.end <= len(answer["entries"]) == replay.deals[0].moments
    assert any(entry["told"] for entry in answer["entries"][example.start : example.end])
    assert answer["table"]["viewer"] == example.seat


SHOWN = {
    "sannin-taking": {"play", "turn"},
    "sannin-captured": {"turn", "stop", "pay"},
    "sannin-sage": {"sage"},
    "nakayoshi-fold": {"bid", "pay"},
    "hachiju-double": {"bid", "pay"},
    "bashifen-trick": {"play", "trick"},
    "shiragiku-sage": {"pay", "sage", "turn"},
}
"""The events that each example shows."""


@pytest.mark.parametrize("example", ALL, ids=lambda example: example.key)
def test_an_example_contains_the_events_that_it_explains(example: Example) -> None:
    entries = json.loads(example_text(example))["entries"][example.start : example.end]
    events = {event["e"] for entry in entries for event in entry["record"]}
    assert events >= SHOWN[example.key.removeprefix("guide-example-")]


@pytest.mark.parametrize("language", languages())
def test_every_language_has_the_text_of_each_example_and_no_other(language: str) -> None:
    games = "|".join(examples())
    keys = {message.id.name for message in catalogue(language).sound_messages("guide")}
    named = {key for key in keys if re.match(rf"guide-example-({games})-", key)}
    assert named == {example.key for example in ALL}
