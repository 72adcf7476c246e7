"""A match cut into deals, each with its first state and its calls, so that it can be played again."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, NamedTuple, cast

from hachiya.games.game import Game
from hachiya.records.common_events import AnyEvent
from hachiya.records.events import Event
from hachiya.records.families import PARTS
from hachiya.records.replaying import ANNOTATIONS, Replay
from hachiya.records.traced_table import Call, DealTrace, DeckDealt, TracedTable, is_moment


@dataclass(slots=True)
class TracedDeal:
    """A deal to be played again: its first state, and the calls that lead from there to its end."""

    state: Any
    calls: Sequence[Call]
    version: int
    """The number of moments of the match before this deal."""
    moments: int


class TracedMatch(NamedTuple):
    """A match as traced deals, complete or not; its last deal may break off, and it may have no deal."""

    game: Game
    options: Mapping[str, str | int]
    names: Sequence[str]
    deals: Sequence[TracedDeal]


class RecordedDeal(NamedTuple):
    """A traced deal with the events of its record."""

    deal: TracedDeal
    events: Sequence[AnyEvent]
    """All events but annotations."""
    moments: Sequence[Sequence[AnyEvent]]
    """`events`, grouped by moment."""
    annotations: Sequence[tuple[int, Event]]
    """Each annotation with the number of `events` before it."""


def traced_match(replay: Replay) -> TracedMatch:
    """The match of a replay at a `TracedTable`, as traced deals."""
    table, names = replay.table, replay.recorder.names
    return TracedMatch(table.game, table.options, names, [recorded.deal for recorded in recorded_deals(replay)])


def recorded_deals(replay: Replay) -> Iterator[RecordedDeal]:
    """The traced deals of a replay with their events; a deal that was thrown in belongs to the deal after it."""
    table = cast(TracedTable, replay.table)
    whole_deck = PARTS[table.game.family].whole_deck
    version = 0
    for trace, annotations, events in _cut(table.traces, [*replay.events[1:], *replay.due]):
        calls = [
            replace(call, deck=whole_deck(call.deck, events)) if isinstance(call, DeckDealt) else call
            for call in trace.calls
        ]
        moments = _by_moment(calls, events)
        yield RecordedDeal(TracedDeal(trace.state, calls, version, len(moments)), events, moments, annotations)
        version += len(moments)


def _by_moment(calls: Sequence[Call], events: Sequence[AnyEvent]) -> list[Sequence[AnyEvent]]:
    moments: list[Sequence[AnyEvent]] = []
    start = end = 0
    for call in calls:
        end += call.rows
        if is_moment(call):
            moments.append(events[start:end])
            start = end
    return moments


def _cut(
    traces: Sequence[DealTrace], events: Sequence[Event]
) -> Iterator[tuple[DealTrace, list[tuple[int, Event]], list[AnyEvent]]]:
    """The trace of each deal, with its annotations and its other events."""
    rest = iter(events)
    current: DealTrace | None = None
    annotations: list[tuple[int, Event]] = []
    deal_events: list[AnyEvent] = []
    for trace in traces:
        current = trace if current is None else DealTrace(current.state, [*current.calls, *trace.calls])
        count = len(deal_events) + sum(call.rows for call in trace.calls)
        while len(deal_events) < count:
            event = next(rest)
            if event["e"] in ANNOTATIONS:
                annotations.append((len(deal_events), event))
            elif event["e"] != "draw_seats":
                deal_events.append(cast(AnyEvent, event))
        if any(event["e"] == "deal_end" for event in deal_events):
            yield current, annotations, deal_events
            current, annotations, deal_events = None, [], []
    if current is not None:
        yield current, annotations, deal_events
