"""What a hand will make, when one has seen only its first cards."""

from collections.abc import Callable, Mapping
from functools import cache

from hachiya.odds.counting import Key, merged, product, subsets
from hachiya.odds.hands import HAND, MONTHS, Hand, cards_of, part, together

Groups = Mapping[Key, Mapping[Hand, int]]
"""By what is told of the first cards: whole hands, each as often as its first cards can be chosen from it."""

_TOLD_OF_HANDS = Hand._fields.index("large")
"""All but the lights that change the field."""
_TOLD = 4
"""What is told of the first cards: how many, and three numbers more."""


@cache
def by_months(first: int) -> Groups:
    """Hands by the months of so many first cards: fours, threes, pairs."""
    return _grouped(first, lambda hand: hand.shape, lambda shape: shape)


@cache
def by_kinds(first: int) -> Groups:
    """Hands by the first cards that are no kasu: ribbons (2 for more, too), animals, lights; or NO_KASU_YAKU."""
    return _grouped(first, lambda hand: hand.kinds, together)


def _grouped(first: int, told: Callable[[Hand], Key], merge: Callable[[Key], Key]) -> Groups:
    def kept(key: Key) -> Key | None:
        cards, fours, trios, special, pairs, *kinds, seen = key[: -_TOLD + 1]
        if seen > first or cards - seen > HAND - first:
            return None
        return cards, fours, trios, special, pairs, *together(tuple(kinds)), seen, *merge(key[-_TOLD + 1 :])

    found: dict[Key, dict[Hand, int]] = {}
    for key, number in product((_month(month, told) for month in range(MONTHS)), kept).items():
        whole, seen = Hand(*key[:-_TOLD], large=0, grand=0), key[-_TOLD:]  # type: ignore[misc]
        if whole.cards == HAND and seen[0] == first:
            group = found.setdefault(seen[1:], {})
            group[whole] = group.get(whole, 0) + number
    return found


def _month(month: int, told: Callable[[Hand], Key]) -> dict[Key, int]:
    """Cards of a month that come first, and others of it that come later."""
    cards = cards_of(month)
    return merged(
        (*part(month, first | later)[:_TOLD_OF_HANDS], first.bit_count(), *told(part(month, first)))
        for first in subsets(cards)
        for later in subsets(cards & ~first)
    )
