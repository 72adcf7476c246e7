"""A match to be seen again: cut into deals, each with all that is needed to play it again from where it began."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from io import BufferedReader, BytesIO
from time import thread_time
from typing import Any, NamedTuple, cast

from hachiya.explain.course import Course
from hachiya.explain.families import PARTS
from hachiya.explain.story import Line
from hachiya.games.game import Game
from hachiya.games.hanafuda.cards import card
from hachiya.games.registry import usual_options
from hachiya.records.events import Event as RecordEvent
from hachiya.records.load import load_stream
from hachiya.records.replay import replays
from hachiya.records.replaying import AROUND, Replay
from hachiya.tables.messages.telling import Sheet, sheet
from hachiya.tables.replays.marks import Event, Mark, marks
from hachiya.tables.replays.recorded import Recorded
from hachiya.tables.replays.traced import Begun, Call, Dealt, TracedTable, White
from hachiya.tables.stored.setup import PERSON, Sitter
from hachiya.words.errors import BadRecord
from hachiya.words.names import bot_called
from hachiya.words.say import reel as say

MOST_BYTES = 2_000_000
"""So large a record from outside may be."""
MOST_DEALS = 2000
"""So many deals a file may have; a year has twelve."""
MOST_SECONDS = 20.0
"""So long a file may keep a processor busy; one of 500 deals takes less than one."""
_LINES_UNTIMED = 64
"""So many are read between two looks at the clock, which cost as much as a line."""
_ON_SHEET = ("months", "deals")
"""Under one of these a sheet has its deals."""


class Origin(NamedTuple):
    """Where a match comes from: the id it goes by, and who played there, if that is known."""

    id: str
    players: tuple[str, ...] | None = None


@dataclass(slots=True)
class Deal:
    """One deal: from `state` on all `calls` are made again. `version` is how many moments were before it."""

    state: Any
    calls: list[Call]
    course: Course
    version: int
    n: int
    moments: int
    marks: list[Mark]
    stood: Sequence[int] | None
    """How all stood after it, by seat or pair; None where it breaks off."""
    seated: Recorded
    """Who sits where when it begins."""
    told: RecordEvent | None
    """What is said of it, where nothing but the result is known."""
    around: Mapping[int, Sequence[RecordEvent]]
    """What the record says around the game, by the moment before which it stands."""
    rows: list[Any] | None = None
    """What it has written on the score sheet, once somebody has asked."""


@dataclass(slots=True)
class Reel:
    """A verified match; the last deal may break off, and there may be none."""

    setup: Recorded
    game: Game
    deals: list[Deal]
    lines: list[Line]
    winners: list[int] | None
    """None where the match is not over."""
    truncated: bool

    def sheet_before(self, number: int) -> Sheet:
        """The score sheet as it was when a deal began."""
        found = _paper(self.deals[number].course)
        found[_deals_of(found)] = [row for earlier in range(number) for row in self._rows(earlier)]
        return found

    def _rows(self, number: int) -> list[Any]:
        deal = self.deals[number]
        rows = deal.rows
        if rows is None:
            paper = _paper(self.deals[number + 1].course)
            rows = deal.rows = paper[_deals_of(paper)]
        return rows


def reels(data: bytes, origin: Origin) -> list[Reel]:
    """The matches of a record in any spelling, every line verified. BadRecord says which is wrong, and why."""
    spelling, lines = load_stream(cast(BufferedReader, BufferedReader(BytesIO(data))), usual_options)
    found: list[Reel] = []
    deals = 0
    for replay in replays(_in_time(lines), lenient=spelling == "fuda", table=TracedTable):
        found.append(_reel(replay, origin))
        deals += len(found[-1].deals)
        if deals > MOST_DEALS:
            raise BadRecord(say.too_many_deals(most=MOST_DEALS), replay.line)
    if not any(reel.deals for reel in found):
        raise BadRecord(say.no_deals(), 1)
    return found


def _in_time(lines: Iterable[tuple[int, Event]]) -> Iterator[tuple[int, Event]]:
    """The lines, as long as they do not take too long to verify."""
    end = thread_time() + MOST_SECONDS
    for number, (line, event) in enumerate(lines):
        if not number % _LINES_UNTIMED and thread_time() > end:
            raise BadRecord(say.too_long(seconds=int(MOST_SECONDS)), line)
        yield line, event


def _reel(replay: Replay, origin: Origin) -> Reel:
    table = cast(TracedTable, replay.table)
    events = [*replay.events, *replay.due]
    heading = [event for event in events if event["e"] in ("match", "draw_seats")]
    match = cast(Event, heading[0])
    setup = Recorded(
        id=origin.id,
        game=table.game.name,
        rules=table.game.version,
        options=match["options"],
        names=tuple(match["names"]),
        players=origin.players or tuple(bot_called(name) or PERSON for name in match["names"]),
        draws=[],
        pace=0,
        heading=tuple(heading),
    )
    reel = Reel(setup, table.game, [], [], None, replay.truncated)
    course = Course.of(table.game, cast(list[Event], heading))
    version = 0
    seated = setup
    for begun, around, told in _deals(table.begun, events[1:]):
        deal = _deal(seated, begun, told, around, course, version)
        reel.deals.append(deal)
        seated = seated_after(seated, [event for _, event in around])
        version += deal.moments
        course = course.after(told)
    reel.lines = _lines(table.game, reel.deals)
    end = cast(Event, events[-1])
    if end["e"] == "match_end":
        reel.winners = list(end["winners"])
    return reel


def seated_after(setup: Recorded, around: Iterable[RecordEvent]) -> Recorded:
    """Who sits where after these events: a record names who plays on, and by its name a bot of the house is known."""
    for event in around:
        if event["e"] == "seat":
            player = bot_called(event["name"]) if event["by"] == "bot" else None
            sitter = Sitter(setup.id, event["seat"], event["name"], player or PERSON)
            setup = cast(Recorded, setup.taken_by(sitter))
    return setup


Around = list[tuple[int, RecordEvent]]
"""What stands around the game in a deal, each with how many events of the game stand before it."""


def _deals(found: Sequence[Begun], events: Sequence[RecordEvent]) -> Iterator[tuple[Begun, Around, list[Event]]]:
    """What was done in each deal, with what is told of it; what was said before it and thrown in belongs to it."""
    rest = iter(events)
    begun: Begun | None = None
    around: Around = []
    told: list[Event] = []
    for one in found:
        begun = one if begun is None else Begun(begun.state, [*begun.calls, *one.calls])
        wanted = len(told) + sum(call.rows for call in one.calls)
        while len(told) < wanted:
            event = next(rest)
            if event["e"] in AROUND:
                around.append((len(told), event))
            elif event["e"] != "draw_seats":
                told.append(cast(Event, event))
        if any(event["e"] == "deal_end" for event in told):
            yield begun, around, told
            begun, around, told = None, [], []
    if begun is not None:
        yield begun, around, told


def _deal(seated: Recorded, begun: Begun, told: Sequence[Event], around: Around, course: Course, version: int) -> Deal:
    game = course.game
    calls = [_with_stock(call, told) if isinstance(call, Dealt) else call for call in begun.calls]
    moments = _moments(calls, told)
    beside: dict[int, list[RecordEvent]] = {}
    if around:
        starts = [sum(len(events) for events in moments[:place]) for place in range(len(moments))]
        for before, event in around:
            beside.setdefault(sum(start < before for start in starts), []).append(event)
    numbered = [event for event in told if "n" in event]
    return Deal(
        begun.state,
        calls,
        course,
        version,
        numbered[-1]["n"] if numbered else PARTS[game.family].number(begun.state) + 1,
        len(moments),
        marks(game.family, moments),
        _stood(told),
        seated,
        next((cast(RecordEvent, event) for event in told if event["e"] == "tally"), None),
        beside,
    )


def _moments(calls: Sequence[Call], told: Sequence[Event]) -> list[Sequence[Event]]:
    """What is told in each moment: of a call that leads to anything, and of the white card with the deal after it."""
    found: list[Sequence[Event]] = []
    start = end = 0
    for call in calls:
        end += call.rows
        if end > start and not isinstance(call, White):
            found.append(told[start:end])
            start = end
    return found


def _with_stock(call: Dealt, told: Sequence[Event]) -> Dealt:
    """With flower cards a deck does not say how the stock lies, which is told later."""
    deal, stock = (next((event for event in told if event["e"] == name), None) for name in ("deal", "stock"))
    if deal is None or stock is None:
        return call
    dealt = {card(letter) for letter in "".join(deal["hands"]) + deal["field"]}
    if dealt != set(call.deck[: len(dealt)]):
        return call  # it was thrown in
    order = [card(letter) for letter in stock["cards"]]
    first = [one for one in order if one not in dealt]
    rest = [one for one in call.deck if one not in dealt and one not in order]
    second = [*order, *(one for one in call.deck if one not in order)]
    return replace(call, deck=(*call.deck[: len(dealt)], *first, *rest, *second))


def _stood(told: Sequence[Event]) -> Sequence[int] | None:
    end = next((event for event in reversed(told) if event["e"] == "deal_end"), None)
    return None if end is None else end["scores"] if "scores" in end else end["stage"]


def _lines(game: Game, deals: Sequence[Deal]) -> list[Line]:
    """How all stood at the start and after each deal that is over."""
    start = [game.scores(deal.state) for deal in deals[:1]]
    standings = [*start, *(deal.stood for deal in deals if deal.stood is not None)]
    return PARTS[game.family].lines(game, standings)


def _paper(course: Course) -> Sheet:
    """The score sheet, with no rows but those of the deal that was last."""
    return sheet(course.events, course.earlier)


def _deals_of(paper: Sheet) -> str:
    return next(key for key in _ON_SHEET if key in paper)
