"""Checks whether three piles can have made the captured yaku of a tally, although no card is known.

Every captured yaku but 七短 needs all of its cards, so a pile must hold those; 七短 takes any seven ribbons.
"""

from collections.abc import Iterator, Sequence

from hachiya.engine.accel import popcount
from hachiya.engine.bits import bit
from hachiya.games.hachihachi.state import CAPTURED_YAKU, FIRST_CAPTURED, Books, Rules
from hachiya.games.hanafuda.cards import CardSet, month_cards


def piles_possible(books: Books, rules: Rules) -> bool:
    """True if three piles can have made the yaku in the books, each with all cards of its tobikomi (飛込み) suits."""
    sure = [sure_cards(books, rules, seat) for seat in books.order]
    all_sure = 0
    for cards in sure:
        if all_sure & cards:
            return False
        all_sure |= cards
    longest = [
        (place, cards, need)
        for place, seat in enumerate(books.order)
        for cards, need in ribbon_yaku(books, rules, seat)
    ]
    return len(longest) < 2 and all(
        popcount(cards & ~(all_sure & ~sure[place])) >= need for place, cards, need in longest
    )


def piles_hold(books: Books, rules: Rules, piles: Sequence[CardSet]) -> bool:
    """True if the pile of each seat, whose cards are known, holds the yaku in the books that it has made."""
    return all(
        sure_cards(books, rules, seat) & ~piles[seat] == 0
        and all(popcount(piles[seat] & cards) >= need for cards, need in ribbon_yaku(books, rules, seat))
        for seat in books.order
    )


def sure_cards(books: Books, rules: Rules, seat: int) -> CardSet:
    """The cards that a seat's pile must hold: those of yaku that need all cards, and of its tobikomi (飛込み) suits."""
    sure = sum(month_cards(month) for month in range(12) if books.dived[seat] & bit(4 * month))
    for index in range(CAPTURED_YAKU):
        cards = rules.captured_cards[index]
        if books.made[seat] & bit(FIRST_CAPTURED + index) and popcount(cards) == rules.captured_need[index]:
            sure |= cards
    return sure


def ribbon_yaku(books: Books, rules: Rules, seat: int) -> Iterator[tuple[CardSet, int]]:
    """The ribbons of seven ribbons (七短), and how many of them the pile of a seat that made it must hold."""
    for index in range(CAPTURED_YAKU):
        cards, need = rules.captured_cards[index], rules.captured_need[index]
        if books.made[seat] & bit(FIRST_CAPTURED + index) and popcount(cards) > need:
            yield cards, need + books.surplus[seat]
