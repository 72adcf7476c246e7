"""What a score sheet is made of: rows with a head, a cell for each seat, a remark."""

from collections.abc import Sequence
from dataclasses import dataclass
from dataclasses import field as part

from hachiya.explain.hanafuda.bill import SoFar
from hachiya.words.arguments import UnitName
from hachiya.words.message import Message
from hachiya.words.shape import FLAG, OPTIONAL, UNSENT, shape


@shape("CellJson")
@dataclass(frozen=True)
class Cell:
    """Kan and points of a seat as they stand in the columns (`+3`, `0`, `\N{MINUS SIGN}10`), each where it stands."""

    kan: str | None = part(default=None, metadata=OPTIONAL)
    rest: str | None = part(default=None, metadata=OPTIONAL)
    mark: Message | None = part(default=None, metadata=OPTIONAL)
    """What else is marked there: its place in the auction, the stone that it owes."""


@shape("RowJson")
@dataclass(frozen=True)
class Row:
    """One occasion of payment, or a line of the foot."""

    cells: list[Cell]
    """By seat."""
    head: Message | None = part(default=None, metadata=OPTIONAL)
    """The month or deal, on its first row; what a line of the foot is."""
    field: Message | None = part(default=None, metadata=OPTIONAL)
    """The kind of the month, beside its number."""
    remark: Message | None = part(default=None, metadata=OPTIONAL)
    """What was paid for, and what was special about it."""
    struck: bool = part(default=False, metadata=FLAG)
    """Undone: it is shown and not counted."""


@shape("ScoreSheetJson")
@dataclass(frozen=True)
class ScoreSheet:
    """記入式; without kan there is one column a seat."""

    unit: UnitName
    kan: bool
    over: Message
    """Over the numbers of months or deals."""
    months: list[list[Row]]
    foot: list[Row]
    month: SoFar | None
    """What the last one has brought so far."""
    names: Sequence[str] = part(default=(), metadata=UNSENT)
    """By seat, as people chose them."""
