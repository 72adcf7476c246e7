"""追い込み (squeeze): a seat put out because three are in shows cards and is compensated (RULES A4)."""

from hachiya.engine.accel import popcount, rule
from hachiya.engine.bits import bit
from hachiya.engine.ledger import NOBODY, pay
from hachiya.games.hachihachi.captured_yaku import captured_yaku
from hachiya.games.hachihachi.hand_yaku import WILLOWS_AS_KASU, exposed, hand_yaku
from hachiya.games.hachihachi.state import CAPTURED_YAKU, FIRST_CAPTURED, PLACES, Books, Rules
from hachiya.games.hachihachi.worth import at_factor, captured_kan, hand_worth, kan_in_points
from hachiya.games.hanafuda.cards import CardSet
from hachiya.games.hanafuda.events import Liable, Reason
from hachiya.games.hanafuda.yaku import YakuSet

SQUEEZE, OWN = int(Reason.SQUEEZE), int(Liable.NOT)
HELD_SETS = bit(FIRST_CAPTURED + CAPTURED_YAKU) - bit(FIRST_CAPTURED)
"""Captured yaku, of which a hand may hold a whole set (出来役のつかみ)."""


@rule
def squeezed_hand(rules: Rules, hand: CardSet) -> tuple[YakuSet, CardSet]:
    """The yaku of a squeezed hand, with whole sets of captured yaku, and the cards that it shows (C-18, C-165).

    It shows the cards exposed for its hand yaku, its sets, and the single cards that count.
    """
    sets = captured_yaku(hand, rules)
    cards = hand & rules.squeeze_cards
    for index in range(CAPTURED_YAKU):
        if sets & bit(FIRST_CAPTURED + index):
            cards |= hand & rules.captured_cards[index]
    return hand_yaku(hand, WILLOWS_AS_KASU) | sets, cards | exposed(hand, WILLOWS_AS_KASU)


@rule
def write_squeezed(books: Books, rules: Rules, seat: int, hand: CardSet) -> None:
    """Write the yaku and the shown cards of a squeezed hand into the books."""
    yaku, cards = squeezed_hand(rules, hand)
    books.squeezed |= bit(seat)
    books.squeezed_yaku[seat] = yaku
    books.squeezed_cards[seat] = cards


@rule
def pay_squeezed(books: Books, rules: Rules, ledger: list[int]) -> None:
    """Pay squeezed seats (追い込み代), each of three in play: half of hand yaku and sets, and single cards (C-18)."""
    if books.squeezed == 0:
        return
    for offset in range(books.seats):
        seat = (books.dealer + offset) % books.seats
        if books.squeezed & bit(seat):
            for points, yaku in squeeze_parts(books, rules, seat):
                for place in range(PLACES):
                    pay(books.scores, ledger, books.order[place], seat, points, SQUEEZE, yaku, NOBODY, OWN)


@rule
def squeeze_parts(
    books: Books, rules: Rules, seat: int
) -> tuple[tuple[int, YakuSet], tuple[int, YakuSet], tuple[int, YakuSet]]:
    """The three parts of the compensation by each payer: points, and the yaku that they are for (C-18)."""
    yaku = books.squeezed_yaku[seat] & ~HELD_SETS
    sets = books.squeezed_yaku[seat] & HELD_SETS
    cards = popcount(books.squeezed_cards[seat] & rules.squeeze_cards)
    for_hand = hand_worth(books, rules, yaku) // 2
    for_sets = kan_in_points(books, rules, captured_kan(books, rules, sets, 0)) // 2
    return (for_hand, yaku), (for_sets, sets), (at_factor(books, rules, cards * rules.squeeze_points), 0)
