"""The start, the legal actions and the step of the game. Callers check legality; the rules raise nothing."""

from hachiya.engine.accel import hot_rule, rule
from hachiya.engine.ledger import NOBODY
from hachiya.engine.rng import seed
from hachiya.games.hachiju.auction import bids
from hachiya.games.hachiju.deal import choose_bid, choose_show, show_choices
from hachiya.games.hachiju.match import open_books
from hachiya.games.hachiju.play import FREE, go_on, pick, play_card, stop
from hachiya.games.hachiju.state import Action, Phase, Rules, State
from hachiya.games.hanafuda.cards import month_of_card
from hachiya.games.meaning import ActionSet

STOP = Action.STOP
STOP_OR_GO_ON = (1 << Action.STOP) | (1 << Action.GO_ON)


@rule
def start(st: State, _rules: Rules, seats: int, dealer: int, value: int, stream: int) -> None:
    """Begin a match with its first leader (仮親) and with random numbers seeded by `value` and `stream`."""
    seed(st.rng, value, stream)
    open_books(st.books, seats, dealer)
    st.phase = Phase.DEAL
    st.turn = NOBODY


@hot_rule
def legal(st: State) -> ActionSet:
    """The legal actions of the seat at turn; empty in the phases DEAL and OVER."""
    if st.phase == Phase.PLAY:
        return st.hands[st.turn]
    if st.phase == Phase.PICK_HAND or st.phase == Phase.PICK_STOCK:
        return st.field & month_of_card(st.pending)
    if st.phase == Phase.BID:
        return bids(st)
    if st.phase == Phase.SHOW:
        return show_choices(st)
    if st.phase == Phase.DECIDE:
        return STOP_OR_GO_ON
    return 0


@hot_rule
def step(st: State, rules: Rules, ledger: list[int], action: int) -> None:
    """Take a legal action of the seat at turn, with all that follows from it without a further choice."""
    phase = st.phase
    if phase == Phase.PLAY:
        play_card(st, rules, ledger, action)
    elif phase == Phase.PICK_HAND or phase == Phase.PICK_STOCK:
        pick(st, rules, ledger, action)
    elif phase == Phase.BID:
        choose_bid(st, rules, ledger, action)
    elif phase == Phase.SHOW:
        choose_show(st, rules, ledger, action)
    elif action == STOP:
        stop(st, rules, ledger, st.turn, FREE)
    else:
        go_on(st, rules, ledger)
