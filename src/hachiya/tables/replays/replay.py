"""A match to be seen again: cut into deals, each with all that is needed to play it again from where it began."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from io import BufferedReader, BytesIO
from time import thread_time
from typing import Any, NamedTuple, cast

from hachiya.explain.course import Course
from hachiya.explain.families import PARTS
from hachiya.explain.story import Line
from hachiya.games.game import Game
from hachiya.games.registry import usual_options
from hachiya.records.common_events import AnyEvent
from hachiya.records.events import Event
from hachiya.records.load import load_stream
from hachiya.records.replay import replays
from hachiya.records.replaying import Replay
from hachiya.records.traced_match import RecordedDeal, TracedDeal, TracedMatch, recorded_deals
from hachiya.records.traced_table import TracedTable
from hachiya.tables.messages.telling import Sheet, sheet
from hachiya.tables.replays.marks import Mark, marks
from hachiya.tables.replays.recorded import Recorded
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
_EVENTS_UNTIMED = 64
"""So many are read between two looks at the clock, which cost as much as a line."""
_ON_SHEET = ("months", "deals")
"""Under one of these a sheet has its deals."""


class Origin(NamedTuple):
    """Where a match comes from: the id it goes by, and who played there, if that is known."""

    id: str
    players: tuple[str, ...] | None = None


@dataclass(slots=True)
class Deal(TracedDeal):
    """One deal, and what is told of it as a whole."""

    n: int
    course: Course
    """The course of the match before it."""
    marks: list[Mark]
    stood: Sequence[int] | None
    """How all stood after it, by seat or pair; None where it breaks off."""
    seated: Recorded
    """Who sits where when it begins."""
    result_event: Event | None
    """What is said of it, where nothing but the result is known."""
    annotations: Mapping[int, Sequence[Event]]
    """What the record says around the game, by the moment before which it stands."""
    rows: list[Any] | None = None
    """What it has written on the score sheet, once somebody has asked."""


@dataclass(slots=True)
class MatchReplay:
    """A verified match; the last deal may break off, and there may be none."""

    setup: Recorded
    game: Game
    deals: list[Deal]
    lines: list[Line]
    winners: list[int] | None
    """None where the match is not over."""
    truncated: bool

    @property
    def traced(self) -> TracedMatch:
        """What playing it again needs."""
        return TracedMatch(self.game, self.setup.options, self.setup.names, self.deals)

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


def read_replays(data: bytes, origin: Origin) -> list[MatchReplay]:
    """The matches of a file in any spelling, as in `match_replays`."""
    spelling, events = load_stream(cast(BufferedReader, BufferedReader(BytesIO(data))), usual_options)
    return match_replays(events, origin, lenient=spelling == "fuda")


def match_replays(
    events: Iterable[tuple[int, AnyEvent]], origin: Origin, *, lenient: bool = False
) -> list[MatchReplay]:
    """The matches of a record, every event verified; each comes with its number, in a file the number of its line.

    BadRecord says which event is wrong, and why.
    """
    found: list[MatchReplay] = []
    deals = 0
    for replay in replays(_in_time(events), lenient, TracedTable):
        found.append(_match_replay(replay, origin))
        deals += len(found[-1].deals)
        if deals > MOST_DEALS:
            raise BadRecord(say.too_many_deals(most=MOST_DEALS), replay.line)
    if not any(replay.deals for replay in found):
        raise BadRecord(say.no_deals(), 1)
    return found


def _in_time(events: Iterable[tuple[int, AnyEvent]]) -> Iterator[tuple[int, AnyEvent]]:
    """The events, as long as they do not take too long to verify."""
    end = thread_time() + MOST_SECONDS
    for place, (number, event) in enumerate(events):
        if not place % _EVENTS_UNTIMED and thread_time() > end:
            raise BadRecord(say.too_long(seconds=int(MOST_SECONDS)), number)
        yield number, event


def _match_replay(verified: Replay, origin: Origin) -> MatchReplay:
    game = verified.table.game
    heading = [event for event in verified.events if event["e"] in ("match", "draw_seats")]
    match = cast(AnyEvent, heading[0])
    setup = Recorded(
        id=origin.id,
        game=game.name,
        rules=game.version,
        options=match["options"],
        names=tuple(match["names"]),
        players=origin.players or tuple(bot_called(name) or PERSON for name in match["names"]),
        draws=[],
        pace=0,
        heading=tuple(heading),
    )
    course = Course.of(game, cast(list[AnyEvent], heading))
    deals: list[Deal] = []
    seated = setup
    for told in recorded_deals(verified):
        deals.append(_deal(told, seated, course))
        seated = seated_after(seated, [event for _, event in told.annotations])
        course = course.after(told.events)
    end = cast(AnyEvent, [*verified.events, *verified.due][-1])
    winners = list(end["winners"]) if end["e"] == "match_end" else None
    return MatchReplay(setup, game, deals, _lines(game, deals), winners, verified.truncated)


def seated_after(setup: Recorded, annotations: Iterable[Event]) -> Recorded:
    """Who sits where after these events: a record names who plays on, and by its name a bot of the house is known."""
    for event in annotations:
        if event["e"] == "seat":
            player = bot_called(event["name"]) if event["by"] == "bot" else None
            sitter = Sitter(setup.id, event["seat"], event["name"], player or PERSON)
            setup = cast(Recorded, setup.taken_by(sitter))
    return setup


def _deal(told: RecordedDeal, seated: Recorded, course: Course) -> Deal:
    family, traced = course.game.family, told.deal
    annotations: dict[int, list[Event]] = {}
    if told.annotations:
        starts = [sum(map(len, told.moments[:place])) for place in range(len(told.moments))]
        for before, event in told.annotations:
            annotations.setdefault(sum(start < before for start in starts), []).append(event)
    numbered = [event for event in told.events if "n" in event]
    return Deal(
        traced.state,
        traced.calls,
        traced.version,
        traced.moments,
        numbered[-1]["n"] if numbered else PARTS[family].number(traced.state) + 1,
        course,
        marks(family, told.moments),
        _stood(told.events),
        seated,
        next((cast(Event, event) for event in told.events if event["e"] == "tally"), None),
        annotations,
    )


def _stood(told: Sequence[AnyEvent]) -> Sequence[int] | None:
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
