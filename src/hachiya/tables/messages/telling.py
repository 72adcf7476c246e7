"""What is told of an entry beside its events: sentences for each, what is new on the score sheet, the bill,
and at the end the story of the match.

All are of what a viewer may read, and said in words by whoever shows them.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NotRequired, TypeAlias, cast

from typing_extensions import TypedDict

from hachiya.explain.bashifen.sheet import Stages
from hachiya.explain.course import Course, present_deal
from hachiya.explain.earlier import Earlier
from hachiya.explain.families import PARTS
from hachiya.explain.hanafuda.bill import so_far
from hachiya.explain.sentences import Teller
from hachiya.explain.sheet import sheet_of
from hachiya.explain.wire import (
    BillJson,
    DealBillJson,
    ScoreSheetJson,
    StagesJson,
    StoryJson,
    bill_json,
    score_sheet_json,
    stages_json,
    story_json,
)
from hachiya.games.game import Game
from hachiya.tables.messages.changes import Changes, changes
from hachiya.tables.stored.entries import Written
from hachiya.words.wire import SentenceJson, sentence_json

Event: TypeAlias = Mapping[str, Any]
Telling: TypeAlias = list[SentenceJson]
"""What is told of one event."""
Sheet: TypeAlias = ScoreSheetJson | StagesJson

_DEAL_END = "deal_end"
_ON_SHEET = {"pay", _DEAL_END, "match_end"}
_NAMES = {"match", "seat"}
"""They say who sits where."""


def events_of(record: Iterable[Written]) -> list[Event]:
    """The events alone."""
    return [cast(Event, one.event) for one in record]


def told(teller: Teller, events: Iterable[Event]) -> list[Telling]:
    """What each of these events says, as a viewer may read them; the teller goes on from here."""
    return [[sentence_json(sentence) for sentence in teller.tell(event)] for event in events]


def told_of_deal(game: Game, events: Sequence[Event]) -> list[Telling]:
    """The same of the present deal, which the last events of a record are."""
    teller = Teller(game)
    start = present_deal(events)
    for event in events[:start]:
        if event["e"] in _NAMES:
            teller.tell(event)
    return told(teller, events[start:])


def writes_on_sheet(record: Iterable[Written]) -> bool:
    """Was something paid, or has a deal ended, so that there is more on the sheet?"""
    return any(one.event["e"] in _ON_SHEET for one in record)


def sheet(events: Sequence[Event], earlier: Earlier | None = None) -> Sheet:
    """The score sheet up to the last payment, or to the last deal that is over; without rows of what was earlier."""
    last = max((place for place, event in enumerate(events) if event["e"] in _ON_SHEET), default=0)
    so_much = events[: last + 1]
    found = sheet_of(so_much, earlier)
    return stages_json(found) if isinstance(found, Stages) else score_sheet_json(found, so_far(so_much))


def last_bill(game: Game, events: Sequence[Event]) -> BillJson | DealBillJson | None:
    """The bill of the last deal that is over; None before the first is."""
    found = PARTS[game.family].bill(events)
    return None if found is None else bill_json(found)


def story_of(course: Course) -> StoryJson | None:
    """The story of a match that is over; None before."""
    found = course.story()
    return None if found is None else story_json(found)


class News(TypedDict):
    """What an entry tells beside its events: what it has changed on the score sheet, and the bill of what it ends.

    The last one tells the story of the match.
    """

    sheet: Changes
    bill: NotRequired[BillJson | DealBillJson]
    story: NotRequired[StoryJson]


def news(before: Course, after: Course, record: Iterable[Written]) -> News:
    """What an entry of these events tells beside them."""
    earlier = after.earlier.deals
    found: News = {"sheet": changes(_since(earlier, before), _since(earlier, after))}
    bill = last_bill(after.game, after.events) if any(one.event["e"] == _DEAL_END for one in record) else None
    if bill is not None:
        found["bill"] = bill
    story = story_of(after)
    if story is not None:
        found["story"] = story
    return found


def _since(deal: int, course: Course) -> dict[str, Any]:
    """The sheet with nothing in the place of each deal before this one, which cannot change any more."""
    found: dict[str, Any] = {**sheet(course.events, course.earlier)}
    deals = "months" if "months" in found else "deals"
    return {**found, deals: [None] * deal + found[deals][deal - course.earlier.deals :]}
