"""Advice to a seat from its view: what its choices show and pay, and what yaku are worth at this rate.

Amounts come from the settlement itself, run on a copy of the books, which have no cards. The state is one that `sight`
has blinded, so no advice depends on a hidden card.
"""

from collections.abc import Callable, Iterable
from functools import partial

from hachiya.engine import ledger
from hachiya.engine.accel import popcount
from hachiya.engine.bits import bit, lowest
from hachiya.engine.ledger import PAY, POT
from hachiya.engine.record import copied
from hachiya.games.hachiju.auction import not_folded
from hachiya.games.hachiju.captured_yaku import captured_yaku
from hachiya.games.hachiju.hand_yaku import KASU_SHOWN, SUIT_SHOWN, hand_total, shown_cards, shown_yaku
from hachiya.games.hachiju.settlement import pay_hand_yaku, payment_of_each, settle_continuers, settle_stop
from hachiya.games.hachiju.state import CAPTURED_YAKU, PLACES, SEATS, Action, Books, Phase, Rules, State
from hachiya.games.hanafuda.advice import (
    Advice,
    CardPoints,
    Entrance,
    FieldFactor,
    FieldFactors,
    Later,
    Share,
    Shares,
    Terms,
    YakuProgress,
    YakuWorth,
)
from hachiya.games.hanafuda.cards import ANIMALS, BRIGHTS, CARDS, RIBBONS, card_points
from hachiya.games.hanafuda.events import Reason
from hachiya.games.hanafuda.progress import progress

_ROWS = 64
_OF_YAKU = (Reason.HAND_YAKU, Reason.CAPTURED_YAKU, Reason.SAGE_HALF)

Settlement = Callable[[Books, Rules, list[int]], object]


def advise(st: State, rules: Rules, action: int) -> Advice:
    """The advice about an action of the seat at turn; `st` is the view of that seat."""
    seat, books = st.turn, st.books
    if action < CARDS:
        return Advice("card")
    if st.phase == Phase.BID:
        return if_bid(st, rules, action)
    if action < Action.PASS:
        return if_shown(st, rules, action - Action.READ)
    if action == Action.STOP:
        return Advice("stop", pays=_paid(books, rules, seat, partial(settle_stop, maker=seat)))
    if action == Action.GO_ON:
        return Advice("sage", later=if_gone_on(books, rules, seat))
    return Advice("pass")


def if_bid(st: State, rules: Rules, action: int) -> Advice:
    """出降り (auction): the fee of folding, the pot, and the payment of each other seat for the hand (RULES B1)."""
    books = copied(st.books)
    books.entered = min(PLACES, popcount(not_folded(books)))
    if action == Action.DOUBLE:
        books.rate *= 2
    hand = st.hands[st.turn]
    total = hand_total(rules, shown_yaku(hand, KASU_SHOWN | SUIT_SHOWN))
    entrance = Entrance(rules.fold_points, books.scores[POT], payment_of_each(books, total))
    if action == Action.DOUBLE:
        return Advice("double", entrance=entrance)
    return Advice("in" if action == Action.IN else "out", entrance=entrance)


def if_shown(st: State, rules: Rules, families: int) -> Advice:
    """手役 (hand yaku): the yaku, exposed cards and payments of the hand at turn (RULES B1)."""
    hand = st.hands[st.turn]
    yaku = shown_yaku(hand, families)
    books = copied(st.books)
    for seat in range(SEATS):
        books.shown[seat] = 0
    books.shown[st.turn] = yaku
    pays = _paid(books, rules, st.turn, pay_hand_yaku)
    return Advice("show", yaku=yaku, cards=shown_cards(hand, families), pays=pays)


def if_gone_on(books: Books, rules: Rules, seat: int) -> Later:
    """下げ (going on): half payments for present yaku if nobody stops; none if another seat does (RULES B1)."""
    gone_on = copied(books)
    gone_on.continuers |= bit(seat)
    return Later(_paid(gone_on, rules, seat, settle_continuers), ())


def yaku_worths(books: Books, rules: Rules) -> list[YakuWorth]:
    """出来役 (captured yaku) with the payment of each payer at this rate, for as many players as may still play."""
    now = copied(books)
    now.entered = max(now.entered or min(PLACES, popcount(not_folded(books))), 2)
    now.rate = max(now.rate, 1)
    return [
        YakuWorth(
            bit(rules.captured_yaku[index]),
            rules.captured_cards[index],
            rules.captured_need[index],
            payment_of_each(now, rules.captured_points[index]),
            0,
        )
        for index in range(CAPTURED_YAKU)
    ]


def yaku_progress(st: State, rules: Rules, seat: int, worths: Iterable[YakuWorth]) -> list[YakuProgress]:
    """出来役 (captured yaku): the progress of a seat toward each yaku of `worths` (RULES B1)."""
    return progress(st.captured, seat, worths, lambda pile: captured_yaku(pile, rules))


def terms(_rules: Rules) -> Terms:
    """The factors of the field, which change nothing here, and the points of cards, for chaff none (C-159)."""
    same = FieldFactor(2, 0)
    light, tane, ribbon = (card_points(bit(lowest(cards))) for cards in (BRIGHTS, ANIMALS, RIBBONS))
    return Terms(FieldFactors(same, same, same), CardPoints(light, tane, ribbon, 0))


def _paid(books: Books, rules: Rules, seat: int, settlement: Settlement) -> Shares:
    """The payments for yaku to the seat in a settlement of a copy of the books, in playing order."""
    rows = ledger.new(_ROWS)
    settlement(copied(books), rules, rows)
    points = dict.fromkeys((other for other in books.order[: books.entered]), 0)
    for event, payer, payee, amount, reason, _, _, _ in ledger.rows(rows):
        if event == PAY and payee == seat and reason in _OF_YAKU:
            points[payer] += amount
    return tuple(Share(payer, total) for payer, total in points.items() if total)
