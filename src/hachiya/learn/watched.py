"""A table that keeps what each seat saw when it chose, and how each deal lay: what a review looks at."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from hachiya.engine.ledger import ACCOUNTS
from hachiya.engine.record import copy_into
from hachiya.games.table import Table
from hachiya.games.view import View
from hachiya.learn.families import FAMILIES


@dataclass(frozen=True)
class Asked:
    """A choice that was made."""

    deal: int
    """The number of the deal."""
    moment: int
    """How many moments were before it in the match, calls that led to anything: so reels count."""
    view: View
    """What the seat saw."""
    actions: tuple[int, ...]


@dataclass
class Played:
    """A deal whose cards are known."""

    number: int
    dealt: Table
    """As it was dealt; how the stock lies is put in when it is told."""
    won: list[int] = field(default_factory=lambda: [0] * ACCOUNTS)
    """By seat, in points or stages of its pair, without the settlement of the match; then pots."""
    scores: list[int] = field(default_factory=list)
    """Of all seats after it; empty where it breaks off."""
    is_stock_known: bool = False


class WatchedTable(Table):
    """`asked` are the choices of its match, `played` its deals."""

    asked: list[Asked]
    played: list[Played]

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.asked, self.played = [], []
        self._moment = 0
        self._choice: tuple[View, list[int]] | None = None

    def copy(self) -> "WatchedTable":
        """As in `Table`; what is tried there is not kept."""
        other = super().copy()
        assert isinstance(other, WatchedTable)
        other.asked, other.played, other._choice = [], [], None
        return other

    def deal(
        self, deck: Sequence[int] | None = None, second: Sequence[int] | None = None, *, white: int | None = None
    ) -> list[list[int]]:
        """As in `Table`."""
        rows = super().deal(deck, second, white=white)
        if not self.awaits_deal:
            number = FAMILIES[self.game.family].number(self.state)
            self.played.append(Played(number, plain(self)))
        self._has_led_to(rows)
        return rows

    def tally(self, month: Any) -> list[list[int]]:
        """As in `Table`: a deal of which no card is known."""
        rows = super().tally(month)
        self._moment += 1
        return rows

    def act(self, seat: int, action: int) -> list[list[int]]:
        """As in `Table`."""
        if not self.chosen:
            self._choice = self._seen_by(seat), []
        assert self._choice is not None
        view, actions = self._choice
        if not actions:
            self._learn_stock()
        rows = super().act(seat, action)
        actions.append(action)
        if not self.chosen and view.actions & (view.actions - 1):
            before = self.game.begins_month(view.state)
            deal = FAMILIES[self.game.family].number(view.state) + before
            self.asked.append(Asked(deal, self._moment, view, tuple(actions)))
        self._has_led_to(rows)
        return rows

    def _seen_by(self, seat: int) -> View:
        """What it sees, as if it were its turn."""
        if seat == self.turn:
            return self.view(seat)
        turned = self.copy()
        turned.state.turn = seat
        return turned.view(seat)

    def _learn_stock(self) -> None:
        """Put it where it was dealt, once it is told how it lies."""
        if self.played and not self.played[-1].is_stock_known:
            deal = self.played[-1]
            deal.is_stock_known = FAMILIES[self.game.family].lay_stock(deal.dealt, self.state)

    def _has_led_to(self, rows: list[list[int]]) -> None:
        if rows:
            self._moment += 1
        if self.played and FAMILIES[self.game.family].add_up(self, rows, self.played[-1].won):
            self.played[-1].scores = self.game.scores(self.state)


def plain(table: Table) -> Table:
    """The same position at a table that keeps nothing."""
    other = Table(table.game, table.options, seats=table.seats)
    copy_into(other.state, table.state)
    return other
