"""What stands in the columns of a seat: kan and points, each with its sign as the game writes it."""

from typing import NamedTuple

from hachiya.explain.money import columns, sign_of
from hachiya.games.unit import NegativeStyle, Unit
from hachiya.words.message import Sign


class Part(NamedTuple):
    """A number in a column."""

    sign: Sign
    size: int


class Amount(NamedTuple):
    """Kan and points; None where a column is empty."""

    kan: Part | None
    rest: Part | None


NOTHING = Amount(None, None)


def moved(kan: int, points: int, unit: Unit) -> Amount:
    """What moved; nothing where nothing did."""
    kan, points = columns(kan, points, unit)
    if unit.below is NegativeStyle.FLOOR:
        return Amount(_part(kan) if kan or points else None, _bare(points) if points else None)
    return Amount(_part(kan) if kan else None, _part(points) if points else None)


def balance(kan: int | None, points: int | None, unit: Unit) -> Amount:
    """A balance of the foot: nothing is 0, and what does not stand there is None."""
    if unit.below is NegativeStyle.PLAIN:
        return Amount(None, _part(points))
    if unit.below is NegativeStyle.FLOOR and kan is not None and points is not None:
        kan, points = columns(kan, points, unit)
        return Amount(_part(kan), _bare(points))
    return Amount(_part(kan), _part(points))


def _part(number: int | None) -> Part | None:
    return None if number is None else Part(sign_of(number), abs(number))


def _bare(number: int) -> Part:
    return Part("", number)
