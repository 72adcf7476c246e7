"""Odds as tables that can be printed, drawn and sent: every number an exact fraction."""

from dataclasses import dataclass
from fractions import Fraction
from typing import Literal

from hachiya.words.message import Message

Measure = Literal["chance", "months", "points"]
"""A chance, a mean number of months, a mean number of points."""


@dataclass(frozen=True)
class Head:
    """What stands over a column or before a row; `key` is for programs."""

    key: str
    title: Message


@dataclass(frozen=True)
class Cell:
    """One number."""

    value: Fraction
    measure: Measure = "chance"
    hands: int | None = None
    """How many of all hands of seven cards it counts."""
    worth: int | None = None
    """Points that such a hand is paid: by each payer in a small field; in 八十 by all together at rate 1."""


@dataclass(frozen=True)
class Row:
    """One line of a table: a number for each column."""

    head: Head
    cells: tuple[Cell, ...]


@dataclass(frozen=True)
class Table:
    """Numbers that belong together."""

    key: str
    title: Message
    columns: tuple[Head, ...]
    rows: tuple[Row, ...]
