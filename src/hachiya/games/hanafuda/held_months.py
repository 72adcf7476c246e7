"""Finds a month for each three and four that hands hold. Sets of months have the bits of the months' first cards."""

from collections.abc import Callable, Sequence
from functools import cache
from itertools import combinations
from typing import NamedTuple

from hachiya.engine.bits import bit, members
from hachiya.games.hanafuda.cards import CardSet, month_cards
from hachiya.games.hanafuda.hand import MonthSet


class Need(NamedTuple):
    """A month of which a seat must hold three or four cards."""

    seat: int
    months: int
    """The possible months."""
    dives: int = 0
    """For a three: the months in which the seat made 飛込み."""


def months_with_fitting_cards(fit: Callable[[CardSet], bool]) -> MonthSet:
    """The months of which some three or all four cards `fit`."""
    return sum(bit(4 * month) for month in range(12) if any(map(fit, _threes_and_four(month))))


@cache
def _threes_and_four(month: int) -> list[CardSet]:
    """The sets of three cards of a month, and that of four."""
    cards = list(members(month_cards(month)))
    return [sum(map(bit, some)) for size in (3, 4) for some in combinations(cards, size)]


def months_suffice(needs: Sequence[Need]) -> bool:
    """True if each need can have a month of its own, and all months of 飛込み are threes of their seats."""
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
