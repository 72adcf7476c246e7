"""Sums in words: 12 points are a kan (貫) where the game's `Unit` has kan; it also says what a point is called."""

from hachiya.games.unit import Below, Unit
from hachiya.games.words import Words

KAN = 12
"""Points in one kan."""

_MINUS = "\N{MINUS SIGN}"
_KAN = Words("{}貫", "{} kan")
_SPACE = Words("", " ")


def parts(points: int) -> tuple[int, int]:
    """Kan and points of a sum, both with its sign: -42 is (-3, -6)."""
    kan, rest = divmod(abs(points), KAN)
    return (kan, rest) if points >= 0 else (-kan, -rest)


def split(points: int, unit: Unit) -> tuple[int, int]:
    """`parts` of a sum in this unit: where there are no kan all of it is points."""
    return (0, points) if unit.below is Below.PLAIN else parts(points)


def columns(kan: int, points: int, unit: Unit) -> tuple[int, int]:
    """Kan and points of a balance as they stand in two columns; where units are never negative a kan is broken.

    (-3, -6) stays so in 点 and is (-4, 6) in 文.
    """
    return divmod(kan * KAN + points, KAN) if unit.below is Below.FLOOR else (kan, points)


def spoken(points: int, unit: Unit, lang: str) -> str:
    """A sum without sign, as people say it: 7貫, 3貫6点, 1点; "3 kan 6 points"; without kan 84点."""
    kan, rest = split(abs(points), unit)
    said = [_in(_KAN, lang).format(kan)] if kan else []
    if rest or not kan:
        said.append(_units(rest, unit, lang))
    return _in(_SPACE, lang).join(said)


def signed(points: int, unit: Unit, lang: str) -> str:
    """A balance: +13貫, −3貫6点, 0点; where units are never negative both parts always stand: −1貫7文, +0貫8文."""
    sign = "+" if points > 0 else _MINUS if points < 0 else ""
    if unit.below is not Below.FLOOR:
        return sign + spoken(points, unit, lang)
    kan, rest = divmod(points, KAN)
    return sign + _in(_KAN, lang).format(abs(kan)) + _in(_SPACE, lang) + _units(rest, unit, lang)


def _units(number: int, unit: Unit, lang: str) -> str:
    return f"{number}{_in(_SPACE, lang)}{_in(unit.one if number == 1 else unit.many, lang)}"


def _in(words: Words, lang: str) -> str:
    return words.ja if lang == "ja" else words.en
