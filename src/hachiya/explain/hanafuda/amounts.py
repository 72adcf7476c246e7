"""The columns of a seat on a sheet: kan and points with their signs."""

from typing import NamedTuple

from hachiya.explain.money import balance_columns, sign_of
from hachiya.games.unit import NegativeStyle, Unit


class Amount(NamedTuple):
    """A sum in two columns, kan and points (`+3`, `0`, `−10`); None leaves a column empty."""

    kan: str | None
    rest: str | None


NOTHING = Amount(None, None)


def payment_amount(kan: int, points: int, unit: Unit) -> Amount:
    """A payment in two columns; both are empty where nothing was paid."""
    kan, points = balance_columns(kan, points, unit)
    if unit.below is NegativeStyle.FLOOR:
        return Amount(_with_sign(kan) if kan or points else None, str(points) if points else None)
    return Amount(_with_sign(kan) if kan else None, _with_sign(points) if points else None)


def balance(kan: int | None, points: int | None, unit: Unit) -> Amount:
    """A balance in two columns, in the foot of a sheet; zero is written as 0, and None leaves a column empty."""
    if unit.below is NegativeStyle.PLAIN:
        return Amount(None, _with_sign(points))
    if unit.below is NegativeStyle.FLOOR and kan is not None and points is not None:
        kan, points = balance_columns(kan, points, unit)
        return Amount(_with_sign(kan), str(points))
    return Amount(_with_sign(kan), _with_sign(points))


def _with_sign(number: int | None) -> str | None:
    return None if number is None else f"{sign_of(number)}{abs(number)}"
