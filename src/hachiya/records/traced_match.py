"""A match as it was played: cut into deals, each with all that is needed to play it again from where it began."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, NamedTuple, cast

from hachiya.games.game import Game
from hachiya.records.common_events import AnyEvent
from hachiya.records.events import Event
from hachiya.records.families import PARTS
from hachiya.records.replaying import ANNOTATIONS, Replay
from hachiya.records.traced_table import Begun, Call, Dealt, TracedTable, is_moment


@dataclass(slots=True)
class TracedDeal:
    """One deal: from `state` on all `calls` are made again."""

    state: Any
    calls: Sequence[Call]
    version: int
    """How many moments of the match were before it."""
    moments: int


class TracedMatch(NamedTuple):
    """A match as far as it was played; the last deal may break off, and there may be none."""

    game: Game
    options: Mapping[str, str | int]
    names: Sequence[str]
    deals: Sequence[TracedDeal]


class RecordedDeal(NamedTuple):
    """A deal with what its record says of it."""

    deal: TracedDeal
    events: Sequence[AnyEvent]
    """All that is no event around the game."""
    moments: Sequence[Sequence[AnyEvent]]
    """The same events, those of each moment together."""
    annotations: Sequence[tuple[int, Event]]
    """Each event around the game with how many of `events` stand before it."""


def traced_match(replay: Replay) -> TracedMatch:
    """The match that was replayed at a `TracedTable`."""
    table, names = replay.table, replay.recorder.names
    return TracedMatch(table.game, table.options, names, [told.deal for told in recorded_deals(replay)])


def recorded_deals(replay: Replay) -> Iterator[RecordedDeal]:
    """The deals of a match that was replayed at a `TracedTable`; what was thrown in belongs to the deal after it."""
    table = cast(TracedTable, replay.table)
    whole_deck = PARTS[table.game.family].whole_deck
    version = 0
    for begun, annotations, events in _cut(table.begun, [*replay.events[1:], *replay.due]):
        calls = [
            replace(call, deck=whole_deck(call.deck, events)) if isinstance(call, Dealt) else call
            for call in begun.calls
        ]
        moments = _by_moment(calls, events)
        yield RecordedDeal(TracedDeal(begun.state, calls, version, len(moments)), events, moments, annotations)
        version += len(moments)


def _by_moment(calls: Sequence[Call], events: Sequence[AnyEvent]) -> list[Sequence[AnyEvent]]:
    found: list[Sequence[AnyEvent]] = []
    start = end = 0
    for call in calls:
        end += call.rows
        if is_moment(call):
            found.append(events[start:end])
            start = end
    return found


def _cut(
    begun: Sequence[Begun], events: Sequence[Event]
) -> Iterator[tuple[Begun, list[tuple[int, Event]], list[AnyEvent]]]:
    """What was done in each deal, with what is told around it and in it."""
    rest = iter(events)
    present: Begun | None = None
    annotations: list[tuple[int, Event]] = []
    told: list[AnyEvent] = []
    for part in begun:
        present = part if present is None else Begun(present.state, [*present.calls, *part.calls])
        wanted = len(told) + sum(call.rows for call in part.calls)
        while len(told) < wanted:
            event = next(rest)
            if event["e"] in ANNOTATIONS:
                annotations.append((len(told), event))
            elif event["e"] != "draw_seats":
                told.append(cast(AnyEvent, event))
        if any(event["e"] == "deal_end" for event in told):
            yield present, annotations, told
            present, annotations, told = None, [], []
    if present is not None:
        yield present, annotations, told
