"""The 54 kinds of cards, each twice in the pack, and sets that hold a kind once or twice.

Kinds 0-51 are suit * 13 + rank, suits in the order S H D C, ranks 2 … A; 52 is the little joker, 53 the big one. Card c
of the pack (0-107) is of kind c // 2. A set of cards is two masks of kinds: `…_one` has the kinds of which the set
holds a card or two, `…_two` those of which it holds both.
"""

from collections.abc import Iterable, Sequence
from typing import Annotated, TypeAlias

from hachiya.engine.accel import hot_rule, popcount, rule
from hachiya.engine.bits import members
from hachiya.games.meaning import Meaning

KindSet: TypeAlias = Annotated[int, Meaning("kinds of cards")]
"""A set of kinds as a bit mask: bit `k` stands for kind `k`."""
CardSet: TypeAlias = Annotated[tuple[KindSet, KindSet], Meaning("cards, as two masks")]
"""A set of cards: the kinds of which it holds a card or two, and the kinds of which it holds both."""

SUITS = "SHDC"
RANKS = "23456789TJQKA"
RANKS_A_SUIT = 13
KINDS = 54
PACK = 108
LITTLE_JOKER, BIG_JOKER = 52, 53
JOKERS = 1 << LITTLE_JOKER | 1 << BIG_JOKER
ALL = (1 << KINDS) - 1
NAMES = (*(rank + suit for suit in SUITS for rank in RANKS), "LJ", "BJ")
"""The names of the kinds in records."""
_KIND = {name: kind for kind, name in enumerate(NAMES)}

UNKNOWN = "?"
LOWEST_RANK, ACE = 2, 14
"""The lowest and the highest rank by number, as levels are numbered too."""

_SUIT_CARDS = (1 << RANKS_A_SUIT) - 1
_EACH_SUIT = 1 | 1 << 13 | 1 << 26 | 1 << 39
"""The lowest kind of each suit."""


def _of_rank(rank: str) -> int:
    return _EACH_SUIT << RANKS.index(rank)


TENS = _of_rank("K") | _of_rank("T")
FIVES = _of_rank("5")
POINT_CARDS = TENS | FIVES
TOTAL_POINTS = 200


@hot_rule
def of_suit(suit: int) -> KindSet:
    """The kinds of a suit (0-3)."""
    return _SUIT_CARDS << (suit * RANKS_A_SUIT)


@hot_rule
def of_rank(rank: int) -> KindSet:
    """The four kinds of a rank (2-14)."""
    return _EACH_SUIT << (rank - LOWEST_RANK)


@rule
def count(cards_one: KindSet, cards_two: KindSet) -> int:
    """The number of cards in a set."""
    return popcount(cards_one) + popcount(cards_two)


@rule
def points(cards_one: KindSet, cards_two: KindSet) -> int:
    """The points of a set of cards: kings and tens 10, fives 5 (BAS 点数札)."""
    tens = popcount(cards_one & TENS) + popcount(cards_two & TENS)
    fives = popcount(cards_one & FIVES) + popcount(cards_two & FIVES)
    return 10 * tens + 5 * fives


def kind_of(name: str) -> int:
    """The kind (0-53) of a card by its name; KeyError on an unknown name."""
    return _KIND[name]


def masks(names: Iterable[str]) -> CardSet:
    """The set of cards with these names; KeyError on an unknown name, ValueError on a card that stands three times."""
    cards_one = cards_two = 0
    for name in names:
        bit = 1 << _KIND[name]
        if cards_two & bit:
            raise ValueError(name)
        cards_one, cards_two = cards_one | bit, cards_two | (cards_one & bit)
    return cards_one, cards_two


def kinds(cards_one: KindSet, cards_two: KindSet) -> list[int]:
    """The kinds of a set of cards in index order, a pair as two entries."""
    entries = []
    for kind in members(cards_one):
        entries += [kind, kind] if cards_two >> kind & 1 else [kind]
    return entries


def names(cards_one: KindSet, cards_two: KindSet) -> list[str]:
    """The names of the cards of a set in index order."""
    return [NAMES[kind] for kind in kinds(cards_one, cards_two)]


def pack_of(cards: Sequence[str]) -> list[int]:
    """The 108 card numbers of a pack in the order of these names; of two equal cards the first has the lower number."""
    first_copies: set[str] = set()
    pack = []
    for name in cards:
        pack.append(2 * _KIND[name] + (name in first_copies))
        first_copies.add(name)
    return pack


SUIT_SIGNS = "♠♥♦♣"
