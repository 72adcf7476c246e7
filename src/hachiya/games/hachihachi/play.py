"""A month at cards: hand card, stock card, captures, and what follows from them (RULES A3, A6-A9)."""

from hachiya.engine.accel import hot_rule, popcount, rule
from hachiya.engine.bits import bit
from hachiya.engine.ledger import NOBODY, note
from hachiya.games.hachihachi.captured_yaku import captured_yaku, reach, ribbon_surplus
from hachiya.games.hachihachi.hatto import judge_inaction, judge_throw, take_bait
from hachiya.games.hachihachi.match import end_month
from hachiya.games.hachihachi.sage import added_yaku, complete, declare_sage, may_sage
from hachiya.games.hachihachi.settlement import (
    pay_tobikomi,
    settle_cancel,
    settle_played_out,
    settle_stop,
    special_winner,
)
from hachiya.games.hachihachi.state import PLACES, STOCK_START, Phase, Rules, State
from hachiya.games.hanafuda.cards import DREGS_OR_WILLOW, card_points, month_of
from hachiya.games.hanafuda.events import Event, Why

PLAY_EVENT, TURN_EVENT = int(Event.PLAY), int(Event.TURN)
STOP_EVENT, SAGE_EVENT, CANCEL_EVENT = int(Event.STOP), int(Event.SAGE), int(Event.CANCEL)
YAKU, CANCELLED, PLAYED_OUT, SPECIAL = int(Why.YAKU), int(Why.CANCEL), int(Why.PLAYED_OUT), int(Why.SPECIAL)

FREE, FORCED = 0, 1


@hot_rule
def seat_at_cards(st: State) -> int:
    """The seat whose hand card and stock card it is."""
    return st.books.order[st.place]


@hot_rule
def begin_turn(st: State) -> None:
    """The seat at `place` plays a hand card."""
    st.phase = Phase.PLAY
    st.turn = seat_at_cards(st)
    st.fresh = 0


@hot_rule
def play_card(st: State, rules: Rules, ledger: list[int], card: int) -> None:
    """A hand card: it takes its month from the field, or stays there (SAN 流れ (5) 1)."""
    seat = st.turn
    judge_inaction(st, seat, card)
    lying = st.field & month_of(card)
    if lying == 0:
        judge_throw(st, rules, seat, card)
    st.hands[seat] &= ~bit(card)
    st.exposed[seat] &= ~bit(card)
    if popcount(lying) == 2:
        st.pending = card
        st.phase = Phase.PICK_HAND
    else:
        lay(st, rules, ledger, PLAY_EVENT, card, lying)
        turn_card(st, rules, ledger)


@hot_rule
def turn_card(st: State, rules: Rules, ledger: list[int]) -> None:
    """The top card of the stock, likewise; which of two it takes is the player's choice (C-102)."""
    card = int(st.deck[STOCK_START + st.turned])
    st.turned += 1
    lying = st.field & month_of(card)
    if popcount(lying) == 2:
        st.pending = card
        st.phase = Phase.PICK_STOCK
    else:
        lay(st, rules, ledger, TURN_EVENT, card, lying)
        end_turn(st, rules, ledger)


@hot_rule
def pick(st: State, rules: Rules, ledger: list[int], choice: int) -> None:
    """Which of two field cards the pending card takes."""
    card = st.pending
    if st.phase == Phase.PICK_HAND:
        lay(st, rules, ledger, PLAY_EVENT, card, bit(choice))
        turn_card(st, rules, ledger)
    else:
        lay(st, rules, ledger, TURN_EVENT, card, bit(choice))
        end_turn(st, rules, ledger)


@hot_rule
def lay(st: State, rules: Rules, ledger: list[int], event: int, card: int, takes: int) -> None:
    """`card` comes to the field and takes `takes` with it, or stays where nothing is to take."""
    seat = seat_at_cards(st)
    note(ledger, event, seat, card, takes, 0, 0)
    if takes == 0:
        st.field |= bit(card)
        return
    st.field &= ~takes
    fresh = takes | bit(card)
    st.fresh |= fresh
    st.captured[seat] |= fresh
    if fresh & rules.hatto_cards:
        st.reach[seat] = reach(st.captured[seat], rules)
    take_bait(st, seat, card)
    month = month_of(card)
    if st.threes[seat] & month and st.captured[seat] & month == month:
        st.threes[seat] &= ~month
        pay_tobikomi(st.books, rules, ledger, seat, card >> 2)


@hot_rule
def end_turn(st: State, rules: Rules, ledger: list[int]) -> None:
    """Hand card and stock card are done: only now a captured yaku is declared (SAN 概要, C-151)."""
    books = st.books
    seat = seat_at_cards(st)
    if st.fresh & rules.yaku_cards and completes_yaku(st, rules, seat):
        if may_sage(books, seat, popcount(st.hands[seat])):
            st.phase = Phase.DECIDE
            st.turn = seat
        else:
            stop(st, rules, ledger, seat, FORCED)
    elif books.sager == NOBODY:
        next_turn(st, rules, ledger)
    elif books.sager == seat and st.hands[seat] == 0:
        cancel(st, rules, ledger, FORCED)
    else:
        st.phase = Phase.CANCEL
        st.turn = books.sager


@rule
def completes_yaku(st: State, rules: Rules, seat: int) -> bool:
    """Has `seat` newly made a captured yaku? Then it is written into the books."""
    yaku = captured_yaku(st.captured[seat], rules)
    surplus = ribbon_surplus(st.captured[seat], rules)
    if added_yaku(st.books, seat, yaku, surplus) == 0:
        return False
    complete(st.books, seat, yaku, surplus, st.fed)
    for place in range(PLACES):
        st.fed[st.books.order[place]] = 0
    return True


@hot_rule
def next_turn(st: State, rules: Rules, ledger: list[int]) -> None:
    """The next seat, or the end when it has no card left."""
    st.place = (st.place + 1) % PLACES
    begin_turn(st)
    if st.hands[st.turn] == 0:
        play_out(st, rules, ledger)


@rule
def stop(st: State, rules: Rules, ledger: list[int], seat: int, forced: int) -> None:
    """あがり."""
    note(ledger, STOP_EVENT, seat, st.books.made[seat], forced, 0, 0)
    settle_stop(st.books, rules, ledger, seat)
    end_month(st, rules, ledger, YAKU, seat)


@rule
def sage(st: State, rules: Rules, ledger: list[int]) -> None:
    """下げ: play goes on; there is no cancelling in the same turn (C-172)."""
    note(ledger, SAGE_EVENT, st.turn, st.books.made[st.turn], FREE, 0, 0)
    declare_sage(st.books, st.turn)
    next_turn(st, rules, ledger)


@rule
def cancel(st: State, rules: Rules, ledger: list[int], forced: int) -> None:
    """下げの取消し, by choice after any turn or forced on the sager's last card (C-43, C-44)."""
    sager = st.books.sager
    note(ledger, CANCEL_EVENT, sager, st.books.made[sager], forced, 0, 0)
    settle_cancel(st.books, rules, ledger)
    end_month(st, rules, ledger, CANCELLED, sager)


@rule
def play_out(st: State, rules: Rules, ledger: list[int]) -> None:
    """All hands are empty and nobody made a captured yaku (SAN 流れ (5) 4)."""
    books = st.books
    for place in range(PLACES):
        seat = books.order[place]
        books.points[seat] = card_points(st.captured[seat])
        books.dregs[seat] = popcount(st.captured[seat] & DREGS_OR_WILLOW)
    why = PLAYED_OUT if special_winner(books, rules) == NOBODY else SPECIAL
    end_month(st, rules, ledger, why, settle_played_out(books, rules, ledger))
