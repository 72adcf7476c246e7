"""A month at cards: hand card, stock card, captures, and what follows from them (RULES A3, A6-A9)."""

from hachiya.engine.accel import hot_rule, popcount, rule
from hachiya.engine.bits import bit
from hachiya.engine.ledger import NOBODY, note
from hachiya.games.hachihachi.attached import pay_tobikomi
from hachiya.games.hachihachi.auction import FORCED, FREE
from hachiya.games.hachihachi.captured_payments import CAPTURED_YAKU, pay_captured
from hachiya.games.hachihachi.captured_yaku import another_possible, cards_in_reach, counted_yaku, ribbon_surplus
from hachiya.games.hachihachi.going_on import added_yaku, complete, declare_go_on, may_go_on
from hachiya.games.hachihachi.hatto import charge_thrower, judge_choice, judge_inaction, judge_throw, place_after
from hachiya.games.hachihachi.match import end_month
from hachiya.games.hachihachi.settlement import settle_cancel, settle_played_out, settle_stop, why_played_out
from hachiya.games.hachihachi.state import PAR, PLACES, STOCK_START, Cancelling, Phase, Rules, State
from hachiya.games.hanafuda.cards import CHAFF_OR_WILLOW, CardSet, card_points, month_of_card
from hachiya.games.hanafuda.events import EndReason, Event
from hachiya.games.hanafuda.turn import lay_card, leave_hand

PLAY_EVENT, TURN_EVENT = int(Event.PLAY), int(Event.TURN)
STOP_EVENT, GO_ON_EVENT, CANCEL_EVENT = int(Event.STOP), int(Event.GO_ON), int(Event.CANCEL)
YAKU, CANCELLED = int(EndReason.YAKU), int(EndReason.CANCEL)
AFTER_TURNS, BEFORE_OWN = int(Cancelling.AFTER_TURNS), int(Cancelling.BEFORE_OWN)


@hot_rule
def seat_at_cards(st: State) -> int:
    """The seat in play that now plays its hand card and stock card."""
    return st.books.order[st.place]


@hot_rule
def begin_turn(st: State) -> None:
    """Begin the turn of the seat at `place`."""
    st.phase = Phase.PLAY
    st.turn = seat_at_cards(st)
    st.fresh = 0


@hot_rule
def play_card(st: State, rules: Rules, ledger: list[int], card: int) -> None:
    """Play a hand card: it takes the field cards of its suit (month), or stays on the field (RULES A3)."""
    seat = st.turn
    judge_inaction(st, rules, seat, card)
    matching = st.field & month_of_card(card)
    if matching == 0:
        judge_throw(st, rules, seat, card)
    leave_hand(st, seat, card)
    if popcount(matching) == 2:
        st.pending = card
        st.phase = Phase.PICK_HAND
    else:
        lay(st, rules, ledger, PLAY_EVENT, card, matching)
        end_hand_card(st, rules, ledger)


@hot_rule
def end_hand_card(st: State, rules: Rules, ledger: list[int]) -> None:
    """After a hand card: declare its yaku, if the rules ask for it now, or turn the stock card (C-55, C-106)."""
    if rules.declare_at_once and st.fresh & rules.yaku_cards and declare(st, rules, ledger, Phase.DECIDE_HAND):
        return
    turn_card(st, rules, ledger)


@hot_rule
def turn_card(st: State, rules: Rules, ledger: list[int]) -> None:
    """Turn the top card of the stock; it takes like a hand card, and of two cards the player chooses (C-102)."""
    card = int(st.deck[STOCK_START + st.turned])
    st.turned += 1
    matching = st.field & month_of_card(card)
    if popcount(matching) == 2:
        st.pending = card
        st.phase = Phase.PICK_STOCK
    else:
        lay(st, rules, ledger, TURN_EVENT, card, matching)
        end_turn(st, rules, ledger)


@hot_rule
def pick(st: State, rules: Rules, ledger: list[int], choice: int) -> None:
    """Take one of two field cards, `choice`, with the card that waits for it."""
    card = st.pending
    if st.phase == Phase.PICK_HAND:
        remaining = st.field & month_of_card(card) & ~bit(choice)
        lay(st, rules, ledger, PLAY_EVENT, card, bit(choice))
        judge_choice(st, rules, seat_at_cards(st), remaining)
        end_hand_card(st, rules, ledger)
    else:
        lay(st, rules, ledger, TURN_EVENT, card, bit(choice))
        end_turn(st, rules, ledger)


@hot_rule
def lay(st: State, rules: Rules, ledger: list[int], event: int, card: int, takes: CardSet) -> None:
    """Lay `card` on the field, where it captures `takes` or, if that is empty, stays."""
    seat = seat_at_cards(st)
    fresh = lay_card(st, ledger, event, seat, card, takes)
    if fresh == 0:
        return
    if fresh & rules.hatto_cards:
        st.reach[seat] = cards_in_reach(st.captured[seat], rules)
    charge_thrower(st, rules, seat, card)
    month = month_of_card(card)
    if st.threes[seat] & month and st.captured[seat] & month == month:
        st.threes[seat] &= ~month
        st.books.dived[seat] |= bit(card & ~3)
        if rules.dive_at_once:
            pay_tobikomi(st.books, rules, ledger, seat, card >> 2)


@hot_rule
def end_turn(st: State, rules: Rules, ledger: list[int]) -> None:
    """End a turn: captured yaku are declared, or a continuer may cancel going on (RULES A6, A7, C-151)."""
    books = st.books
    seat = seat_at_cards(st)
    if st.fresh & rules.yaku_cards and declare(st, rules, ledger, Phase.DECIDE):
        return
    if books.continuer == NOBODY or rules.cancelling != AFTER_TURNS:
        next_turn(st, rules, ledger)
    elif books.continuer == seat and st.hands[seat] == 0:
        cancel(st, rules, ledger, FORCED)
    else:
        st.phase = Phase.CANCEL
        st.turn = books.continuer


@rule
def declare(st: State, rules: Rules, ledger: list[int], phase: int) -> bool:
    """If the seat at cards has just made a captured yaku, let it choose in `phase`, or stop; returns whether it has."""
    books = st.books
    seat = seat_at_cards(st)
    yaku = counted_yaku(st.captured[seat], rules, books.made[seat])
    surplus = ribbon_surplus(st.captured[seat], rules)
    added = added_yaku(books, seat, yaku, surplus)
    if added == 0:
        return False
    complete(books, seat, yaku, surplus, st.hatto_fed)
    for place in range(PLACES):
        st.hatto_fed[books.order[place]] = 0
    if rules.collect_at_once:
        pay_captured(books, rules, ledger, seat, added, CAPTURED_YAKU, 1)
    if may_go_on(books, seat, cards_to_come(st, rules, seat, phase)) and has_hope_for_going_on(st, rules, seat):
        st.phase = phase
        st.turn = seat
    else:
        stop(st, rules, ledger, seat, FORCED)
    return True


@rule
def cards_to_come(st: State, rules: Rules, seat: int, phase: int) -> int:
    """The number of a seat's hand cards, and its stock card where that is still to come and counts (C-12)."""
    cards = popcount(st.hands[seat])
    return cards + 1 if phase == Phase.DECIDE_HAND and rules.going_on_before_stock else cards


@rule
def has_hope_for_going_on(st: State, rules: Rules, seat: int) -> bool:
    """Whether the rules let a seat go on (下げ) as far as hope of a further yaku decides it.

    In nakayoshi the piles must leave another yaku possible (NAK 下げのルール, C-105); elsewhere none is asked for.
    """
    if rules.going_on_needs_hope == 0:
        return True
    others = 0
    for place in range(PLACES):
        if st.books.order[place] != seat:
            others |= st.captured[st.books.order[place]]
    return another_possible(st.captured[seat], others, st.books.made[seat], rules)


@hot_rule
def next_turn(st: State, rules: Rules, ledger: list[int]) -> None:
    """Begin the next turn, or end the deal if no card is left; with two cards a seat that went on may cancel."""
    st.place = place_after(st.place, 1)
    begin_turn(st)
    if st.hands[st.turn] == 0:
        play_out(st, rules, ledger)
    elif rules.cancelling == BEFORE_OWN and st.turn == st.books.continuer and popcount(st.hands[st.turn]) > 1:
        st.phase = Phase.CANCEL


@rule
def stop(st: State, rules: Rules, ledger: list[int], seat: int, forced: int) -> None:
    """End the deal by stopping (あがり): the seat is paid for its captured yaku; `forced` is 1 if it had no choice."""
    note(ledger, STOP_EVENT, seat, st.books.made[seat], forced, 0, 0)
    count_piles(st)
    settle_stop(st.books, rules, ledger, seat)
    end_month(st, rules, ledger, YAKU, seat)


@rule
def go_on(st: State, rules: Rules, ledger: list[int]) -> None:
    """Go on (下げ) for the seat at turn; it cannot be cancelled in the same turn (C-172)."""
    note(ledger, GO_ON_EVENT, st.turn, st.books.made[st.turn], FREE, 0, 0)
    declare_go_on(st.books, rules, st.turn)
    if st.phase == Phase.DECIDE_HAND:
        st.fresh = 0
        turn_card(st, rules, ledger)
    else:
        next_turn(st, rules, ledger)


@hot_rule
def keep_on(st: State, rules: Rules, ledger: list[int]) -> None:
    """Play on for a seat that went on (下げ), may cancel that now and does not."""
    if rules.cancelling == BEFORE_OWN:
        st.phase = Phase.PLAY
    else:
        next_turn(st, rules, ledger)


@rule
def cancel(st: State, rules: Rules, ledger: list[int], forced: int) -> None:
    """Cancel going on (下げの取消し), by choice (C-43, C-177) or forced on the continuer's last card (C-44)."""
    continuer = st.books.continuer
    note(ledger, CANCEL_EVENT, continuer, st.books.made[continuer], forced, 0, 0)
    if rules.extras_on_yaku_end:
        count_piles(st)
    settle_cancel(st.books, rules, ledger)
    end_month(st, rules, ledger, CANCELLED, continuer)


@rule
def play_out(st: State, rules: Rules, ledger: list[int]) -> None:
    """End a month (deal) in which all hands are empty and nobody has stopped (RULES A9)."""
    count_piles(st)
    why = why_played_out(st.books, rules)
    end_month(st, rules, ledger, why, settle_played_out(st.books, rules, ledger))


@rule
def count_piles(st: State) -> None:
    """Write the card points and chaff of each pile into the books."""
    books = st.books
    for place in range(PLACES):
        seat = books.order[place]
        books.points[seat] = card_points(st.captured[seat])
        books.dregs[seat] = popcount(st.captured[seat] & CHAFF_OR_WILLOW)
        if books.points[seat] > PAR:
            books.escaped |= bit(seat)
