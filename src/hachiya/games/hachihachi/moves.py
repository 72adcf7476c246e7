"""The start, the legal actions and the step of the game. Callers check legality; the rules raise nothing."""

from hachiya.engine.accel import hot_rule, rule
from hachiya.engine.rng import seed
from hachiya.games.hachihachi.auction import FREE, auction_choices, await_month, choose_mizuten
from hachiya.games.hachihachi.deal import choose_bid, choose_ribbon, choose_show, ribbon_choices, show_choices
from hachiya.games.hachihachi.match import open_books
from hachiya.games.hachihachi.play import cancel, go_on, keep_on, pick, play_card, stop
from hachiya.games.hachihachi.state import SEATS, Action, Phase, Rules, State
from hachiya.games.hanafuda.cards import month_of_card
from hachiya.games.meaning import ActionSet

STOP, GO_ON, CANCEL, PASS = Action.STOP, Action.GO_ON, Action.CANCEL, Action.PASS
STOP_OR_GO_ON = (1 << STOP) | (1 << GO_ON)
CANCEL_OR_PASS = (1 << CANCEL) | (1 << PASS)
LOTS_STREAM = 1 << 31
"""The first stream of lots, above the streams of decks and players; each of them has one of lots."""


@rule
def start(st: State, rules: Rules, seats: int, dealer: int, value: int, stream: int) -> None:
    """Begin a match with its first dealer and with random numbers seeded by `value` and `stream`."""
    seed(st.rng, value, stream)
    if seats == SEATS:
        seed(st.lots, value, LOTS_STREAM | stream)
    open_books(st.books, rules, seats, dealer)
    await_month(st, rules)


@hot_rule
def legal(st: State) -> ActionSet:
    """The legal actions of the seat at turn; empty in the phases DEAL and OVER."""
    if st.phase == Phase.PLAY:
        return st.hands[st.turn]
    if st.phase == Phase.PICK_HAND or st.phase == Phase.PICK_STOCK:
        return st.field & month_of_card(st.pending)
    if st.phase == Phase.SHOW:
        return show_choices(st)
    if st.phase == Phase.DECIDE or st.phase == Phase.DECIDE_HAND:
        return STOP_OR_GO_ON
    if st.phase == Phase.CANCEL:
        return CANCEL_OR_PASS
    if st.phase == Phase.EXPOSE:
        return ribbon_choices(st)
    return auction_choices(st)


@hot_rule
def step(st: State, rules: Rules, ledger: list[int], action: int) -> None:
    """Take a legal action of the seat at turn, with all that follows from it without a further choice."""
    phase = st.phase
    if phase == Phase.PLAY:
        play_card(st, rules, ledger, action)
    elif phase == Phase.PICK_HAND or phase == Phase.PICK_STOCK:
        pick(st, rules, ledger, action)
    elif phase == Phase.SHOW:
        choose_show(st, rules, ledger, action)
    elif phase == Phase.DECIDE or phase == Phase.DECIDE_HAND:
        if action == STOP:
            stop(st, rules, ledger, st.turn, FREE)
        else:
            go_on(st, rules, ledger)
    elif phase == Phase.CANCEL:
        if action == CANCEL:
            cancel(st, rules, ledger, FREE)
        else:
            keep_on(st, rules, ledger)
    elif phase == Phase.EXPOSE:
        choose_ribbon(st, rules, ledger, action)
    elif phase == Phase.BID:
        choose_bid(st, rules, ledger, action)
    else:
        choose_mizuten(st, ledger, action)
