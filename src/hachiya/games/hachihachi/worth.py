"""役代: what a yaku costs each payer this month, in points (RULES A2)."""

from hachiya.engine.accel import rule
from hachiya.engine.bits import bit
from hachiya.games.hachihachi.captured_yaku import NANATAN
from hachiya.games.hachihachi.state import CAPTURED_YAKU, FIRST_CAPTURED, HAND_YAKU, Books, Rules
from hachiya.games.hanafuda.yaku import Yaku
from hachiya.games.unit import KAN

_NANATAN_INDEX = Yaku.NANATAN - FIRST_CAPTURED


@rule
def at_factor(books: Books, rules: Rules, points: int) -> int:
    """Points at this month's factor."""
    return points * rules.factor[books.kind] // 2


@rule
def in_points(books: Books, rules: Rules, kan: int) -> int:
    """A value in kan as points at this month's factor; always whole, menu C's ×1.5 too (C-35)."""
    return at_factor(books, rules, kan * KAN)


@rule
def hand_worth(books: Books, rules: Rules, yaku: int) -> int:
    """Points for a set of hand yaku; menu F raises each of a compound (C-37)."""
    kan = 0
    for index in range(HAND_YAKU):
        if yaku & bit(index):
            kan += rules.hand_kan[index] + rules.raised[books.kind]
    return in_points(books, rules, kan)


@rule
def captured_kan(books: Books, rules: Rules, yaku: int, surplus: int) -> int:
    """Kan of a set of captured yaku, menu F's raise included, `surplus` ribbons above seven."""
    kan = 0
    for index in range(CAPTURED_YAKU):
        if yaku & bit(FIRST_CAPTURED + index):
            kan += rules.captured_kan[index] + rules.raised[books.kind]
    if yaku & NANATAN:
        kan += surplus * rules.captured_extra[_NANATAN_INDEX]
    return kan


@rule
def special_worth(books: Books, rules: Rules, index: int, extra: int) -> int:
    """Points of a special yaku (0 総八, 1 二八, 2 素十六), `extra` kan for what is above its need (SAN 特殊役)."""
    return in_points(books, rules, rules.special_kan[index] + extra + rules.raised[books.kind])


@rule
def attached_worth(books: Books, rules: Rules) -> int:
    """飛込み, 抜け, みずてん: one kan at the factor; menu F does not raise them (SAN 概要, デフレメニュー)."""
    return in_points(books, rules, 1)
