"""The chances of the hand yaku that a hand will make, if only its first cards are known."""

from collections.abc import Callable, Mapping
from functools import cache

from hachiya.odds.counting import Key, count_keys, multiply_terms, subsets_of
from hachiya.odds.hands import HAND, MONTHS, HandShape, cards_of, describe_month_cards, merge_kasu_kinds

Groups = Mapping[Key, Mapping[HandShape, int]]
"""By the description of the first cards: whole hands, each with the number of ways to choose such first cards."""

_HAND_FIELDS = HandShape._fields.index("large")
"""The number of parts of `HandShape` that are used: all but the brights that change the kind of field."""
_DESCRIPTION = 4
"""The length of the description of the first cards: their number, and three further numbers."""


@cache
def hands_by_first_months(first: int) -> Groups:
    """Whole hands by how many fours, threes and pairs of a suit (month) are among their `first` first cards."""
    return _grouped(first, lambda hand: hand.shape, lambda shape: shape)


@cache
def hands_by_first_kinds(first: int) -> Groups:
    """Whole hands by the ribbons, animals and brights among their `first` first cards; two ribbons stand for more."""
    return _grouped(first, lambda hand: hand.kinds, merge_kasu_kinds)


def _grouped(first: int, describe: Callable[[HandShape], Key], merge: Callable[[Key], Key]) -> Groups:
    def reduce_key(key: Key) -> Key | None:
        cards, fours, trios, special, pairs, *kinds, seen = key[: -_DESCRIPTION + 1]
        if seen > first or cards - seen > HAND - first:
            return None
        return (
            cards,
            fours,
            trios,
            special,
            pairs,
            *merge_kasu_kinds(tuple(kinds)),
            seen,
            *merge(key[-_DESCRIPTION + 1 :]),
        )

    groups: dict[Key, dict[HandShape, int]] = {}
    for key, number in multiply_terms((_month(month, describe) for month in range(MONTHS)), reduce_key).items():
        whole, seen = HandShape(*key[:-_DESCRIPTION], large=0, grand=0), key[-_DESCRIPTION:]  # type: ignore[misc]
        if whole.cards == HAND and seen[0] == first:
            group = groups.setdefault(seen[1:], {})
            group[whole] = group.get(whole, 0) + number
    return groups


def _month(month: int, describe: Callable[[HandShape], Key]) -> dict[Key, int]:
    """The terms of a month: its cards among the first cards, and those among the later cards."""
    cards = cards_of(month)
    return count_keys(
        (
            *describe_month_cards(month, first | later)[:_HAND_FIELDS],
            first.bit_count(),
            *describe(describe_month_cards(month, first)),
        )
        for first in subsets_of(cards)
        for later in subsets_of(cards & ~first)
    )
