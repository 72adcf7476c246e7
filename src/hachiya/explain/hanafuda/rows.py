"""The parts of a score sheet: rows with a head, a cell for each seat and a remark."""

from collections.abc import Sequence
from dataclasses import dataclass
from dataclasses import field as part

from hachiya.explain.hanafuda.bill import GainsSoFar
from hachiya.words.arguments import UnitName
from hachiya.words.message import Message
from hachiya.words.shape import FLAG, OPTIONAL, UNSENT, shape


@shape("CellJson")
@dataclass(frozen=True)
class Cell:
    """Kan and points of a seat in its columns (`+3`, `0`, `−10`); an empty column is absent."""

    kan: str | None = part(default=None, metadata=OPTIONAL)
    rest: str | None = part(default=None, metadata=OPTIONAL)
    mark: Message | None = part(default=None, metadata=OPTIONAL)
    """A mark beside the columns: the seat's place in the auction, or the stone that it owes."""


@shape("RowJson")
@dataclass(frozen=True)
class Row:
    """A row of a score sheet: an occasion of payment, or a line of the foot."""

    cells: list[Cell]
    """The cells by seat."""
    head: Message | None = part(default=None, metadata=OPTIONAL)
    """The month or deal, on its first row; the title of a line of the foot."""
    field: Message | None = part(default=None, metadata=OPTIONAL)
    """The kind of the field, beside the number of the month."""
    remark: Message | None = part(default=None, metadata=OPTIONAL)
    """The reason of the payment, and special circumstances."""
    struck: bool = part(default=False, metadata=FLAG)
    """Whether the row was undone: it is shown and not counted."""


@shape("ScoreSheetJson")
@dataclass(frozen=True)
class ScoreSheet:
    """The score sheet of a match (記入式); without kan each seat has one column."""

    unit: UnitName
    kan: bool
    over: Message
    """The head over the numbers of months or deals."""
    months: list[list[Row]]
    foot: list[Row]
    month: GainsSoFar | None
    """The gains of the last month so far."""
    names: Sequence[str] = part(default=(), metadata=UNSENT)
    """The names by seat."""
