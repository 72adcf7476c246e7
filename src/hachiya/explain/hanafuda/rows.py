"""The rows of a score sheet as text: a head, for each seat kan, points and a mark, a remark."""

from hachiya.explain.money import columns
from hachiya.games.unit import Below, Unit

Cell = tuple[str, str, str]
"""Kan, points and mark of a seat."""
Row = tuple[str, list[Cell], str]
"""A row of text: head, by seat a cell, remark."""

BLANK: Cell = ("", "", "")


def moved(kan: int, points: int, unit: Unit) -> tuple[str, str]:
    """What moved, with its sign; nothing where nothing did."""
    kan, points = columns(kan, points, unit)
    if unit.below is Below.FLOOR:
        return (f"{kan:+d}" if kan else "0" if points else "", f"{points}" if points else "")
    return (f"{kan:+d}" if kan else "", f"{points:+d}" if points else "")


def balance(kan: int | None, points: int | None, unit: Unit) -> tuple[str, str]:
    """A balance of the foot: nothing is 0, and what does not stand there is None."""
    if unit.below is Below.PLAIN:
        return "", _signed(points)
    if unit.below is Below.FLOOR and kan is not None and points is not None:
        kan, points = columns(kan, points, unit)
        return _signed(kan), str(points)
    return _signed(kan), _signed(points)


def _signed(number: int | None) -> str:
    return "" if number is None else f"{number:+d}" if number else "0"
