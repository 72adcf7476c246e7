"""出来役 of hachiju: the yaku of a pile of captured cards; all add up (RULES B1)."""

from hachiya.engine.accel import popcount, rule
from hachiya.games.hachiju.state import CAPTURED_YAKU, Rules


@rule
def captured_yaku(captured: int, rules: Rules) -> int:
    """The captured yaku of a pile."""
    yaku = 0
    for index in range(CAPTURED_YAKU):
        if popcount(captured & rules.captured_cards[index]) >= rules.captured_need[index]:
            yaku |= 1 << rules.captured_yaku[index]
    return yaku


@rule
def captured_total(rules: Rules, yaku: int) -> int:
    """The total of a set of captured yaku at rate 1, in points."""
    total = 0
    for index in range(CAPTURED_YAKU):
        if yaku >> rules.captured_yaku[index] & 1:
            total += rules.captured_points[index]
    return total
