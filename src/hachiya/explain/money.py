"""Sums in words: 12 points are a kan (貫); what a point is called is the game's `Unit`."""

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


def columns(kan: int, points: int, unit: Unit) -> tuple[int, int]:
    """Kan and points of a balance as they stand in two columns; where units are never negative they make no kan.

    (-3, -6) stays so in 点 and is (-4, 6) in 文.
    """
    return (kan, points) if unit.below is Below.BOTH else divmod(kan * KAN + points, KAN)


def spoken(points: int, unit: Unit, lang: str) -> str:
    """A sum without sign, as people say it: 7貫, 3貫6点, 1点; "3 kan 6 points"."""
    kan, rest = divmod(abs(points), KAN)
    said = [_in(_KAN, lang).format(kan)] if kan else []
    if rest or not kan:
        said.append(_units(rest, unit, lang))
    return _in(_SPACE, lang).join(said)


def signed(points: int, unit: Unit, lang: str) -> str:
    """A balance: +13貫, −3貫6点, 0点; where units are never negative both parts always stand: −1貫7文, +0貫8文."""
    sign = "+" if points > 0 else _MINUS if points < 0 else ""
    if unit.below is Below.BOTH:
        return sign + spoken(points, unit, lang)
    kan, rest = divmod(points, KAN)
    return sign + _in(_KAN, lang).format(abs(kan)) + _in(_SPACE, lang) + _units(rest, unit, lang)


def _units(number: int, unit: Unit, lang: str) -> str:
    return f"{number}{_in(_SPACE, lang)}{_in(unit.one if number == 1 else unit.many, lang)}"


def _in(words: Words, lang: str) -> str:
    return words.ja if lang == "ja" else words.en
