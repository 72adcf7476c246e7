"""Statistics as tables that can be printed, drawn and sent."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, Literal, NamedTuple

from hachiya.odds.tables import Head
from hachiya.statistics.intervals import Moments, interval
from hachiya.words.message import Message

Measure = Literal["times", "share", "number", "kan", "points", "levels"]
"""How often; a part of 1; how many on average; what is won or paid: in kan, in points where there are no kan, in levels
of 八十分."""


class Figure(NamedTuple):
    """One number, None where there is nothing to reckon it from, and where it lies with 95 % confidence."""

    measure: Measure
    value: float | None
    low: float | None = None
    high: float | None = None


@dataclass(frozen=True)
class Row:
    """One line of a table: a number for each column."""

    head: Head
    figures: tuple[Figure, ...]


class Place(NamedTuple):
    """Where a figure stands: the keys of its table, row and column; `title` is what it is called outside of it."""

    title: Message
    table: str
    row: str
    column: str


@dataclass(frozen=True)
class Table:
    """Numbers that belong together."""

    key: str
    title: Message
    columns: tuple[Head, ...]
    rows: tuple[Row, ...]


def figure_at(tables: Iterable[Table], place: Place) -> Figure:
    """The figure that stands there."""
    table = next(table for table in tables if table.key == place.table)
    row = next(row for row in table.rows if row.head.key == place.row)
    return row.figures[[column.key for column in table.columns].index(place.column)]


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


def as_json(table: Table, called: Callable[[Message], Any]) -> dict[str, Any]:
    """The table as plain values, titles as they are `called`."""
    return {
        "key": table.key,
        "title": called(table.title),
        "columns": [_head(column, called) for column in table.columns],
        "rows": [
            {**_head(row.head, called), "figures": [figure._asdict() for figure in row.figures]} for row in table.rows
        ],
    }


def _head(head: Head, called: Callable[[Message], Any]) -> dict[str, Any]:
    return {"key": head.key, "title": called(head.title)}
