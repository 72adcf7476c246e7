"""What is told of an entry beside its events: sentences for each, what is new on the score sheet, the bill,
and at the end the story of the match.

All are of what a viewer may read, and said in words by whoever shows them.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NotRequired, TypeAlias, cast

from pydantic import TypeAdapter
from typing_extensions import TypedDict

from hachiya.explain.bashifen.bill import DealBill
from hachiya.explain.bashifen.sheet import LevelSheet
from hachiya.explain.course import Course, present_deal
from hachiya.explain.earlier import Earlier
from hachiya.explain.families import PARTS
from hachiya.explain.hanafuda.bill import Bill
from hachiya.explain.hanafuda.rows import ScoreSheet
from hachiya.explain.sentences import Narrator
from hachiya.explain.sheet import sheet_of
from hachiya.explain.story import Story
from hachiya.games.game import Game
from hachiya.tables.messages.changes import Changes, changes
from hachiya.tables.stored.entries import RecordLine
from hachiya.words.message import Sentence

Event: TypeAlias = Mapping[str, Any]
Telling: TypeAlias = list[Sentence]
"""What is told of one event."""
Sheet: TypeAlias = dict[str, Any]
"""A `ScoreSheet` or `LevelSheet` as JSON."""

_DEAL_END = "deal_end"
_ON_SHEET = {"pay", _DEAL_END, "match_end"}
_NAMES = {"match", "seat"}
"""They say who sits where."""
_SHEET: TypeAdapter[ScoreSheet | LevelSheet] = TypeAdapter(ScoreSheet | LevelSheet)


def events_of(record: Iterable[RecordLine]) -> list[Event]:
    """The events alone."""
    return [cast(Event, one.event) for one in record]


def told(teller: Narrator, events: Iterable[Event]) -> list[Telling]:
    """What each of these events says, as a viewer may read them; the teller goes on from here."""
    return [[*teller.tell(event)] for event in events]


def told_of_deal(game: Game, events: Sequence[Event]) -> list[Telling]:
    """The same of the present deal, which the last events of a record are."""
    teller = Narrator(game)
    start = present_deal(events)
    for event in events[:start]:
        if event["e"] in _NAMES:
            teller.tell(event)
    return told(teller, events[start:])


def writes_on_sheet(record: Iterable[RecordLine]) -> bool:
    """Was something paid, or has a deal ended, so that there is more on the sheet?"""
    return any(one.event["e"] in _ON_SHEET for one in record)


def sheet(events: Sequence[Event], earlier: Earlier | None = None) -> Sheet:
    """The score sheet up to the last payment, or to the last deal that is over; without rows of what was earlier."""
    last = max((place for place, event in enumerate(events) if event["e"] in _ON_SHEET), default=0)
    found: Sheet = _SHEET.dump_python(sheet_of(events[: last + 1], earlier), mode="json")
    return found


def last_bill(game: Game, events: Sequence[Event]) -> Bill | DealBill | None:
    """The bill of the last deal that is over; None before the first is."""
    return PARTS[game.family].bill(events)


class News(TypedDict):
    """What an entry tells beside its events: what it has changed on the score sheet, and the bill of what it ends.

    The last one tells the story of the match.
    """

    sheet: Changes
    bill: NotRequired[Bill | DealBill]
    story: NotRequired[Story]


def news(before: Course, after: Course, record: Iterable[RecordLine]) -> News:
    """What an entry of these events tells beside them."""
    earlier = after.earlier.deals
    found: News = {"sheet": changes(_since(earlier, before), _since(earlier, after))}
    bill = last_bill(after.game, after.events) if any(one.event["e"] == _DEAL_END for one in record) else None
    if bill is not None:
        found["bill"] = bill
    story = after.story()
    if story is not None:
        found["story"] = story
    return found


def _since(deal: int, course: Course) -> Sheet:
    """The sheet with nothing in the place of each deal before this one, which cannot change any more."""
    found = sheet(course.events, course.earlier)
    deals = "months" if "months" in found else "deals"
    return {**found, deals: [None] * deal + found[deals][deal - course.earlier.deals :]}
