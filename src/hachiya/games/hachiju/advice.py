"""Questions over what a seat sees: what a choice of its own shows and pays, what yaku are worth at this rate.

Amounts come from the settlement itself, run on a copy of the books; it knows of no card. Who asks hands in a state
that `sight` has blinded, so that no answer can rest on a hidden one.
"""

from collections.abc import Callable, Iterable
from functools import partial

from hachiya.engine import ledger
from hachiya.engine.accel import popcount
from hachiya.engine.bits import bit, lowest
from hachiya.engine.ledger import PAY, POT
from hachiya.engine.record import copied
from hachiya.games.hachiju.auction import left
from hachiya.games.hachiju.captured_yaku import captured_yaku
from hachiya.games.hachiju.hand_yaku import KASU_SHOWN, SUIT_SHOWN, hand_total, shown_cards, shown_yaku
from hachiya.games.hachiju.settlement import pay_hand_yaku, settle_continuers, settle_stop, share
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
    """What an action of the seat at turn does, shows and pays; `st` is what that seat sees."""
    seat, books = st.turn, st.books
    if action < CARDS:
        return Advice("card")
    if st.phase == Phase.BID:
        return at_the_door(st, rules, action)
    if action < Action.PASS:
        return if_shown(st, rules, action - Action.READ)
    if action == Action.STOP:
        return Advice("stop", pays=_paid(books, rules, seat, partial(settle_stop, maker=seat)))
    if action == Action.GO_ON:
        return Advice("sage", later=if_gone_on(books, rules, seat))
    return Advice("pass")


def at_the_door(st: State, rules: Rules, action: int) -> Advice:
    """出降り: what folding costs, what lies in the pot, what the hand would be paid by each (RULES B1)."""
    books = copied(st.books)
    books.entered = min(PLACES, popcount(left(books)))
    if action == Action.DOUBLE:
        books.rate *= 2
    hand = st.hands[st.turn]
    total = hand_total(rules, shown_yaku(hand, KASU_SHOWN | SUIT_SHOWN))
    entrance = Entrance(rules.fold_points, books.scores[POT], share(books, total))
    if action == Action.DOUBLE:
        return Advice("double", entrance=entrance)
    return Advice("in" if action == Action.IN else "out", entrance=entrance)


def if_shown(st: State, rules: Rules, families: int) -> Advice:
    """手役: what the hand at turn announces, lays open and is paid (RULES B1)."""
    hand = st.hands[st.turn]
    yaku = shown_yaku(hand, families)
    books = copied(st.books)
    for seat in range(SEATS):
        books.shown[seat] = 0
    books.shown[st.turn] = yaku
    pays = _paid(books, rules, st.turn, pay_hand_yaku)
    return Advice("show", yaku=yaku, cards=shown_cards(hand, families), pays=pays)


def if_gone_on(books: Books, rules: Rules, seat: int) -> Later:
    """下げ: half if nobody stops, nothing if another does (RULES B1)."""
    gone_on = copied(books)
    gone_on.continuers |= bit(seat)
    return Later(_paid(gone_on, rules, seat, settle_continuers), ())


def yaku_worths(books: Books, rules: Rules) -> list[YakuWorth]:
    """出来役: the captured yaku, and what each payer pays at this rate; of three while as many may still play."""
    now = copied(books)
    now.entered = max(now.entered or min(PLACES, popcount(left(books))), 2)
    now.rate = max(now.rate, 1)
    return [
        YakuWorth(
            bit(rules.captured_yaku[index]),
            rules.captured_cards[index],
            rules.captured_need[index],
            share(now, rules.captured_points[index]),
            0,
        )
        for index in range(CAPTURED_YAKU)
    ]


def yaku_progress(st: State, rules: Rules, seat: int, worths: Iterable[YakuWorth]) -> list[YakuProgress]:
    """出来役: how far a seat is with each; all add up (RULES B1)."""
    return progress(st.captured, seat, worths, lambda pile: captured_yaku(pile, rules))


def terms(_rules: Rules) -> Terms:
    """Fields change nothing; what a card of each kind counts: kasu nothing (C-159)."""
    same = FieldFactor(2, 0)
    light, tane, ribbon = (card_points(bit(lowest(cards))) for cards in (BRIGHTS, ANIMALS, RIBBONS))
    return Terms(FieldFactors(same, same, same), CardPoints(light, tane, ribbon, 0))


def _paid(books: Books, rules: Rules, seat: int, settlement: Settlement) -> Shares:
    """Who pays the seat for yaku in a settlement of a copy of the books, in the order of play."""
    rows = ledger.new(_ROWS)
    settlement(copied(books), rules, rows)
    points = dict.fromkeys((other for other in books.order[: books.entered]), 0)
    for event, payer, payee, amount, reason, _, _, _ in ledger.rows(rows):
        if event == PAY and payee == seat and reason in _OF_YAKU:
            points[payer] += amount
    return tuple(Share(payer, total) for payer, total in points.items() if total)
