"""Events without a file are checked like lines, each by the match before it."""

from typing import Any

import pytest

from hachiya.records.jsonl import loads
from hachiya.records.validator import number_events
from hachiya.words.errors import BadRecord
from tests.playing import MENUS, Menu, record
from tests.records.strategies import as_lines
from tests.sampling import first

ONE_A_FAMILY = [next(menu for menu in MENUS if menu.game == game) for game in ("sannin", "bashifen")]


@pytest.mark.parametrize("menu", first(ONE_A_FAMILY, MENUS), ids=str)
def test_events_without_a_file_are_checked_like_lines(menu: Menu) -> None:
    events = [dict(event) for event in record(1, menu)]
    assert [*number_events(events)] == [*loads(as_lines(events))]


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        ({"e": "play", "seat": 1}, "play needs"),
        ({"e": "play", "seat": "1", "card": "A", "takes": ""}, "an integer"),
        ({"e": "declare", "seat": 1, "cards": ["2S"], "drawn": 3}, "Unknown event"),
        (["play"], "an object"),
        (None, "an object"),
        ({"e": "shima", "seat": 1, "cards": "AB??"}, r"\?"),
    ],
    ids=str,
)
def test_an_invalid_event_is_refused_with_its_number(wrong: object, why: str) -> None:
    events: list[Any] = [dict(event) for event in record(1)]
    events[2] = wrong
    with pytest.raises(BadRecord, match=why) as caught:
        [*number_events(events)]
    assert caught.value.line == 3
