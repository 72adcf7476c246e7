"""八十分: the chances of what a player holds after some draws, before anybody has shown a card (RULES B2).

Level cards are the eight cards of the rank of the deal's trumps.
"""

from fractions import Fraction
from functools import cache
from math import comb

from hachiya.odds.counting import draw_chance, multiply_terms

PACK = 108
LEVEL_CARDS = 8
"""Two of each suit."""
JOKERS = 4
"""Two of each kind."""
DRAWS = 25
"""Cards that each of the four draws."""


def level_cards_chance(held: int, draws: int) -> Fraction:
    """The chance to hold exactly `held` level cards after `draws` draws."""
    return draw_chance(held, LEVEL_CARDS, draws, PACK)


def level_pair_chance(draws: int) -> Fraction:
    """The chance to hold both level cards of some suit after `draws` draws."""
    return _any_pair(LEVEL_CARDS // 2, draws)


def joker_pair_chance(draws: int) -> Fraction:
    """The chance to hold both big jokers or both little jokers after `draws` draws."""
    return _any_pair(JOKERS // 2, draws)


@cache
def _any_pair(kinds: int, draws: int) -> Fraction:
    """The chance to hold both cards of any of `kinds` kinds: all draws but those with at most one of each kind."""
    no_pairs = multiply_terms([{(0,): 1, (1,): 2}] * kinds, lambda key: key)
    others = PACK - 2 * kinds
    ways = sum(number * comb(others, draws - held) for (held,), number in no_pairs.items() if held <= draws)
    return 1 - Fraction(ways, comb(PACK, draws))
