"""Generating functions, which count the sets of cards of each description.

A term has a key, which describes a choice of cards by a few numbers, and the number of such choices. For two choices
from different cards the keys are added place by place and the numbers are multiplied; so twelve suits make a deck.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from fractions import Fraction
from math import comb
from operator import add

from hachiya.games.hanafuda.cards import CardSet

Key = tuple[int, ...]
Terms = dict[Key, int]

MONTH = 4
"""Cards of a month."""


def multiply_terms(factors: Iterable[Mapping[Key, int]], reduce_key: Callable[[Key], Key | None]) -> Terms:
    """The terms of choices from different groups of cards together, by the terms of each group.

    `reduce_key` maps keys that need not be distinguished to the same key, and useless keys to None.
    """
    first, *others = factors
    terms = dict(first)
    for factor in others:
        result: Terms = {}
        for left, left_number in terms.items():
            for right, right_number in factor.items():
                key = reduce_key(tuple(map(add, left, right)))
                if key is not None:
                    result[key] = result.get(key, 0) + left_number * right_number
        terms = result
    return terms


def count_keys(keys: Iterable[Key]) -> Terms:
    """The terms of choices that are listed one by one by their keys."""
    terms: Terms = {}
    for key in keys:
        terms[key] = terms.get(key, 0) + 1
    return terms


def subsets_of(cards: CardSet) -> Iterator[CardSet]:
    """Every subset of a set of cards, the empty one first."""
    subset = 0
    while True:
        yield subset
        if subset == cards:
            return
        subset = subset - cards & cards


def draw_chance(held: int, of: int, draws: int, deck: int) -> Fraction:
    """The chance to hold exactly `held` of `of` particular cards after `draws` draws from a deck of `deck` cards."""
    return Fraction(comb(of, held) * comb(deck - of, draws - held), comb(deck, draws)) if held <= draws else Fraction(0)
