"""What a score sheet is made of: rows with a head, a cell for each seat, a remark."""

from collections.abc import Sequence
from dataclasses import dataclass

from hachiya.explain.hanafuda.amounts import NOTHING, Amount
from hachiya.games.unit import Unit
from hachiya.words.message import Message


@dataclass(frozen=True)
class Cell:
    """What one seat won or lost, and what else is marked there: its place in the auction, the stone that it owes."""

    amount: Amount = NOTHING
    mark: Message | None = None


@dataclass(frozen=True)
class Row:
    """One occasion of payment, or a line of the foot."""

    cells: Sequence[Cell]
    """By seat."""
    head: Message | None = None
    """The month or deal, on its first row; what a line of the foot is."""
    field: Message | None = None
    """The kind of the month, beside its number."""
    remark: Message | None = None
    """What was paid for, and what was special about it."""
    struck: bool = False
    """Undone: it is shown and not counted."""


@dataclass(frozen=True)
class ScoreSheet:
    """記入式: the rows of every month or deal, and those of the foot."""

    names: Sequence[str]
    """By seat, as people chose them."""
    unit: Unit
    over: Message
    """Over the numbers of months or deals."""
    months: Sequence[Sequence[Row]]
    foot: Sequence[Row]
