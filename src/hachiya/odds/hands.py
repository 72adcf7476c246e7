"""Hands of seven cards by the yaku that they make, counted month by month (RULES A5, B1).

A hand is described by its months (the numbers of months with four, three and two cards, and of threes that are 立) and
by its cards that are no kasu. Every willow counts as kasu, which is the reading that pays best (RULES E).
"""

from collections.abc import Mapping
from functools import lru_cache
from typing import NamedTuple

from hachiya.games.hanafuda.cards import ANIMALS, BRIGHTS, CARDS, CHAFF_OR_WILLOW, LETTERS, RIBBONS, CardSet, mask
from hachiya.games.hanafuda.yaku import Yaku
from hachiya.odds.counting import MONTH, Key, count_keys, multiply_terms, subsets_of

HAND = 7
MONTHS = CARDS // MONTH
LARGE_BRIGHTS, GRAND_BRIGHTS = mask("AIc"), mask("os")

_TATE_MONTHS = {LETTERS.index(letter) // MONTH for letter in "MQY"}
_PAULOWNIA = LETTERS.index("s") // MONTH
_PHOENIX = mask("s")


class HandShape(NamedTuple):
    """The description of a hand of seven cards, or of some of its cards."""

    cards: int
    fours: int
    trios: int
    special: int
    """Months with three cards that make 立三本."""
    pairs: int
    ribbons: int
    animals: int
    lights: int
    large: int
    """Lights that make 大場 when they lie on the field."""
    grand: int
    """Lights that make 絶場 there."""

    @property
    def shape(self) -> Key:
        """The numbers of months with four, three and two cards."""
        return self.fours, self.trios, self.pairs

    @property
    def months(self) -> int:
        """The number of months of which the hand has a card."""
        return self.cards - 3 * self.fours - 2 * self.trios - self.pairs

    @property
    def kinds(self) -> Key:
        """The numbers of cards that are no kasu: ribbons, animals, lights."""
        return self.ribbons, self.animals, self.lights


NO_KASU_YAKU = (0, HAND, HAND)
"""The kinds that stand for all hands with too many other cards for any kasu yaku."""


class HandYakuFamily(NamedTuple):
    """The hand yaku of a family of games."""

    suit: Mapping[Key, Yaku]
    """Suit yaku by the shape of the months."""
    special: Mapping[tuple[Yaku, int], Yaku]
    """By a suit yaku and a number of special threes: the other yaku that they make."""
    kasu: Mapping[Key, Yaku]
    """Kasu yaku by the kinds of the cards that are no kasu."""

    def suit_yaku(self, hand: HandShape) -> Yaku | None:
        """The suit yaku of a hand, 三本 to 四三, or None."""
        plain = self.suit.get(hand.shape)
        return None if plain is None else self.special.get((plain, hand.special), plain)

    def kasu_yaku(self, hand: HandShape) -> Yaku | None:
        """The kasu yaku of a hand, 赤 to 素六, or None."""
        return self.kasu.get(hand.kinds)

    @property
    def suits(self) -> tuple[Yaku, ...]:
        """All suit yaku of the family."""
        return tuple(sorted({*self.suit.values(), *self.special.values()}))

    @property
    def kasus(self) -> tuple[Yaku, ...]:
        """All kasu yaku of the family."""
        return tuple(sorted(set(self.kasu.values())))


HACHIHACHI = HandYakuFamily(
    suit={
        (1, 1, 0): Yaku.SHISO,
        (1, 0, 1): Yaku.ICHINISHI,
        (1, 0, 0): Yaku.TESHI,
        (0, 2, 0): Yaku.FUTASANBON,
        (0, 1, 2): Yaku.HANEKEN,
        (0, 1, 1): Yaku.SANBON,
        (0, 1, 0): Yaku.SANBON,
        (0, 0, 3): Yaku.KUTTSUKI,
    },
    special={
        (Yaku.SANBON, 1): Yaku.TATESANBON,
        (Yaku.FUTASANBON, 1): Yaku.SANBONTATESANBON,
        (Yaku.FUTASANBON, 2): Yaku.FUTATATESANBON,
    },
    kasu={
        (0, 0, 0): Yaku.KARASU,
        (1, 0, 0): Yaku.TANICHI,
        (0, 1, 0): Yaku.TOICHI,
        (0, 0, 1): Yaku.PIKAICHI,
        **{(ribbons, 0, 0): Yaku.AKA for ribbons in range(2, HAND + 1)},
    },
)
"""RULES A5: 43, 421, 4111, 331, 322, 3211, 31111, 2221."""

HACHIJU = HandYakuFamily(
    suit={**HACHIHACHI.suit, (1, 0, 1): Yaku.TESHI},
    special={},
    kasu={
        (0, 0, 0): Yaku.KARASU,
        (1, 0, 0): Yaku.SUROKU,
        (0, 1, 0): Yaku.SUROKU,
        (0, 0, 1): Yaku.SUROKU,
    },
)
"""RULES B1: 4 + 2 is 手四; six kasu, or seven."""

Pair = tuple[Yaku | None, Yaku | None]
"""A suit yaku and a kasu yaku; None where there is none."""


def describe_month_cards(month: int, cards: CardSet, kasu: CardSet = CHAFF_OR_WILLOW) -> HandShape:
    """The description of some cards of a month (0-11); `kasu` are the cards that count as kasu."""
    number = cards.bit_count()
    own = cards & ~kasu
    special = month in _TATE_MONTHS or (month == _PAULOWNIA and not cards & _PHOENIX)
    return HandShape(
        cards=number,
        fours=int(number == 4),
        trios=int(number == 3),
        special=int(number == 3 and special),
        pairs=int(number == 2),
        ribbons=(own & RIBBONS).bit_count(),
        animals=(own & ANIMALS).bit_count(),
        lights=(own & BRIGHTS).bit_count(),
        large=(cards & LARGE_BRIGHTS).bit_count(),
        grand=(cards & GRAND_BRIGHTS).bit_count(),
    )


def cards_of(month: int) -> CardSet:
    """The four cards of a month."""
    return (1 << MONTH) - 1 << MONTH * month


def merge_kasu_kinds(kinds: Key) -> Key:
    """The kinds that stand for all kinds with the same possible kasu yaku; two ribbons stand for more."""
    ribbons, animals, lights = kinds
    others = animals + lights
    if others > 1 or (others and ribbons):
        return NO_KASU_YAKU
    return min(ribbons, 2), animals, lights


def merge_key(key: Key) -> Key | None:
    """The key that stands for all equivalent descriptions, or None for more than seven cards."""
    hand = HandShape(*key)
    if hand.cards > HAND:
        return None
    merge = merge_kasu_kinds(hand.kinds)
    ribbons, animals, lights = merge if merge == NO_KASU_YAKU else hand.kinds
    return hand._replace(ribbons=ribbons, animals=animals, lights=lights)


@lru_cache(maxsize=256)
def count_hands(first_cards: CardSet = 0, kasu: CardSet = CHAFF_OR_WILLOW) -> Mapping[HandShape, int]:
    """The number of hands of each description among the hands that have these first cards."""
    months = []
    for month in range(MONTHS):
        cards = cards_of(month)
        held = first_cards & cards
        months.append(count_keys(describe_month_cards(month, held | more, kasu) for more in subsets_of(cards & ~held)))
    return {HandShape(*key): number for key, number in multiply_terms(months, merge_key).items() if key[0] == HAND}


def count_yaku_pairs(family: HandYakuFamily, first_cards: CardSet = 0) -> dict[Pair, int]:
    """The number of hands that make each pair of suit yaku and kasu yaku, among those with these first cards."""
    counts: dict[Pair, int] = {}
    for hand, number in count_hands(first_cards).items():
        pair = family.suit_yaku(hand), family.kasu_yaku(hand)
        counts[pair] = counts.get(pair, 0) + number
    return counts
