"""Counts the hands of seven cards by the yaku that they make, suit by suit (RULES A5, B1).

The shape of a hand has its suits (months: how many with four, three and two cards, and how many threes are 立, special)
and its cards that are no kasu (chaff). Every willow counts as chaff, which is the reading that pays best (RULES E).
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
    """The shape of a hand of seven cards, or of some of its cards: all that decides its hand yaku."""

    cards: int
    fours: int
    trios: int
    special: int
    """Suits with three cards that make 立三本."""
    pairs: int
    ribbons: int
    animals: int
    brights: int
    large: int
    """Brights that make a large field (大場) when they lie there."""
    grand: int
    """Brights that make a grand field (絶場) when they lie there."""

    @property
    def shape(self) -> Key:
        """The numbers of suits (months) with four, three and two cards."""
        return self.fours, self.trios, self.pairs

    @property
    def months(self) -> int:
        """The number of suits (months) of which the hand has a card."""
        return self.cards - 3 * self.fours - 2 * self.trios - self.pairs

    @property
    def kinds(self) -> Key:
        """The numbers of cards that are no chaff: ribbons, animals, brights."""
        return self.ribbons, self.animals, self.brights


NO_KASU_YAKU = (0, HAND, HAND)
"""The kinds that stand for all hands with too many other cards for any kasu yaku."""


class HandYakuFamily(NamedTuple):
    """The hand yaku of a family of games, by the shapes of hands that make them."""

    suit: Mapping[Key, Yaku]
    """Suit yaku by the numbers of fours, threes and pairs."""
    special: Mapping[tuple[Yaku, int], Yaku]
    """By a suit yaku and a number of special threes: the other yaku that they make."""
    kasu: Mapping[Key, Yaku]
    """Chaff yaku by the numbers of ribbons, animals and brights."""

    def suit_yaku(self, hand: HandShape) -> Yaku | None:
        """The suit yaku that a hand of this shape makes, 三本 to 四三, or None."""
        plain = self.suit.get(hand.shape)
        return None if plain is None else self.special.get((plain, hand.special), plain)

    def kasu_yaku(self, hand: HandShape) -> Yaku | None:
        """The kasu (chaff) yaku that a hand of this shape makes, 赤 to 素六, or None."""
        return self.kasu.get(hand.kinds)

    @property
    def suits(self) -> tuple[Yaku, ...]:
        """All suit yaku of the family."""
        return tuple(sorted({*self.suit.values(), *self.special.values()}))

    @property
    def kasus(self) -> tuple[Yaku, ...]:
        """All kasu (chaff) yaku of the family."""
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
    """The shape of some cards of one suit (month 0-11); `kasu` are the cards that count as chaff."""
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
        brights=(own & BRIGHTS).bit_count(),
        large=(cards & LARGE_BRIGHTS).bit_count(),
        grand=(cards & GRAND_BRIGHTS).bit_count(),
    )


def cards_of(month: int) -> CardSet:
    """The four cards of a suit, by its month (0-11)."""
    return (1 << MONTH) - 1 << MONTH * month


def merge_kasu_kinds(kinds: Key) -> Key:
    """The numbers of ribbons, animals and brights that stand for all others with the same possible chaff yaku."""
    ribbons, animals, brights = kinds
    others = animals + brights
    if others > 1 or (others and ribbons):
        return NO_KASU_YAKU
    return min(ribbons, 2), animals, brights


def merge_key(key: Key) -> Key | None:
    """The key that stands for all shapes with the same possible yaku, or None for more than seven cards."""
    hand = HandShape(*key)
    if hand.cards > HAND:
        return None
    merge = merge_kasu_kinds(hand.kinds)
    ribbons, animals, brights = merge if merge == NO_KASU_YAKU else hand.kinds
    return hand._replace(ribbons=ribbons, animals=animals, brights=brights)


@lru_cache(maxsize=256)
def count_hands(first_cards: CardSet = 0, kasu: CardSet = CHAFF_OR_WILLOW) -> Mapping[HandShape, int]:
    """The number of hands of each shape among the hands that contain these first cards."""
    months = []
    for month in range(MONTHS):
        cards = cards_of(month)
        held = first_cards & cards
        months.append(count_keys(describe_month_cards(month, held | more, kasu) for more in subsets_of(cards & ~held)))
    return {HandShape(*key): number for key, number in multiply_terms(months, merge_key).items() if key[0] == HAND}


def count_yaku_pairs(family: HandYakuFamily, first_cards: CardSet = 0) -> dict[Pair, int]:
    """The number of hands that make each pair of a suit yaku and a chaff yaku, among those with these first cards."""
    counts: dict[Pair, int] = {}
    for hand, number in count_hands(first_cards).items():
        pair = family.suit_yaku(hand), family.kasu_yaku(hand)
        counts[pair] = counts.get(pair, 0) + number
    return counts
