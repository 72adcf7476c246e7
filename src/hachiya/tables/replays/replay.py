"""A verified match, cut into deals that can each be replayed from their start."""

import time
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from io import BufferedReader, BytesIO
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
from hachiya.tables.replays.recorded import RecordedSetup
from hachiya.tables.stored.setup import PERSON, Sitter
from hachiya.words.errors import BadRecord
from hachiya.words.names import bot_called
from hachiya.words.say import reel as say

MOST_BYTES = 2_000_000
"""The largest size of a record from outside."""
MOST_DEALS = 2000
"""The most deals of a file; a year has twelve."""
MOST_SECONDS = 20.0
"""The longest processor time to verify a file; 500 deals take less than one second."""
_cpu_seconds = getattr(time, "thread_time", time.process_time)
"""The processor time of this thread; WebAssembly has no threads, and only a process."""
_EVENTS_UNTIMED = 64
"""Events between two checks of the clock, each of which costs as much as reading a line."""
_ON_SHEET = ("months", "deals")
"""The keys under which a sheet has its deals."""


class Origin(NamedTuple):
    """The origin of a replayed match: the id of its table or file, and its players by seat, if known."""

    id: str
    players: tuple[str, ...] | None = None


@dataclass(slots=True)
class Deal(TracedDeal):
    """One deal of a replayed match: the traced calls, and a summary of it."""

    n: int
    course: Course
    """The course of the match up to the deal."""
    marks: list[Mark]
    stood: Sequence[int] | None
    """The scores after the deal, by seat or pair; None if the record breaks off in the deal."""
    seated: RecordedSetup
    """The players at the start of the deal."""
    result_event: Event | None
    """The event of the result, where nothing else is known of the deal."""
    annotations: Mapping[int, Sequence[Event]]
    """Annotations of the record, by the moment before which they stand."""
    rows: list[Any] | None = None
    """The rows of the deal on the score sheet, once computed."""


@dataclass(slots=True)
class MatchReplay:
    """A verified match, cut into deals; the last deal may break off, and there may be none."""

    setup: RecordedSetup
    game: Game
    deals: list[Deal]
    lines: list[Line]
    winners: list[int] | None
    """The seats of the winners; None if the match is not over."""
    truncated: bool

    @property
    def traced(self) -> TracedMatch:
        """The match as `learn` reviews it."""
        return TracedMatch(self.game, self.setup.options, self.setup.names, self.deals)

    def sheet_before(self, number: int) -> Sheet:
        """Make the score sheet as it was when the deal with this index began."""
        result = _last_sheet(self.deals[number].course)
        result[_deals_key(result)] = [row for earlier in range(number) for row in self._rows(earlier)]
        return result

    def _rows(self, number: int) -> list[Any]:
        deal = self.deals[number]
        rows = deal.rows
        if rows is None:
            last_sheet = _last_sheet(self.deals[number + 1].course)
            rows = deal.rows = last_sheet[_deals_key(last_sheet)]
        return rows


def read_replays(data: bytes, origin: Origin) -> list[MatchReplay]:
    """Read and verify the matches of a file in any format; raise BadRecord."""
    spelling, events = load_stream(cast(BufferedReader, BufferedReader(BytesIO(data))), usual_options)
    return match_replays(events, origin, lenient=spelling == "fuda")


def match_replays(
    events: Iterable[tuple[int, AnyEvent]], origin: Origin, *, lenient: bool = False
) -> list[MatchReplay]:
    """Verify the matches of a record, whose events come with the numbers of their lines.

    BadRecord says which event is wrong, and why.
    """
    matches: list[MatchReplay] = []
    deals = 0
    for replay in replays(_in_time(events), lenient, TracedTable):
        matches.append(_match_replay(replay, origin))
        deals += len(matches[-1].deals)
        if deals > MOST_DEALS:
            raise BadRecord(say.too_many_deals(most=MOST_DEALS), replay.line)
    if not any(replay.deals for replay in matches):
        raise BadRecord(say.no_deals(), 1)
    return matches


def _in_time(events: Iterable[tuple[int, AnyEvent]]) -> Iterator[tuple[int, AnyEvent]]:
    """Yield the events; BadRecord if verifying them takes too long."""
    end = _cpu_seconds() + MOST_SECONDS
    for place, (number, event) in enumerate(events):
        if not place % _EVENTS_UNTIMED and _cpu_seconds() > end:
            raise BadRecord(say.too_long(seconds=int(MOST_SECONDS)), number)
        yield number, event


def _match_replay(verified: Replay, origin: Origin) -> MatchReplay:
    game = verified.table.game
    heading = [event for event in verified.events if event["e"] in ("match", "draw_seats")]
    match = cast(AnyEvent, heading[0])
    setup = RecordedSetup(
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
    for deal in recorded_deals(verified):
        deals.append(_deal(deal, seated, course))
        seated = seated_after(seated, [event for _, event in deal.annotations])
        course = course.after(deal.events)
    end = cast(AnyEvent, [*verified.events, *verified.due][-1])
    winners = list(end["winners"]) if end["e"] == "match_end" else None
    return MatchReplay(setup, game, deals, _lines(game, deals), winners, verified.truncated)


def seated_after(setup: RecordedSetup, annotations: Iterable[Event]) -> RecordedSetup:
    """Return the setup with the players after events that change them; a bot is recognised by its name."""
    for event in annotations:
        if event["e"] == "seat":
            player = bot_called(event["name"]) if event["by"] == "bot" else None
            sitter = Sitter(setup.id, event["seat"], event["name"], player or PERSON)
            setup = cast(RecordedSetup, setup.with_sitter(sitter))
    return setup


def _deal(source: RecordedDeal, seated: RecordedSetup, course: Course) -> Deal:
    family, traced = course.game.family, source.deal
    annotations: dict[int, list[Event]] = {}
    if source.annotations:
        starts = [sum(map(len, source.moments[:place])) for place in range(len(source.moments))]
        for before, event in source.annotations:
            annotations.setdefault(sum(start < before for start in starts), []).append(event)
    numbered = [event for event in source.events if "n" in event]
    return Deal(
        traced.state,
        traced.calls,
        traced.version,
        traced.moments,
        numbered[-1]["n"] if numbered else PARTS[family].number(traced.state) + 1,
        course,
        marks(family, source.moments),
        _scores_after(source.events),
        seated,
        next((cast(Event, event) for event in source.events if event["e"] == "tally"), None),
        annotations,
    )


def _scores_after(events: Sequence[AnyEvent]) -> Sequence[int] | None:
    end = next((event for event in reversed(events) if event["e"] == "deal_end"), None)
    return None if end is None else end["scores"] if "scores" in end else end["stage"]


def _lines(game: Game, deals: Sequence[Deal]) -> list[Line]:
    """The lines of the scores at the start and after each finished deal."""
    start = [game.scores(deal.state) for deal in deals[:1]]
    standings = [*start, *(deal.stood for deal in deals if deal.stood is not None)]
    return PARTS[game.family].lines(game, standings)


def _last_sheet(course: Course) -> Sheet:
    """The score sheet with the rows of the last deal only."""
    return sheet(course.events, course.earlier)


def _deals_key(last_sheet: Sheet) -> str:
    return next(key for key in _ON_SHEET if key in last_sheet)
