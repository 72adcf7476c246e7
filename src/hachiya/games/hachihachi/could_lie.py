"""Checks whether cards can lie as was told: what piles have made and dived, without a card having been seen.

Every captured yaku but 七短 needs all of its cards, so a pile must hold those; 七短 takes any of the other ribbons.
"""

from collections.abc import Iterator

from hachiya.engine.accel import popcount
from hachiya.engine.bits import bit
from hachiya.games.hachihachi.state import CAPTURED_YAKU, FIRST_CAPTURED, Books, Rules
from hachiya.games.hanafuda.cards import month_cards


def piles_possible(books: Books, rules: Rules) -> bool:
    """True if three piles can have made what the books say, with the months that have dived whole in theirs."""
    sure = [sure_cards(books, rules, seat) for seat in books.order]
    everything = 0
    for cards in sure:
        if everything & cards:
            return False
        everything |= cards
    longest = [
        (place, cards, need)
        for place, seat in enumerate(books.order)
        for cards, need in ribbon_yaku(books, rules, seat)
    ]
    return len(longest) < 2 and all(
        popcount(cards & ~(everything & ~sure[place])) >= need for place, cards, need in longest
    )


def sure_cards(books: Books, rules: Rules, seat: int) -> int:
    """The cards that the pile of a seat must hold: of yaku that need all of theirs, and of months that have dived."""
    sure = sum(month_cards(month) for month in range(12) if books.dived[seat] & bit(4 * month))
    for index in range(CAPTURED_YAKU):
        cards = rules.captured_cards[index]
        if books.made[seat] & bit(FIRST_CAPTURED + index) and popcount(cards) == rules.captured_need[index]:
            sure |= cards
    return sure


def ribbon_yaku(books: Books, rules: Rules, seat: int) -> Iterator[tuple[int, int]]:
    """The ribbons of 七短 and how many of them the pile of a seat must hold, if the seat has made it."""
    for index in range(CAPTURED_YAKU):
        cards, need = rules.captured_cards[index], rules.captured_need[index]
        if books.made[seat] & bit(FIRST_CAPTURED + index) and popcount(cards) > need:
            yield cards, need + books.surplus[seat]
