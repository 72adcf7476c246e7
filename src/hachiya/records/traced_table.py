"""A table that keeps what was done at it, so that a deal can be played again from where it began."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from hachiya.engine.record import copied
from hachiya.games.json_fields import JsonFields
from hachiya.games.table import Table


@dataclass(frozen=True, slots=True)
class White:
    """A seat drew the white card."""

    rows: int
    seat: int


@dataclass(frozen=True, slots=True)
class Dealt:
    """A deck was dealt, in dealing order."""

    rows: int
    deck: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Tallied:
    """Of a deal the result alone was told."""

    rows: int
    deal: JsonFields


@dataclass(frozen=True, slots=True)
class Acted:
    """One action; `whole`: the choice that it belongs to ends with it. `drawn`: cards, where they are drawn singly."""

    rows: int
    seat: int
    action: int
    whole: bool
    drawn: int


Call: TypeAlias = White | Dealt | Tallied | Acted
"""What was done at a table; `rows` is how many events it led to."""


def is_moment(call: Call) -> bool:
    """Is what this call leads to shown by itself? A white card is shown with the deal after it."""
    return call.rows > 0 and not isinstance(call, White)


@dataclass(slots=True)
class Begun:
    """A deal that has begun at `state`, and all that was done in it."""

    state: Any
    calls: list[Call] = field(default_factory=list)


class TracedTable(Table):
    """`begun` are its deals, one each time that nothing had been said of a deal before."""

    begun: list[Begun]

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.begun = []

    def copy(self) -> "TracedTable":
        """Another table in this position; what is tried there is not kept."""
        other = super().copy()
        assert isinstance(other, TracedTable)
        other.begun = []
        return other

    def draw_white(self, seat: int) -> list[list[int]]:
        """Draw the white card, and keep the call."""
        self._begin()
        rows = super().draw_white(seat)
        self._keep(White(len(rows), seat))
        return rows

    def deal(
        self, deck: Sequence[int] | None = None, second: Sequence[int] | None = None, *, white: int | None = None
    ) -> list[list[int]]:
        """Deal, and keep the call."""
        self._begin()
        rows = super().deal(deck, second, white=white)
        self._keep(Dealt(len(rows), tuple(deck or ())))
        return rows

    def tally(self, month: JsonFields) -> list[list[int]]:
        """Settle a deal from its result, and keep the call; the record tells it in one event more."""
        self._begin()
        rows = super().tally(month)
        self._keep(Tallied(1 + len(rows), month))
        return rows

    def act(self, seat: int, action: int) -> list[list[int]]:
        """Take an action, and keep the call."""
        self._begin()
        drawn = getattr(self.state, "drawn", 0)
        rows = super().act(seat, action)
        self._keep(Acted(len(rows), seat, action, not self.chosen, drawn))
        return rows

    def _begin(self) -> None:
        """If nothing has been said of the deal, it begins with what is done now."""
        if self.game.begins_month(self.state):
            self.begun.append(Begun(copied(self.state)))

    def _keep(self, call: Call) -> None:
        if self.begun:
            self.begun[-1].calls.append(call)
