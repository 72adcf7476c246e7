"""Finds a suit (month) for each three and four that the hands of a table are said to hold."""

from collections.abc import Callable, Sequence
from functools import cache
from itertools import combinations
from typing import NamedTuple

from hachiya.engine.bits import bit, members
from hachiya.games.hanafuda.cards import CardSet, month_cards
from hachiya.games.hanafuda.hand import MonthSet


class Need(NamedTuple):
    """A yaku of a seat that needs three or four cards of some suit (month)."""

    seat: int
    months: int
    """The possible months."""
    dives: int = 0
    """For a three: the months in which the seat made 飛込み."""


def months_with_fitting_cards(fit: Callable[[CardSet], bool]) -> MonthSet:
    """The suits (months) of which three cards, or all four, pass the test `fit`."""
    return sum(bit(4 * month) for month in range(12) if any(map(fit, _threes_and_four(month))))


@cache
def _threes_and_four(month: int) -> list[CardSet]:
    """The sets of three cards of a month, and that of four."""
    cards = list(members(month_cards(month)))
    return [sum(map(bit, some)) for size in (3, 4) for some in combinations(cards, size)]


def months_suffice(needs: Sequence[Need]) -> bool:
    """True if each need can have a suit (month) of its own, and each seat's tobikomi (飛込み) suits are its threes."""
    return _find_months(sorted(needs, key=lambda need: need.months.bit_count()), 0)


def _find_months(needs: Sequence[Need], others: MonthSet) -> bool:
    """True if the needs can have months other than `others`."""
    if not needs:
        return True
    need, rest = needs[0], needs[1:]
    months = need.months & ~others
    dives = need.dives & ~others
    if dives.bit_count() > sum(later.seat == need.seat and later.dives != 0 for later in rest):
        months &= dives
    return any(_find_months(rest, others | bit(first)) for first in members(months))
