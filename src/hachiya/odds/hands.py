"""Hands of seven cards by what they make, counted month by month (RULES A5, B1).

A hand is told by its months (how many it has four, three and two cards of, and how many of the threes are 立) and by
its cards that are no kasu, where every willow is kasu: which is the reading that pays best (RULES E).
"""

from collections.abc import Mapping
from functools import lru_cache
from typing import NamedTuple

from hachiya.games.hanafuda.cards import ANIMALS, BRIGHTS, CARDS, DREGS_OR_WILLOW, LETTERS, RIBBONS, mask
from hachiya.games.hanafuda.yaku import Yaku
from hachiya.odds.counting import MONTH, Key, merged, product, subsets

HAND = 7
MONTHS = CARDS // MONTH
LARGE_BRIGHTS, GRAND_BRIGHTS = mask("AIc"), mask("os")

_TATE_MONTHS = {LETTERS.index(letter) // MONTH for letter in "MQY"}
_PAULOWNIA = LETTERS.index("s") // MONTH
_PHOENIX = mask("s")


class Hand(NamedTuple):
    """What is told of some of the cards of a hand, or of all seven."""

    cards: int
    fours: int
    trios: int
    special: int
    """Those of the threes that make 立三本."""
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
        """Its months: fours, threes, pairs."""
        return self.fours, self.trios, self.pairs

    @property
    def months(self) -> int:
        """How many months it has any card of."""
        return self.cards - 3 * self.fours - 2 * self.trios - self.pairs

    @property
    def kinds(self) -> Key:
        """Its cards that are no kasu: ribbons, animals, lights."""
        return self.ribbons, self.animals, self.lights


NO_KASU_YAKU = (0, HAND, HAND)
"""The kinds of every hand whose cards that are no kasu keep it from any kasu yaku."""


class Family(NamedTuple):
    """What hands make in a family of games."""

    suit: Mapping[Key, Yaku]
    """By the shape of the months."""
    special: Mapping[tuple[Yaku, int], Yaku]
    """A suit yaku with so many special threes, where that is another."""
    kasu: Mapping[Key, Yaku]
    """By the kinds of what is no kasu."""

    def suit_yaku(self, hand: Hand) -> Yaku | None:
        """三本 to 四三."""
        plain = self.suit.get(hand.shape)
        return None if plain is None else self.special.get((plain, hand.special), plain)

    def kasu_yaku(self, hand: Hand) -> Yaku | None:
        """赤 to 素六."""
        return self.kasu.get(hand.kinds)

    @property
    def suits(self) -> tuple[Yaku, ...]:
        """Its suit yaku."""
        return tuple(sorted({*self.suit.values(), *self.special.values()}))

    @property
    def kasus(self) -> tuple[Yaku, ...]:
        """Its kasu yaku."""
        return tuple(sorted(set(self.kasu.values())))


HACHIHACHI = Family(
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

HACHIJU = Family(
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


def part(month: int, cards: int, kasu: int = DREGS_OR_WILLOW) -> Hand:
    """What some cards of a month (0-11) are to a hand; `kasu`: the cards that count as such."""
    number = cards.bit_count()
    own = cards & ~kasu
    special = month in _TATE_MONTHS or (month == _PAULOWNIA and not cards & _PHOENIX)
    return Hand(
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


def cards_of(month: int) -> int:
    """The four cards of a month."""
    return (1 << MONTH) - 1 << MONTH * month


def together(kinds: Key) -> Key:
    """Kinds of which the same kasu yaku may still come, as one: of ribbons, two stand for more."""
    ribbons, animals, lights = kinds
    others = animals + lights
    if others > 1 or (others and ribbons):
        return NO_KASU_YAKU
    return min(ribbons, 2), animals, lights


def within_reach(key: Key) -> Key | None:
    """Seven cards at most; kinds that need not be told apart are one."""
    hand = Hand(*key)
    if hand.cards > HAND:
        return None
    merge = together(hand.kinds)
    ribbons, animals, lights = merge if merge == NO_KASU_YAKU else hand.kinds
    return hand._replace(ribbons=ribbons, animals=animals, lights=lights)


@lru_cache(maxsize=256)
def hands(given: int = 0, kasu: int = DREGS_OR_WILLOW) -> Mapping[Hand, int]:
    """How many of the hands that have these cards there are of each description."""
    months = []
    for month in range(MONTHS):
        cards = cards_of(month)
        held = given & cards
        months.append(merged(part(month, held | more, kasu) for more in subsets(cards & ~held)))
    return {Hand(*key): number for key, number in product(months, within_reach).items() if key[0] == HAND}


def made(family: Family, given: int = 0) -> dict[Pair, int]:
    """How many of the hands that have these cards make each suit yaku with each kasu yaku."""
    found: dict[Pair, int] = {}
    for hand, number in hands(given).items():
        pair = family.suit_yaku(hand), family.kasu_yaku(hand)
        found[pair] = found.get(pair, 0) + number
    return found
