"""Statistics as tables that can be printed, drawn and sent."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal, NamedTuple

from hachiya.odds.tables import Head
from hachiya.statistics.intervals import Moments, interval
from hachiya.words.message import Message
from hachiya.words.shape import shape
from hachiya.words.values import Number, Text

Measure = Literal["times", "share", "number", "kan", "points", "levels"]
"""How often; a part of 1; how many on average; what is won or paid: in kan, in points where there are no kan, in levels
of 八十分."""


@shape("StatisticsFigure")
@dataclass(frozen=True)
class Figure:
    """A number and where it lies with 95 % confidence; null where there is nothing to reckon it from."""

    measure: Measure
    value: Number | None
    low: Number | None = None
    high: Number | None = None


@shape("StatisticsRow")
@dataclass(frozen=True)
class Row(Head):
    """A number for each column."""

    figures: tuple[Figure, ...]


def row(head: Head, figures: tuple[Figure, ...]) -> Row:
    """The row that has this head."""
    return Row(head.key, head.title, figures)


class Place(NamedTuple):
    """Where a figure stands: the keys of its table, row and column; `title` is what it is called outside of it."""

    title: Message
    table: str
    row: str
    column: str


@shape("StatisticsTable")
@dataclass(frozen=True)
class Table:
    """Numbers that belong together."""

    key: Text
    title: Message
    columns: tuple[Head, ...]
    rows: tuple[Row, ...]


def figure_at(tables: Iterable[Table], place: Place) -> Figure:
    """The figure that stands there."""
    table = next(table for table in tables if table.key == place.table)
    found = next(row for row in table.rows if row.key == place.row)
    return found.figures[[column.key for column in table.columns].index(place.column)]


def times(number: int) -> Figure:
    """How often."""
    return Figure("times", number)


def share(part: float, whole: int) -> Figure:
    """What part of the whole."""
    return Figure("share", part / whole if whole else None)


def mean(measure: Measure, total: float, number: int) -> Figure:
    """So much in all, for each of so many."""
    return Figure(measure, total / number if number else None)


def reckoned(measure: Measure, found: Moments, whole: int = 1) -> Figure:
    """A mean with its interval, of which `whole` count as one."""
    if not found.deals:
        return Figure(measure, None)
    mean, low, high, *_ = interval(found, whole)
    return Figure(measure, mean, low, high)
