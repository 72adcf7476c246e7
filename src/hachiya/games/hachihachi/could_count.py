"""Checks whether a tally's card points and chaff can be true, although no card is known.

Three piles must be able to hold all cards and have these numbers.
"""

from collections.abc import Sequence
from functools import cache
from itertools import combinations, product
from typing import NamedTuple, TypeAlias

from hachiya.engine.accel import popcount
from hachiya.engine.bits import bit, members
from hachiya.games.hachihachi.could_lie import ribbon_yaku, sure_cards
from hachiya.games.hachihachi.special import FUTAHACHI_POINTS, SUJUROKU_CARDS
from hachiya.games.hachihachi.state import PAR, PLACES, Books, Rules
from hachiya.games.hanafuda.cards import (
    ANIMALS,
    BRIGHTS,
    CHAFF,
    CHAFF_OR_WILLOW,
    DECK,
    RIBBONS,
    TOTAL_POINTS,
    card_points,
    month_cards,
)
from hachiya.games.meaning import SeatSet

_WORTHS = ((BRIGHTS, 20), (ANIMALS, 10), (RIBBONS, 5))
"""Kinds of cards with their points; a card of chaff counts one."""
LARGEST_PILE = 32
"""The most cards in a pile: fourteen played cards take one each, months dealt as three or four add four more."""

_Holding: TypeAlias = tuple[int, int, int, int]
"""Brights, animals, ribbons and chaff of a pile."""


# ------------------------------------------------------------------------------------- points, by kinds of cards


def points_possible(books: Books, rules: Rules, specials_count: bool = True) -> bool:
    """True if three piles that hold all cards can have the points and chaff in the books, and have made their yaku.

    The number of chaff cards is known if it makes sixteen chaff (素十六); else it is smaller, unless no special yaku
    count this month.
    """
    first, second, third = (_holdings(books, rules, seat, specials_count) for seat in books.order)
    brights, animals, ribbons, chaff = (popcount(cards) for cards in (BRIGHTS, ANIMALS, RIBBONS, CHAFF))
    return any(
        (brights - a[0] - b[0], animals - a[1] - b[1], ribbons - a[2] - b[2], chaff - a[3] - b[3]) in third
        for a, b in product(first, second)
    )


def escapes_possible(books: Books, rules: Rules, escapes: SeatSet) -> bool:
    """True if the seats in `escapes` can have 89 card points or more, and all seats have made their yaku."""
    total = 0
    for seat in books.order:
        brights, animals, ribbons, chaff = _least_holding(books, rules, seat)
        points = 20 * brights + 10 * animals + 5 * ribbons + chaff
        total += max(points, PAR + 1) if escapes & bit(seat) else points
    return total <= TOTAL_POINTS


def _holdings(books: Books, rules: Rules, seat: int, specials_count: bool) -> set[_Holding]:
    """The possible holdings of a seat's pile by its points: an even number of cards, with all yaku that it made."""
    kasu, points = books.dregs[seat], books.points[seat]
    if kasu >= SUJUROKU_CARDS:
        least_chaff, most_chaff = kasu - popcount(CHAFF_OR_WILLOW & ~CHAFF), kasu
    else:
        least_chaff, most_chaff = 0, SUJUROKU_CARDS - 1 if specials_count else popcount(CHAFF)
    least = _least_holding(books, rules, seat)
    holdings = set()
    for counts in product(*(range(popcount(cards) + 1) for cards, _ in _WORTHS)):
        brights, animals, ribbons = counts
        chaff = points - sum(count * worth for count, (_, worth) in zip(counts, _WORTHS, strict=True))
        holding = (brights, animals, ribbons, chaff)
        if (
            least_chaff <= chaff <= most_chaff
            and sum(holding) % 2 == 0
            and all(have >= need for have, need in zip(holding, least, strict=True))
        ):
            holdings.add(holding)
    return holdings


def _least_holding(books: Books, rules: Rules, seat: int) -> _Holding:
    """The least number of cards of each kind in a seat's pile."""
    sure = sure_cards(books, rules, seat)
    brights, animals, ribbons, chaff = (popcount(sure & cards) for cards in (BRIGHTS, ANIMALS, RIBBONS, CHAFF))
    ribbons = max(ribbons, *(need for _, need in ribbon_yaku(books, rules, seat)), 0)
    return brights, animals, ribbons, chaff


# ------------------------------------------------------------------------------------- special yaku, by months


class _Count(NamedTuple):
    """A set of cards of which the pile at a place holds a number between two bounds."""

    place: int
    cards: int
    least: int
    most: int


def specials_possible(books: Books, rules: Rules) -> bool:
    """True if three piles that hold all cards can make the special yaku in the books and have made their other yaku.

    Cards are captured two or four of a suit (month) at a time. The suits are divided one after the other in every way;
    of the suits before, only the numbers of counted cards are stored, each with all points that one pile can have with
    them.
    """
    counts = _counts(books, rules)
    place = _counted_place(books)
    points = books.points[books.order[place]]
    sure = [sure_cards(books, rules, seat) for seat in books.order]
    sums_with: dict[tuple[int, ...], int] = {(0,) * len(counts): 1}
    for month in range(12):
        to_come = DECK & ~((1 << 4 * month + 4) - 1)
        bounds = [(count.least - popcount(count.cards & to_come), count.most) for count in counts]
        after: dict[tuple[int, ...], int] = {}
        for shares, worth in _shares(month, sure, counts, place):
            for numbers, sums in sums_with.items():
                more = tuple(map(int.__add__, numbers, shares))
                if all(least <= number <= most for number, (least, most) in zip(more, bounds, strict=True)):
                    after[more] = after.get(more, 0) | sums << worth
        sums_with = after
    return any(points == 0 or sums & bit(points) for sums in sums_with.values())


def _counts(books: Books, rules: Rules) -> list[_Count]:
    """The counts of the months: kasu of 素十六, ribbons of 七短, the size of a pile that makes all special yaku."""
    makers = set()
    counts = []
    for place, seat in enumerate(books.order):
        if books.dregs[seat] >= SUJUROKU_CARDS:
            counts.append(_Count(place, CHAFF_OR_WILLOW, books.dregs[seat], books.dregs[seat]))
            makers.add(place)
        if books.points[seat] >= FUTAHACHI_POINTS:
            makers.add(place)
        counts += [_Count(place, cards, need, popcount(cards)) for cards, need in ribbon_yaku(books, rules, seat)]
    if len(makers) == 1:
        counts.append(_Count(makers.pop(), DECK, 0, LARGEST_PILE))
    return counts


def _counted_place(books: Books) -> int:
    """The place whose points are counted: that of 二八, else of 素十六, else 0."""

    def rank(place: int) -> tuple[bool, bool]:
        seat = books.order[place]
        return books.points[seat] >= FUTAHACHI_POINTS, books.dregs[seat] >= SUJUROKU_CARDS

    return max(range(PLACES), key=rank)


def _shares(month: int, sure: Sequence[int], counts: Sequence[_Count], place: int) -> set[tuple[tuple[int, ...], int]]:
    """The numbers that a month can add to the counts and to the points of the pile at a place."""
    whole = month_cards(month)
    return {
        (tuple(popcount(piles[count.place] & count.cards) for count in counts), card_points(piles[place]))
        for piles in _divisions(month)
        if all(whole & cards & ~pile == 0 for pile, cards in zip(piles, sure, strict=True))
    }


@cache
def _divisions(month: int) -> set[tuple[int, ...]]:
    """The divisions of a month's cards among three piles: all in one, or two in each of two."""
    whole = month_cards(month)
    divisions = {tuple(whole if place == owner else 0 for place in range(PLACES)) for owner in range(PLACES)}
    for first, second in combinations(members(whole), 2):
        pair = bit(first) | bit(second)
        for two in combinations(range(PLACES), 2):
            divisions.add(
                tuple(pair if place == two[0] else whole & ~pair if place == two[1] else 0 for place in range(PLACES))
            )
    return divisions
