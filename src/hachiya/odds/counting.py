"""Generating functions: how many sets of cards there are of each description.

A term is a key, which describes a choice of cards by a few numbers, and how many choices it describes. Of two choices
from different cards the keys add up place by place and the numbers multiply; so twelve months make a deck.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from fractions import Fraction
from math import comb
from operator import add

Key = tuple[int, ...]
Terms = dict[Key, int]

MONTH = 4
"""Cards of a month."""


def product(factors: Iterable[Mapping[Key, int]], kept: Callable[[Key], Key | None]) -> Terms:
    """One choice of each factor, in every way. `kept` makes one of keys that need not be told apart, None of no use."""
    first, *others = factors
    found = dict(first)
    for factor in others:
        grown: Terms = {}
        for mine, number in found.items():
            for key, ways in factor.items():
                total = kept(tuple(map(add, mine, key)))
                if total is not None:
                    grown[total] = grown.get(total, 0) + number * ways
        found = grown
    return found


def merged(keys: Iterable[Key]) -> Terms:
    """Choices listed one by one, as terms."""
    found: Terms = {}
    for key in keys:
        found[key] = found.get(key, 0) + 1
    return found


def subsets(cards: int) -> Iterator[int]:
    """Every set of some of these cards, the empty one first."""
    found = 0
    while True:
        yield found
        if found == cards:
            return
        found = found - cards & cards


def drawn(held: int, of: int, draws: int, deck: int) -> Fraction:
    """The chance to hold exactly so many of the `of` cards looked for after so many draws from a deck."""
    return Fraction(comb(of, held) * comb(deck - of, draws - held), comb(deck, draws)) if held <= draws else Fraction(0)
