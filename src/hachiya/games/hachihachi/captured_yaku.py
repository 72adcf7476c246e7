"""出来役: the captured yaku, which a pile of captured cards makes (RULES A6).

The rule set's data has their cards and values. 四光 (shikō) are four brights, 五光 (gokō) all five.
"""

from hachiya.engine.accel import popcount, rule
from hachiya.engine.bits import bit
from hachiya.games.hachihachi.state import CAPTURED_YAKU, FIRST_CAPTURED, BrightsGrow, Rules
from hachiya.games.hanafuda.cards import CardSet
from hachiya.games.hanafuda.yaku import Yaku, YakuSet

GOKO = 1 << Yaku.GOKO
SHIKO = 1 << Yaku.SHIKO
NANATAN = 1 << Yaku.NANATAN
BARRED, ADDED = int(BrightsGrow.BARRED), int(BrightsGrow.ADDED)
_NANATAN_INDEX = Yaku.NANATAN - FIRST_CAPTURED


@rule
def captured_yaku(captured: CardSet, rules: Rules) -> YakuSet:
    """The captured yaku that a pile makes; five brights (五光) replace four brights (四光) (SAN 出来役 1)."""
    yaku = 0
    for index in range(CAPTURED_YAKU):
        if popcount(captured & rules.captured_cards[index]) >= rules.captured_need[index]:
            yaku |= bit(FIRST_CAPTURED + index)
    return without_replaced_shiko(yaku)


@rule
def without_replaced_shiko(yaku: YakuSet) -> YakuSet:
    """A set of yaku without four brights (四光) if it has five brights (五光), which replace them (SAN 出来役 1)."""
    return yaku & ~SHIKO if yaku & GOKO else yaku


@rule
def counted_yaku(captured: CardSet, rules: Rules, made: YakuSet) -> YakuSet:
    """The captured yaku that count for a pile that has made the yaku `made` before.

    Rule sets differ about four brights (四光) after the fifth bright (C-25, C-42; SHI 出来役が出来た場合).
    """
    yaku = captured_yaku(captured, rules)
    if yaku & GOKO and made & SHIKO:
        if rules.brights_grow == BARRED:
            return yaku & ~GOKO | SHIKO
        if rules.brights_grow == ADDED:
            return yaku | SHIKO
    return yaku


@rule
def ribbon_surplus(captured: CardSet, rules: Rules) -> int:
    """The number of ribbons above the seven of 七短 (seven ribbons) if each is worth a kan (C-41), else 0."""
    if rules.captured_extra[_NANATAN_INDEX] == 0:
        return 0
    have = popcount(captured & rules.captured_cards[_NANATAN_INDEX])
    need = rules.captured_need[_NANATAN_INDEX]
    return have - need if have > need else 0


@rule
def last_missing_card(captured: CardSet, rules: Rules, index: int) -> CardSet:
    """The one card, as a set, that a pile lacks for the yaku with this index; empty if it lacks none or several."""
    rest = rules.captured_cards[index] & ~captured
    return rest if popcount(rest) == 1 else 0


@rule
def another_possible(captured: CardSet, others: CardSet, made: YakuSet, rules: Rules) -> bool:
    """Whether a pile could still make a new yaku from its cards and all cards outside `others`, the other piles.

    Five brights (五光) are impossible once four brights (四光) are made, and the other way round (C-105).
    """
    for index in range(CAPTURED_YAKU):
        yaku = bit(FIRST_CAPTURED + index)
        lights = yaku & (GOKO | SHIKO) and made & (GOKO | SHIKO)
        open_to_all = popcount(rules.captured_cards[index] & (captured | ~others))
        if yaku & ~made and not lights and open_to_all >= rules.captured_need[index]:
            return True
    return False


@rule
def cards_in_reach(captured: CardSet, rules: Rules) -> CardSet:
    """The cards that would each complete a yaku which 法度 (hatto) protects."""
    cards = 0
    for index in range(CAPTURED_YAKU):
        if rules.hatto & bit(FIRST_CAPTURED + index):
            cards |= last_missing_card(captured, rules, index)
    return cards
