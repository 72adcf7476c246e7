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
    """One number of a table of statistics, with its 95 % interval where it has one.

    Example:
        >>> from hachiya.statistics.tables import times
        >>> times(3)
        Figure(measure='times', value=3, low=None, high=None)
    """

    measure: Measure
    """The kind of the number, which says its unit."""
    value: Number | None
    """The number; None where there is nothing to compute it from."""
    low: Number | None = None
    """The lower end of the 95 % interval; None where there is none."""
    high: Number | None = None
    """The upper end of the 95 % interval; None where there is none."""


@shape("StatisticsRow")
@dataclass(frozen=True)
class Row(Head):
    """One row of a table of statistics.

    Example:
        >>> from hachiya.odds.tables import Head
        >>> from hachiya.statistics.tables import Row, times
        >>> from hachiya.words.message import Message
        >>> Row("deals", Message("stats-deals"), (times(3),)).key
        'deals'
    """

    figures: tuple[Figure, ...]
    """The numbers, one for each column."""


def row(head: Head, figures: tuple[Figure, ...]) -> Row:
    """Make a row of its heading and its numbers.

    Args:
        head: The heading.
        figures: The numbers, one for each column.

    Returns:
        The row.

    Example:
        >>> from hachiya.odds.tables import Head
        >>> from hachiya.statistics.tables import row, times
        >>> from hachiya.words.message import Message
        >>> row(Head("deals", Message("stats-deals")), (times(3),)).figures[0].value
        3
    """
    return Row(head.key, head.title, figures)


class Place(NamedTuple):
    """The place of a number among tables: the keys of its table, row and column.

    Example:
        >>> from hachiya.statistics.tables import Place
        >>> from hachiya.words.message import Message
        >>> Place(Message("stats-deals"), "course", "deals", "times").column
        'times'
    """

    title: Message
    """The name of the number outside its table."""
    table: str
    """The key of the table."""
    row: str
    """The key of the row."""
    column: str
    """The key of the column."""


@shape("StatisticsTable")
@dataclass(frozen=True)
class Table:
    """A table of statistics.

    Example:
        >>> from hachiya.statistics.counts import Counts
        >>> from hachiya.statistics.player_tables import tables
        >>> tables("hachiju", Counts())[0].key
        'winnings'
    """

    key: Text
    """The key for programs."""
    title: Message
    """The title as people say it."""
    columns: tuple[Head, ...]
    """The headings of the columns."""
    rows: tuple[Row, ...]
    """The rows, each with one number for each column."""


def figure_at(tables: Iterable[Table], place: Place) -> Figure:
    """Find the number at a place.

    Args:
        tables: The tables.
        place: The place; there must be one.

    Returns:
        The number.

    Example:
        >>> from hachiya.statistics.counts import Counts
        >>> from hachiya.statistics.tables import Place, figure_at
        >>> from hachiya.statistics.player_tables import tables
        >>> from hachiya.words.message import Message
        >>> figure_at(tables("hachiju", Counts()), Place(Message("stats-deals"), "course", "deals", "times")).value
        0
    """
    table = next(table for table in tables if table.key == place.table)
    figures = next(row.figures for row in table.rows if row.key == place.row)
    return figures[[column.key for column in table.columns].index(place.column)]


def times(number: int) -> Figure:
    """Make a figure that says how often something has happened.

    Args:
        number: The number, from 0.

    Returns:
        The figure.

    Example:
        >>> from hachiya.statistics.tables import times
        >>> times(3).measure
        'times'
    """
    return Figure("times", number)


def share(part: float, whole: int) -> Figure:
    """Make a figure that says which part of a whole something is.

    Args:
        part: The part.
        whole: The whole, from 0.

    Returns:
        The figure, 0 … 1; its value is None where the whole is 0.

    Example:
        >>> from hachiya.statistics.tables import share
        >>> share(1, 4).value
        0.25
    """
    return Figure("share", part / whole if whole else None)


def mean(measure: Measure, total: float, number: int) -> Figure:
    """Make a figure of a mean.

    Args:
        measure: The kind of the number.
        total: The sum.
        number: The number of observations, from 0.

    Returns:
        The figure; its value is None where there are no observations.

    Example:
        >>> from hachiya.statistics.tables import mean
        >>> mean("points", 12, 4).value
        3.0
    """
    return Figure(measure, total / number if number else None)


def mean_with_interval(measure: Measure, sums: Moments, whole: int = 1) -> Figure:
    """Make a figure of a mean with its 95 % interval.

    Args:
        measure: The kind of the number.
        sums: The sums over blocks.
        whole: The number of points in a unit of the figure, such as 12 for kan.

    Returns:
        The figure; its value is None where there are no deals.

    Example:
        >>> from hachiya.statistics.intervals import moments
        >>> from hachiya.statistics.tables import mean_with_interval
        >>> mean_with_interval("kan", moments([(24, 1), (0, 1)]), 12).value
        1.0
    """
    if not sums.deals:
        return Figure(measure, None)
    mean, low, high, *_ = interval(sums, whole)
    return Figure(measure, mean, low, high)
