"""A table that stores the calls made on it, so that its deals can be played again."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from hachiya.engine.record import copied
from hachiya.games.json_object import JsonObject
from hachiya.games.table import Table


@dataclass(frozen=True, slots=True)
class WhiteCardDrawn:
    """The call by which a seat drew the white card."""

    rows: int
    seat: int


@dataclass(frozen=True, slots=True)
class DeckDealt:
    """The call by which a deck was dealt, in dealing order."""

    rows: int
    deck: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class DealTallied:
    """The call by which a deal was settled from its result alone."""

    rows: int
    deal: JsonObject


@dataclass(frozen=True, slots=True)
class ActionTaken:
    """The call by which a seat took an action; `whole`: it completes a choice; `drawn`: cards drawn by then."""

    rows: int
    seat: int
    action: int
    whole: bool
    drawn: int


Call: TypeAlias = WhiteCardDrawn | DeckDealt | DealTallied | ActionTaken
"""A call on a table; `rows` is the number of events that it led to."""


def is_moment(call: Call) -> bool:
    """Whether the events of this call are shown by themselves; a white card is shown with the deal after it."""
    return call.rows > 0 and not isinstance(call, WhiteCardDrawn)


@dataclass(slots=True)
class DealTrace:
    """The state in which a deal began, and the calls of the deal."""

    state: Any
    calls: list[Call] = field(default_factory=list)


class TracedTable(Table):
    """A table that stores the calls made on it in `traces`, one trace for each deal."""

    traces: list[DealTrace]

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.traces = []

    def copy(self) -> "TracedTable":
        """Another table in this position, without the traces so far."""
        other = super().copy()
        assert isinstance(other, TracedTable)
        other.traces = []
        return other

    def draw_white(self, seat: int) -> list[list[int]]:
        """Draw the white card, and store the call."""
        self._begin()
        rows = super().draw_white(seat)
        self._store(WhiteCardDrawn(len(rows), seat))
        return rows

    def deal(
        self, deck: Sequence[int] | None = None, second: Sequence[int] | None = None, *, white: int | None = None
    ) -> list[list[int]]:
        """Deal, and store the call."""
        self._begin()
        rows = super().deal(deck, second, white=white)
        self._store(DeckDealt(len(rows), tuple(deck or ())))
        return rows

    def tally(self, month: JsonObject) -> list[list[int]]:
        """Settle a deal from its result, and store the call; the record has one event more, the tally itself."""
        self._begin()
        rows = super().tally(month)
        self._store(DealTallied(1 + len(rows), month))
        return rows

    def act(self, seat: int, action: int) -> list[list[int]]:
        """Take an action, and store the call."""
        self._begin()
        drawn = getattr(self.state, "drawn", 0)
        rows = super().act(seat, action)
        self._store(ActionTaken(len(rows), seat, action, not self.chosen, drawn))
        return rows

    def _begin(self) -> None:
        """Begin a trace if no event of a deal has happened yet."""
        if self.game.begins_month(self.state):
            self.traces.append(DealTrace(copied(self.state)))

    def _store(self, call: Call) -> None:
        if self.traces:
            self.traces[-1].calls.append(call)
