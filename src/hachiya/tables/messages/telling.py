"""The parts of an entry's message that explain its events: sentences, score sheet, bill and story.

All come from what the viewer may read; the page or terminal puts them into words.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NotRequired, TypeAlias, cast

from pydantic import TypeAdapter
from typing_extensions import TypedDict

from hachiya.explain.bashifen.bill import DealBill
from hachiya.explain.bashifen.sheet import LevelSheet
from hachiya.explain.course import Course, start_of_present_deal
from hachiya.explain.earlier import Earlier
from hachiya.explain.families import PARTS
from hachiya.explain.hanafuda.bill import Bill
from hachiya.explain.hanafuda.rows import ScoreSheet
from hachiya.explain.sentences import Narrator
from hachiya.explain.sheet import sheet_of
from hachiya.explain.story import Story
from hachiya.games.game import Game
from hachiya.tables.messages.changes import Changes, find_changes
from hachiya.tables.stored.entries import RecordLine
from hachiya.words.message import Sentence

Event: TypeAlias = Mapping[str, Any]
Telling: TypeAlias = list[Sentence]
"""The sentences about one event."""
Sheet: TypeAlias = dict[str, Any]
"""A `ScoreSheet` or `LevelSheet` as JSON."""

_DEAL_END = "deal_end"
_ON_SHEET = {"pay", _DEAL_END, "match_end"}
_NAMES = {"match", "seat"}
"""Events that name the players."""
_SHEET: TypeAdapter[ScoreSheet | LevelSheet] = TypeAdapter(ScoreSheet | LevelSheet)


def events_of(record: Iterable[RecordLine]) -> list[Event]:
    """Return the events of a record."""
    return [cast(Event, line.event) for line in record]


def sentences_of(teller: Narrator, events: Iterable[Event]) -> list[Telling]:
    """Describe each of these events by sentences, as a viewer may read them; the narrator advances."""
    return [[*teller.tell(event)] for event in events]


def sentences_of_deal(game: Game, events: Sequence[Event]) -> list[Telling]:
    """Describe each event of the last deal of a record by sentences."""
    teller = Narrator(game)
    start = start_of_present_deal(events)
    for event in events[:start]:
        if event["e"] in _NAMES:
            teller.tell(event)
    return sentences_of(teller, events[start:])


def writes_on_sheet(record: Iterable[RecordLine]) -> bool:
    """Whether the record changes the score sheet: by a payment, or the end of a deal or match."""
    return any(line.event["e"] in _ON_SHEET for line in record)


def sheet(events: Sequence[Event], earlier: Earlier | None = None) -> Sheet:
    """Make the score sheet up to the last payment or finished deal, without the rows of `earlier` deals."""
    last = max((place for place, event in enumerate(events) if event["e"] in _ON_SHEET), default=0)
    result: Sheet = _SHEET.dump_python(sheet_of(events[: last + 1], earlier), mode="json")
    return result


def last_bill(game: Game, events: Sequence[Event]) -> Bill | DealBill | None:
    """Make the bill of the last finished deal; None if no deal is finished."""
    return PARTS[game.family].bill(events)


class News(TypedDict):
    """The parts of an entry's message for the score sheet: its changes, and the bill of a finished deal.

    The last entry of a match has its story, too.
    """

    sheet: Changes
    bill: NotRequired[Bill | DealBill]
    story: NotRequired[Story]


def news(before: Course, after: Course, record: Iterable[RecordLine]) -> News:
    """Make the news of an entry that led from one course of the match to the next."""
    earlier = after.earlier.deals
    result: News = {"sheet": find_changes(_since(earlier, before), _since(earlier, after))}
    bill = last_bill(after.game, after.events) if any(line.event["e"] == _DEAL_END for line in record) else None
    if bill is not None:
        result["bill"] = bill
    story = after.story()
    if story is not None:
        result["story"] = story
    return result


def _since(deal: int, course: Course) -> Sheet:
    """The sheet with None for each deal before this one, which cannot change any more."""
    result = sheet(course.events, course.earlier)
    deals = "months" if "months" in result else "deals"
    return {**result, deals: [None] * deal + result[deals][deal - course.earlier.deals :]}
