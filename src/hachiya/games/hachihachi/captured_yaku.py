"""出来役: what a pile of captured cards makes (RULES A6). Which cards and values is the rule set's data."""

from hachiya.engine.accel import popcount, rule
from hachiya.engine.bits import bit
from hachiya.games.hachihachi.state import CAPTURED_YAKU, FIRST_CAPTURED, Rules
from hachiya.games.hanafuda.yaku import Yaku

GOKO = 1 << Yaku.GOKO
SHIKO = 1 << Yaku.SHIKO
NANATAN = 1 << Yaku.NANATAN
_NANATAN_INDEX = Yaku.NANATAN - FIRST_CAPTURED


@rule
def captured_yaku(captured: int, rules: Rules) -> int:
    """The captured yaku of a pile; 五光 takes the place of 四光 (SAN 出来役 1)."""
    found = 0
    for index in range(CAPTURED_YAKU):
        if popcount(captured & rules.captured_cards[index]) >= rules.captured_need[index]:
            found |= bit(FIRST_CAPTURED + index)
    return without_swallowed(found)


@rule
def without_swallowed(yaku: int) -> int:
    """四光 goes where 五光 is: they do not add up (SAN 出来役 1)."""
    return yaku & ~SHIKO if yaku & GOKO else yaku


@rule
def ribbon_surplus(captured: int, rules: Rules) -> int:
    """Ribbons above the seven of 七短, each worth a kan more (SAN 出来役 4, C-41)."""
    have = popcount(captured & rules.captured_cards[_NANATAN_INDEX])
    need = rules.captured_need[_NANATAN_INDEX]
    return have - need if have > need else 0


@rule
def missing(captured: int, rules: Rules, index: int) -> int:
    """The one card that a pile lacks for the yaku of this table index, else the empty set."""
    rest = rules.captured_cards[index] & ~captured
    return rest if popcount(rest) == 1 else 0


@rule
def reach(captured: int, rules: Rules) -> int:
    """The cards each of which alone would complete a yaku that 法度 protects."""
    cards = 0
    for index in range(CAPTURED_YAKU):
        if rules.hatto & bit(FIRST_CAPTURED + index):
            cards |= missing(captured, rules, index)
    return cards
