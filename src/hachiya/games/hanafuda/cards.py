"""The 48 flower cards: twelve suits (months) of four. Card c is the (c % 4)-th card of month c // 4 (0 = January).

A card's letter, A-Z a-v, is that of SAN.
"""

from functools import lru_cache
from typing import Annotated, TypeAlias

from hachiya.engine.accel import popcount, rule
from hachiya.games.meaning import Meaning
from hachiya.words.message import Message
from hachiya.words.names import name

CardSet: TypeAlias = Annotated[int, Meaning("cards")]
"""A set of flower cards as a bit mask: bit `c` stands for card `c`."""

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuv"
CARDS = 48
DECK = (1 << CARDS) - 1
UNKNOWN = "?"
_INDEX = {letter: card for card, letter in enumerate(LETTERS)}


def card(letter: str) -> int:
    """The number (0-47) of the card with this letter; KeyError on another character."""
    return _INDEX[letter]


def mask(letters: str) -> CardSet:
    """The set of the cards with these letters; KeyError on another character."""
    return sum(1 << _INDEX[letter] for letter in letters)


@lru_cache(1 << 13)
def letters(cards: CardSet) -> str:
    """The letters of a set of cards, in index order; cached, because records name the same few sets again and again."""
    names = []
    while cards:
        low = cards & -cards
        names.append(LETTERS[low.bit_length() - 1])
        cards ^= low
    return "".join(names)


BRIGHTS = mask("AIcos")
ANIMALS = mask("EMQUYdgkp")
RIBBONS = mask("BFJNRVZhlq")
CHAFF = DECK & ~(BRIGHTS | ANIMALS | RIBBONS)
WILLOW = mask("opqr")
CHAFF_OR_WILLOW = CHAFF | WILLOW

TOTAL_POINTS = 264
"""Sum of all card points: three times 88."""


@rule
def month_of_card(card: int) -> CardSet:
    """The set of the four cards of a card's suit (month)."""
    return 15 << (card & ~3)


@rule
def month_cards(month: int) -> CardSet:
    """The set of the four cards of a suit, by its month (0-11)."""
    return 15 << (month << 2)


@rule
def card_points(cards: CardSet) -> int:
    """The card points of a set of cards: bright 20, animal 10, ribbon 5, chaff 1 (SAN, table of cards)."""
    return (
        20 * popcount(cards & BRIGHTS)
        + 10 * popcount(cards & ANIMALS)
        + 5 * popcount(cards & RIBBONS)
        + popcount(cards & CHAFF)
    )


def card_name(card: int) -> Message:
    """The name of a card for people; the chaff cards of a suit share a name."""
    return name("card", LETTERS[card])


def month_name(month: int) -> Message:
    """The name of the plant of a suit, by its month (0-11)."""
    return name("plant", month + 1)
