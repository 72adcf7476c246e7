"""役代: the value of each yaku this month, in points for each payer (RULES A2)."""

from hachiya.engine.accel import rule
from hachiya.engine.bits import bit
from hachiya.games.hachihachi.captured_yaku import NANATAN
from hachiya.games.hachihachi.state import CAPTURED_YAKU, FIRST_CAPTURED, HAND_YAKU, Books, Rules
from hachiya.games.hanafuda.yaku import Yaku, YakuSet
from hachiya.games.unit import KAN

_NANATAN_INDEX = Yaku.NANATAN - FIRST_CAPTURED


@rule
def at_factor(books: Books, rules: Rules, points: int) -> int:
    """A number of points multiplied by the factor of this deal's field."""
    return points * rules.factor[books.kind] // 2


@rule
def kan_in_points(books: Books, rules: Rules, kan: int) -> int:
    """A value in kan as points at this deal's factor, a whole number also at ×1.5 of menu C (C-35)."""
    return at_factor(books, rules, kan * KAN)


@rule
def hand_worth(books: Books, rules: Rules, yaku: YakuSet) -> int:
    """The points of a set of hand yaku; menu F raises each part of a compound (C-37)."""
    kan = 0
    for index in range(HAND_YAKU):
        if yaku & bit(index):
            kan += rules.hand_kan[index] + rules.raised[books.kind]
    return kan_in_points(books, rules, kan)


@rule
def captured_kan(books: Books, rules: Rules, yaku: YakuSet, surplus: int) -> int:
    """The kan of a set of captured yaku, with the raise of menu F and `surplus` ribbons above seven."""
    kan = 0
    for index in range(CAPTURED_YAKU):
        if yaku & bit(FIRST_CAPTURED + index):
            kan += rules.captured_kan[index] + rules.raised[books.kind]
    if yaku & NANATAN:
        kan += surplus * rules.captured_extra[_NANATAN_INDEX]
    return kan


@rule
def special_worth(books: Books, rules: Rules, index: int, extra: int) -> int:
    """The points of a special yaku (index 0 sōhachi, 1 futahachi, 2 sujūroku), with `extra` kan above its need."""
    return kan_in_points(books, rules, rules.special_kan[index] + extra + rules.raised[books.kind])


@rule
def attached_worth(books: Books, rules: Rules) -> int:
    """The points of tobikomi (飛込み), nuke (抜け) or mizuten (みずてん): a kan at the factor, not raised by menu F."""
    return kan_in_points(books, rules, 1)
