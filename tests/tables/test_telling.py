"""The updates of sheet, bill and story by an entry, made from the present deal, equal those of the whole record."""

from collections.abc import Mapping
from typing import Any, cast

import pytest

from hachiya.explain.course import Course, start_of_present_deal
from hachiya.games.registry import find
from hachiya.records.events import Event
from hachiya.tables.messages.changes import apply_changes
from hachiya.tables.messages.telling import last_bill, news, sheet, writes_on_sheet
from hachiya.tables.stored.entries import RecordLine
from tests.playing import A_GAME_EACH, ALL_MENUS, Menu, record
from tests.sampling import first


@pytest.mark.parametrize("menu", first(A_GAME_EACH, ALL_MENUS), ids=str)
def test_the_sheet_updates_of_all_events_add_up_to_the_sheet_of_the_record(menu: Menu) -> None:
    events: list[Any] = record(11, menu)
    game = find(menu.game)
    head, on_page = events[:1], {**sheet(events[:1])}
    course = Course.of(game, head)
    for place, event in enumerate(events[1:], 2):
        entry = [RecordLine(cast(Event, event), "")]
        before, course = course, course.after([event])
        assert sum(event["e"] == "deal" for event in course.events) <= 1
        if not writes_on_sheet(entry):
            continue
        message: Mapping[str, Any] = news(before, course, entry)
        on_page = apply_changes(on_page, message["sheet"])
        so_far = events[:place]
        assert on_page == sheet(so_far), (menu, place)
        whole = Course.of(game, head).after(so_far[1:])
        assert message.get("story") == whole.story()
        assert ("story" in message) == (event["e"] == "match_end")
        assert message.get("bill") == (last_bill(game, so_far) if event["e"] == "deal_end" else None)
    assert course.earlier.deals == sum(event["e"] == "deal_end" for event in events) - 1


def test_the_events_of_the_present_deal_begin_with_its_preliminaries() -> None:
    """One of seven seats draws the white card after the dealer's choice; both belong to the deal that follows."""
    events: list[Any] = record(11, Menu("nakayoshi", {"length": "half"}, 7))
    *_, before_last, _ = (place for place, event in enumerate(events) if event["e"] == "deal_end")
    first_of_last = before_last + 1
    assert [event["e"] for event in events[first_of_last : first_of_last + 3]] == ["mizuten", "white_card", "deal"]
    assert start_of_present_deal(events) == first_of_last
