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
    """The head of a column or of a row."""

    key: Text
    """The key for programs."""
    title: Message


@shape("OddsCell")
@dataclass(frozen=True)
class Cell:
    """A number: the exact fraction, and the nearest floating-point number.

    `hands` is the number of hands counted, of all 73,629,072; `worth` are the points that such a hand is paid, by each
    payer in a small field, in 八十 by all others together at rate 1.
    """

    measure: Measure
    value: Annotated[Fraction, PlainSerializer(str, return_type=Text)] = field(metadata=sent_as("exact"))
    nearest: float = field(init=False, default=0.0, metadata=sent_as("value"))
    hands: Count | None = None
    worth: Points | None = None

    def __post_init__(self) -> None:
        object.__setattr__(self, "nearest", float(self.value))


def probability(value: Fraction, hands: int | None = None, worth: int | None = None) -> Cell:
    """The cell of a chance."""
    return Cell("chance", value, hands, worth)


@shape("OddsRow")
@dataclass(frozen=True)
class Row(Head):
    """A row of cells, one for each column."""

    cells: tuple[Cell, ...]


def row(head: Head, cells: tuple[Cell, ...]) -> Row:
    """The row with this head."""
    return Row(head.key, head.title, cells)


@shape("OddsTable")
@dataclass(frozen=True)
class Table:
    """A table of cells."""

    key: Text
    title: Message
    columns: tuple[Head, ...]
    rows: tuple[Row, ...]
