"""Hidden cards of a hand that add no yaku to those that lie open."""

from hachiya.engine.accel import popcount
from hachiya.engine.bits import bit, members
from hachiya.games.hanafuda.cards import ANIMALS, CHAFF, WILLOW, CardSet, month_cards


def plain_rest(cards: CardSet, number: int) -> CardSet:
    """Two animals or more single cards to a number, of months of which none of these cards is: they add no yaku."""
    rest = 0
    animals = [card for card in members(ANIMALS & ~WILLOW) if not cards & month_cards(card // 4)][:2]
    for card in [*animals, *members(CHAFF)]:
        if popcount(rest) < number and not (cards | rest) & month_cards(card // 4):
            rest |= bit(card)
    return rest
