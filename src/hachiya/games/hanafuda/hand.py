"""Counts the cards of a hand by suit (month)."""

from typing import Annotated, TypeAlias

from hachiya.engine.accel import rule
from hachiya.games.hanafuda.cards import CardSet
from hachiya.games.meaning import Meaning

MonthSet: TypeAlias = Annotated[int, Meaning("months")]
"""A set of months (suits of four cards) as a bit mask with the bit of each month's first card."""

_MONTHS = 0x111111111111


@rule
def months_by_count(hand: CardSet) -> tuple[MonthSet, MonthSet, MonthSet]:
    """The suits (months) of which the hand holds exactly four, three and two cards, as three sets."""
    counts = hand - ((hand >> 1) & 0x555555555555)
    counts = (counts & 0x333333333333) + ((counts >> 2) & 0x333333333333)
    fours = (counts >> 2) & _MONTHS
    threes = counts & (counts >> 1) & _MONTHS
    twos = (counts >> 1) & ~counts & _MONTHS
    return fours, threes, twos


@rule
def cards_of_threes(hand: CardSet) -> CardSet:
    """The cards of a hand that stand in threes, that is in suits (months) of which it holds exactly three."""
    return hand & (months_by_count(hand)[1] * 15)
