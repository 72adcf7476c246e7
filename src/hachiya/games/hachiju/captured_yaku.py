"""出来役 of hachiju: the captured yaku, which a pile of captured cards makes; all add up (RULES B1)."""

from hachiya.engine.accel import popcount, rule
from hachiya.games.hachiju.state import CAPTURED_YAKU, Rules
from hachiya.games.hanafuda.cards import CardSet
from hachiya.games.hanafuda.yaku import YakuSet


@rule
def captured_yaku(captured: CardSet, rules: Rules) -> YakuSet:
    """The captured yaku that a pile makes."""
    yaku = 0
    for index in range(CAPTURED_YAKU):
        if popcount(captured & rules.captured_cards[index]) >= rules.captured_need[index]:
            yaku |= 1 << rules.captured_yaku[index]
    return yaku


@rule
def captured_total(rules: Rules, yaku: YakuSet) -> int:
    """The total of a set of captured yaku at rate 1, in points."""
    total = 0
    for index in range(CAPTURED_YAKU):
        if yaku >> rules.captured_yaku[index] & 1:
            total += rules.captured_points[index]
    return total
