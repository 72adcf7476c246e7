"""Advice to a seat from its view: what its choices show and pay, and what yaku are worth this month.

Amounts come from the settlement itself, run on a copy of the books, which have no cards. The state is one that `sight`
has blinded, so no advice depends on a hidden card.
"""

from collections.abc import Callable, Iterable
from functools import partial

from hachiya.engine import ledger
from hachiya.engine.accel import popcount
from hachiya.engine.bits import bit, lowest
from hachiya.engine.ledger import NOBODY, PAY, POT
from hachiya.engine.record import copied
from hachiya.games.hachihachi.captured_yaku import counted_yaku
from hachiya.games.hachihachi.danger import dangers
from hachiya.games.hachihachi.deal import reading_of
from hachiya.games.hachihachi.going_on import declare_go_on
from hachiya.games.hachihachi.hand_payments import pay_hand_yaku
from hachiya.games.hachihachi.hand_yaku import (
    OPEN_RIBBON,
    WILLOW_RIBBON,
    WILLOWS_AS_KASU,
    cards_counted_as_kasu,
    exposed,
    hand_yaku,
    ribbons_to_expose,
)
from hachiya.games.hachihachi.settlement import settle_cancel, settle_failed_going_on, settle_stop
from hachiya.games.hachihachi.state import (
    CAPTURED_YAKU,
    FIRST_CAPTURED,
    SEATS,
    Action,
    Books,
    FieldKind,
    Phase,
    Rules,
    State,
)
from hachiya.games.hachihachi.worth import at_factor, attached_worth, captured_kan, hand_worth, kan_in_points
from hachiya.games.hanafuda.advice import (
    Advice,
    ByField,
    CardPoints,
    Entrance,
    FieldFactor,
    FieldFactors,
    Later,
    Ribbons,
    Share,
    Shares,
    Terms,
    YakuProgress,
    YakuWorth,
)
from hachiya.games.hanafuda.cards import ANIMALS, BRIGHTS, CARDS, CHAFF, RIBBONS, card_points
from hachiya.games.hanafuda.events import Liable, Reason
from hachiya.games.hanafuda.progress import progress
from hachiya.games.unit import KAN

_ROWS = 64
"""More payments than a settlement of a month has."""
_OF_YAKU = (Reason.HAND_YAKU, Reason.CAPTURED_YAKU, Reason.SAGE_HALF, Reason.SAGE_RETURN)

Settlement = Callable[[Books, Rules, list[int]], None]


def advise(st: State, rules: Rules, action: int) -> Advice:
    """The advice about an action of the seat at turn; `st` is the view of that seat."""
    seat, books = st.turn, st.books
    if action < CARDS:
        return Advice("card", dangers=dangers(st, rules, action) or None)
    if st.phase == Phase.MIZUTEN:
        return Advice("unseen", unseen=if_unseen(st, rules)) if action == Action.IN else Advice("look")
    if st.phase == Phase.BID:
        return Advice("in" if action == Action.IN else "out", entrance=entrance(st, rules))
    if st.phase == Phase.SHOW and action != Action.PASS:
        return if_shown(st, rules, reading_of(action))
    if action == Action.STOP:
        return Advice("stop", pays=if_stopped(books, rules, seat))
    if action == Action.GO_ON:
        return Advice("sage", later=if_gone_on(books, rules, seat))
    if action == Action.CANCEL:
        return Advice("cancel", pays=if_cancelled(books, rules, seat))
    return Advice("pass", later=if_gone_on(books, rules, seat) if st.phase == Phase.CANCEL else None)


def if_unseen(st: State, rules: Rules) -> ByField:
    """The bonus of みずてん (mizuten: the dealer joins before seeing their cards) by kind of field.

    It is the sum from all other seats with cards, at a table of seven from five (NAK みずてん, C-182).
    """
    payers = popcount(st.books.dealt_in) - 1 - (st.books.seats == SEATS)

    def brings(kind: FieldKind) -> int:
        books = copied(st.books)
        books.kind = kind
        return payers * attached_worth(books, rules)

    return ByField(*map(brings, FieldKind))


def entrance(st: State, rules: Rules) -> Entrance:
    """競り (auction): the fee of folding, and the payments for the hand in play, of a seat that bids (RULES A4)."""
    books = st.books
    fee = at_factor(books, rules, rules.fold_points[popcount(books.folded)])
    own = hand_worth(books, rules, hand_yaku(st.hands[st.turn], WILLOWS_AS_KASU))
    return Entrance(fee, books.scores[POT], own)


def if_shown(st: State, rules: Rules, reading: int) -> Advice:
    """手役 (hand yaku): the yaku, exposed cards and payments of the hand at turn, by a reading of its willows."""
    hand = st.hands[st.turn]
    yaku = hand_yaku(hand, reading)
    books = copied(st.books)
    for seat in range(SEATS):
        books.shown[seat] = 0
    books.shown[st.turn] = yaku
    count = ribbons_to_expose(hand, reading)
    ribbons = hand & ~cards_counted_as_kasu(hand, reading)
    return Advice(
        "show",
        yaku=yaku,
        cards=exposed(hand, reading),
        ribbons=Ribbons(ribbons & ~WILLOW_RIBBON if reading == OPEN_RIBBON else ribbons, count) if count else None,
        pays=_paid(books, rules, st.turn, pay_hand_yaku),
    )


def if_stopped(books: Books, rules: Rules, seat: int) -> Shares:
    """あがり (stopping): the payments for all captured yaku of the seat (RULES A6, A8)."""
    return _paid(books, rules, seat, partial(settle_stop, maker=seat))


def if_cancelled(books: Books, rules: Rules, seat: int) -> Shares:
    """下げの取消し (cancelled going on): the payments to a seat that cancels, by choice or force."""
    return _paid(books, rules, seat, settle_cancel)


def if_gone_on(books: Books, rules: Rules, seat: int) -> Later:
    """下げ (going on): the payments that the seat still gets for its present yaku after it has gone on (RULES A7)."""
    gone_on = copied(books)
    declare_go_on(gone_on, rules, seat)
    alone = _paid(gone_on, rules, seat, settle_failed_going_on)
    return Later(alone, if_beaten(gone_on, rules, seat))


def if_beaten(books: Books, rules: Rules, continuer: int) -> Shares:
    """The payments for the yaku of `continuer`, who went on, if a yaku of another seat ends the month (deal)."""
    maker = next(seat for seat in books.order if seat != continuer)
    return _paid(books, rules, continuer, partial(settle_stop, maker=maker))


def yaku_worths(books: Books, rules: Rules) -> list[YakuWorth]:
    """出来役 (captured yaku): those of the rule set with their values this month (deal) (RULES A2, A6)."""
    worths = []
    for index in range(CAPTURED_YAKU):
        if rules.captured_cards[index]:
            yaku = bit(FIRST_CAPTURED + index)
            points = kan_in_points(books, rules, captured_kan(books, rules, yaku, 0))
            more = kan_in_points(books, rules, captured_kan(books, rules, yaku, 1)) - points
            worths.append(YakuWorth(yaku, rules.captured_cards[index], rules.captured_need[index], points, more))
    return worths


def yaku_progress(st: State, rules: Rules, seat: int, worths: Iterable[YakuWorth]) -> list[YakuProgress]:
    """出来役 (captured yaku): the progress of a seat toward each yaku of `worths` (RULES A6)."""
    made = st.books.made[seat]
    return progress(st.captured, seat, worths, lambda pile: counted_yaku(pile, rules, made))


def terms(rules: Rules) -> Terms:
    """The effect of the kinds of field on values (RULES A2), and the points of a card of each kind (RULES A9)."""
    fields = (FieldFactor(rules.factor[kind], rules.raised[kind] * KAN) for kind in FieldKind)
    points_by_kind = (card_points(bit(lowest(cards))) for cards in (BRIGHTS, ANIMALS, RIBBONS, CHAFF))
    return Terms(FieldFactors(*fields), CardPoints(*points_by_kind))


def _paid(books: Books, rules: Rules, seat: int, settlement: Settlement) -> Shares:
    """The payments for yaku to the seat, or back from it, in a settlement of a copy of the books, in playing order.

    The returned share of an exempt offender does not count (C-162).
    """
    rows = ledger.new(_ROWS)
    settlement(copied(books), rules, rows)
    points = dict.fromkeys(books.order, 0)
    reasons = dict.fromkeys(books.order, Liable.NOT)
    for event, payer, payee, amount, reason, _, instead_of, liable in ledger.rows(rows):
        if event != PAY or reason not in _OF_YAKU:
            continue
        if payee == seat:
            points[payer] += amount
            if instead_of != NOBODY:
                reasons[payer] = Liable(liable)
        elif payer == seat:
            points[payee] -= amount
    return tuple(Share(payer, total, reasons[payer] or None) for payer, total in points.items() if total)
