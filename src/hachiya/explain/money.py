"""Sums in their parts: 12 points are a kan (貫) where the game's `Unit` has kan."""

from hachiya.games.unit import KAN, NegativeStyle, Unit
from hachiya.words.arguments import Sign, Sum


def kan_and_points(points: int) -> tuple[int, int]:
    """A sum in points as kan and points, both with its sign: -42 is (-3, -6)."""
    kan, rest = divmod(abs(points), KAN)
    return (kan, rest) if points >= 0 else (-kan, -rest)


def kan_and_points_in_unit(points: int, unit: Unit) -> tuple[int, int]:
    """A sum as kan and points in this unit; where there are no kan all of it is points."""
    return (0, points) if unit.below is NegativeStyle.PLAIN else kan_and_points(points)


def balance_columns(kan: int, points: int, unit: Unit) -> tuple[int, int]:
    """A balance in two columns, kan and points; in a unit whose points are never negative a kan is broken.

    (-3, -6) stays so in points (点) and is (-4, 6) in mon (文).
    """
    return divmod(kan * KAN + points, KAN) if unit.below is NegativeStyle.FLOOR else (kan, points)


def sign_of(number: int) -> Sign:
    """The sign of a number as text; empty for 0."""
    return "+" if number > 0 else "\N{MINUS SIGN}" if number < 0 else ""


def unsigned_sum(points: int, unit: Unit) -> Sum:
    """A sum without sign, as people say it: 7貫, 3貫6点, 1点; without kan 84点."""
    kan, rest = kan_and_points_in_unit(abs(points), unit)
    return Sum("", kan or None, rest if rest or not kan else None, unit.name)


def signed_sum(points: int, unit: Unit) -> Sum:
    """A balance with its sign: +13貫, −3貫6点, 0点; in mon (文) it always has both parts: −1貫7文, +0貫8文."""
    sign = sign_of(points)
    if unit.below is not NegativeStyle.FLOOR:
        size = unsigned_sum(points, unit)
        return Sum(sign, size.kan, size.rest, unit.name)
    kan, rest = divmod(points, KAN)
    return Sum(sign, abs(kan), rest, unit.name)


def balance_without_plus(points: int, unit: Unit) -> Sum:
    """A balance without a plus sign: 13貫, −3貫6点."""
    return unsigned_sum(points, unit) if points >= 0 else signed_sum(points, unit)
