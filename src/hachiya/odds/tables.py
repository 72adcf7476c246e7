"""The tables of odds, which can be printed, drawn and sent; every number is an exact fraction."""

from dataclasses import dataclass, field
from fractions import Fraction
from typing import Annotated, Literal

from pydantic import PlainSerializer

from hachiya.words.message import Message
from hachiya.words.shape import sent_as, shape
from hachiya.words.values import Count, Points, Text

Measure = Literal["chance", "months", "points"]
"""A chance, a mean number of months, a mean number of points."""


@shape("OddsHead")
@dataclass(frozen=True)
class Head:
    """The heading of a column or a row.

    Example:
        >>> from hachiya import odds
        >>> odds.shima().tables[0].columns[0].key
        'value'
    """

    key: Text
    """The key for programs."""
    title: Message
    """The heading as people say it."""


@shape("OddsCell")
@dataclass(frozen=True)
class Cell:
    """One number of a table.

    Example:
        >>> from hachiya import odds
        >>> cell = odds.shima().tables[0].rows[0].cells[0]
        >>> cell.measure, cell.value
        ('chance', Fraction(1, 1081))
    """

    measure: Measure
    """The kind of the number: `"chance"`, `"months"` or `"points"` (12 = 1 kan 貫)."""
    value: Annotated[Fraction, PlainSerializer(str, return_type=Text)] = field(metadata=sent_as("exact"))
    """The exact value."""
    nearest: float = field(init=False, default=0.0, metadata=sent_as("value"))
    """The nearest float to the value."""
    hands: Count | None = None
    """The number of hands, of all 73,629,072, that the cell counts; None where it counts none."""
    worth: Points | None = None
    """The points that such a hand is paid: by each payer in a small field, at hachiju by all together at rate 1."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "nearest", float(self.value))


def probability(value: Fraction, hands: int | None = None, worth: int | None = None) -> Cell:
    """Make a cell of a chance.

    Args:
        value: The chance, 0 … 1.
        hands: The number of hands behind it, of all 73,629,072.
        worth: The points that such a hand is paid.

    Returns:
        The cell.

    Example:
        >>> from fractions import Fraction
        >>> from hachiya.odds.tables import probability
        >>> probability(Fraction(1, 4)).nearest
        0.25
    """
    return Cell("chance", value, hands, worth)


@shape("OddsRow")
@dataclass(frozen=True)
class Row(Head):
    """One row of a table.

    Example:
        >>> from hachiya import odds
        >>> len(odds.shima().tables[0].rows[0].cells)
        1
    """

    cells: tuple[Cell, ...]
    """The numbers, one for each column."""


def row(head: Head, cells: tuple[Cell, ...]) -> Row:
    """Make a row of its heading and its cells.

    Args:
        head: The heading.
        cells: The numbers, one for each column.

    Returns:
        The row.

    Example:
        >>> from hachiya import odds
        >>> from hachiya.odds.tables import row
        >>> row(odds.shima().tables[0].columns[0], ()).cells
        ()
    """
    return Row(head.key, head.title, cells)


@shape("OddsTable")
@dataclass(frozen=True)
class Table:
    """A table of odds.

    Example:
        >>> from hachiya import odds
        >>> [table.key for table in odds.hand_yaku().tables]
        ['compounds', 'facts']
    """

    key: Text
    """The key for programs."""
    title: Message
    """The title as people say it."""
    columns: tuple[Head, ...]
    """The headings of the columns."""
    rows: tuple[Row, ...]
    """The rows, each with one cell for each column."""
