"""A deal at cards: hand card, stock card, captures, and the choice after the turn (RULES B1)."""

from hachiya.engine.accel import hot_rule, popcount, rule
from hachiya.engine.bits import bit
from hachiya.engine.ledger import note
from hachiya.games.hachiju.captured_yaku import captured_yaku
from hachiya.games.hachiju.match import end_deal
from hachiya.games.hachiju.settlement import settle_played_out, settle_stop
from hachiya.games.hachiju.state import Phase, Rules, State
from hachiya.games.hanafuda.cards import CHAFF, card_points, month_of_card
from hachiya.games.hanafuda.dealing import stock_start
from hachiya.games.hanafuda.events import EndReason, Event
from hachiya.games.hanafuda.turn import lay_card, leave_hand

PLAY_EVENT, TURN_EVENT = int(Event.PLAY), int(Event.TURN)
STOP_EVENT, GO_ON_EVENT = int(Event.STOP), int(Event.GO_ON)
YAKU, PLAYED_OUT = int(EndReason.YAKU), int(EndReason.PLAYED_OUT)

FREE, FORCED = 0, 1


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
    """Play a hand card: it takes the field cards of its suit (month), or stays on the field (HAC ⑤)."""
    matching = st.field & month_of_card(card)
    leave_hand(st, st.turn, card)
    if popcount(matching) == 2:
        st.pending = card
        st.phase = Phase.PICK_HAND
    else:
        lay_card(st, ledger, PLAY_EVENT, st.turn, card, matching)
        turn_card(st, rules, ledger)


@hot_rule
def turn_card(st: State, rules: Rules, ledger: list[int]) -> None:
    """Turn the top card of the stock; it takes like a hand card, and of two cards the player chooses (C-102)."""
    card = int(st.deck[stock_start(st) + st.turned])
    st.turned += 1
    matching = st.field & month_of_card(card)
    if popcount(matching) == 2:
        st.pending = card
        st.phase = Phase.PICK_STOCK
    else:
        lay_card(st, ledger, TURN_EVENT, seat_at_cards(st), card, matching)
        end_turn(st, rules, ledger)


@hot_rule
def pick(st: State, rules: Rules, ledger: list[int], choice: int) -> None:
    """Take one of two field cards, `choice`, with the card that waits for it."""
    if st.phase == Phase.PICK_HAND:
        lay_card(st, ledger, PLAY_EVENT, seat_at_cards(st), st.pending, bit(choice))
        turn_card(st, rules, ledger)
    else:
        lay_card(st, ledger, TURN_EVENT, seat_at_cards(st), st.pending, bit(choice))
        end_turn(st, rules, ledger)


@hot_rule
def end_turn(st: State, rules: Rules, ledger: list[int]) -> None:
    """Declare a yaku after the stock card; with an empty hand the seat stops without a choice (HAC ⑥, C-78)."""
    books = st.books
    seat = seat_at_cards(st)
    yaku = captured_yaku(st.captured[seat], rules) if st.fresh & rules.yaku_cards else books.made[seat]
    if yaku == books.made[seat]:
        next_turn(st, rules, ledger)
        return
    books.made[seat] = yaku
    if st.hands[seat] == 0:
        stop(st, rules, ledger, seat, FORCED)
    else:
        st.phase = Phase.DECIDE
        st.turn = seat


@hot_rule
def next_turn(st: State, rules: Rules, ledger: list[int]) -> None:
    """Begin the next turn, or end the deal if no card is left."""
    st.place = (st.place + 1) % st.books.entered
    begin_turn(st)
    if st.hands[st.turn] == 0:
        play_out(st, rules, ledger)


@rule
def stop(st: State, rules: Rules, ledger: list[int], seat: int, forced: int) -> None:
    """End the deal by stopping (上がり): the seat is paid for its captured yaku; `forced` is 1 if it had no choice."""
    note(ledger, STOP_EVENT, seat, st.books.made[seat], forced, 0, 0)
    settle_stop(st.books, rules, ledger, seat)
    end_deal(st, rules, ledger, YAKU, seat)


@rule
def go_on(st: State, rules: Rules, ledger: list[int]) -> None:
    """Go on (下げ) for the seat at turn, as several seats may do in one deal."""
    note(ledger, GO_ON_EVENT, st.turn, st.books.made[st.turn], FREE, 0, 0)
    st.books.continuers |= bit(st.turn)
    next_turn(st, rules, ledger)


@rule
def play_out(st: State, rules: Rules, ledger: list[int]) -> None:
    """End a deal in which all hands are empty and nobody has stopped; chaff counts nothing (HAC ⑦, C-159)."""
    books = st.books
    for place in range(books.entered):
        seat = books.order[place]
        books.points[seat] = card_points(st.captured[seat] & ~CHAFF)
    end_deal(st, rules, ledger, PLAYED_OUT, settle_played_out(books, rules, ledger))
