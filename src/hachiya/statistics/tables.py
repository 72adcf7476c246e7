"""The tables of statistics, which can be printed, drawn and sent."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal, NamedTuple

from hachiya.odds.tables import Head
from hachiya.statistics.intervals import Moments, interval
from hachiya.words.message import Message
from hachiya.words.shape import shape
from hachiya.words.values import Number, Text

Measure = Literal["times", "share", "number", "kan", "points", "levels"]
"""A number of times; a share of 1; an average number; what is won or paid, in kan, points or (八十分) levels."""


@shape("StatisticsFigure")
@dataclass(frozen=True)
class Figure:
    """A number with its 95 % confidence interval; null where nothing was counted."""

    measure: Measure
    value: Number | None
    low: Number | None = None
    high: Number | None = None


@shape("StatisticsRow")
@dataclass(frozen=True)
class Row(Head):
    """A row of figures, one for each column."""

    figures: tuple[Figure, ...]


def row(head: Head, figures: tuple[Figure, ...]) -> Row:
    """The row with this head."""
    return Row(head.key, head.title, figures)


class Place(NamedTuple):
    """The place of a figure: the keys of its table, row and column; `title` is its title outside of the table."""

    title: Message
    table: str
    row: str
    column: str


@shape("StatisticsTable")
@dataclass(frozen=True)
class Table:
    """A table of figures."""

    key: Text
    title: Message
    columns: tuple[Head, ...]
    rows: tuple[Row, ...]


def figure_at(tables: Iterable[Table], place: Place) -> Figure:
    """The figure at a place."""
    table = next(table for table in tables if table.key == place.table)
    figures = next(row.figures for row in table.rows if row.key == place.row)
    return figures[[column.key for column in table.columns].index(place.column)]


def times(number: int) -> Figure:
    """The figure of a number of times."""
    return Figure("times", number)


def share(part: float, whole: int) -> Figure:
    """The figure of a part of the whole."""
    return Figure("share", part / whole if whole else None)


def mean(measure: Measure, total: float, number: int) -> Figure:
    """The figure of a mean: a total divided by a number."""
    return Figure(measure, total / number if number else None)


def mean_with_interval(measure: Measure, sums: Moments, whole: int = 1) -> Figure:
    """The figure of a mean with its interval, in units of `whole` points."""
    if not sums.deals:
        return Figure(measure, None)
    mean, low, high, *_ = interval(sums, whole)
    return Figure(measure, mean, low, high)
