"""出来役: what a pile of captured cards makes (RULES A6). Which cards and values is the rule set's data."""

from hachiya.engine.accel import popcount, rule
from hachiya.engine.bits import bit
from hachiya.games.hachihachi.state import CAPTURED_YAKU, FIRST_CAPTURED, BrightsGrow, Rules
from hachiya.games.hanafuda.yaku import Yaku

GOKO = 1 << Yaku.GOKO
SHIKO = 1 << Yaku.SHIKO
NANATAN = 1 << Yaku.NANATAN
BARRED, ADDED = int(BrightsGrow.BARRED), int(BrightsGrow.ADDED)
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
def makes(captured: int, rules: Rules, made: int) -> int:
    """The captured yaku of a pile that has already made `made`: what the fifth light does to 四光 is the rule set's.

    (C-25, C-42; SHI 出来役が出来た場合)
    """
    found = captured_yaku(captured, rules)
    if found & GOKO and made & SHIKO:
        if rules.lights_grow == BARRED:
            return found & ~GOKO | SHIKO
        if rules.lights_grow == ADDED:
            return found | SHIKO
    return found


@rule
def ribbon_surplus(captured: int, rules: Rules) -> int:
    """Ribbons above the seven of 七短 where they are worth a kan more each (SAN 出来役 4, C-41), else 0."""
    if rules.captured_extra[_NANATAN_INDEX] == 0:
        return 0
    have = popcount(captured & rules.captured_cards[_NANATAN_INDEX])
    need = rules.captured_need[_NANATAN_INDEX]
    return have - need if have > need else 0


@rule
def missing(captured: int, rules: Rules, index: int) -> int:
    """The one card that a pile lacks for the yaku of this table index, else the empty set."""
    rest = rules.captured_cards[index] & ~captured
    return rest if popcount(rest) == 1 else 0


@rule
def another_possible(captured: int, others: int, made: int, rules: Rules) -> bool:
    """Could a pile still make a yaku that it has not `made`, were all cards but those in `others`' piles to come?

    五光 is not possible once 四光 is made, and 四光 is made where 五光 is (C-105).
    """
    for index in range(CAPTURED_YAKU):
        yaku = bit(FIRST_CAPTURED + index)
        lights = yaku & (GOKO | SHIKO) and made & (GOKO | SHIKO)
        open_to_all = popcount(rules.captured_cards[index] & (captured | ~others))
        if yaku & ~made and not lights and open_to_all >= rules.captured_need[index]:
            return True
    return False


@rule
def reach(captured: int, rules: Rules) -> int:
    """The cards each of which alone would complete a yaku that 法度 protects."""
    cards = 0
    for index in range(CAPTURED_YAKU):
        if rules.hatto & bit(FIRST_CAPTURED + index):
            cards |= missing(captured, rules, index)
    return cards
