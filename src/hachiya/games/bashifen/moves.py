"""The legal actions and the step of the game. Callers check legality; rules raise nothing."""

from hachiya.engine.accel import hot_rule
from hachiya.games.bashifen.drawing import calls, make_call
from hachiya.games.bashifen.follows import follow_choices
from hachiya.games.bashifen.kitty import burial_choices, bury_card
from hachiya.games.bashifen.leads import lead_choices
from hachiya.games.bashifen.state import Phase, Rules, State
from hachiya.games.bashifen.tricks import choose_card
from hachiya.games.meaning import ActionSet


@hot_rule
def legal(st: State) -> ActionSet:
    """The legal actions of the seat at turn; empty in the phases DEAL and OVER."""
    if st.phase == Phase.PLAY:
        return lead_choices(st) if st.plays == 0 else follow_choices(st)
    if st.phase == Phase.DRAW:
        return calls(st, st.turn)
    if st.phase == Phase.BURY:
        return burial_choices(st)
    return 0


@hot_rule
def step(st: State, rules: Rules, ledger: list[int], action: int) -> None:
    """Take a legal action of the seat at turn, with all that follows from it without a further choice."""
    if st.phase == Phase.PLAY:
        choose_card(st, rules, ledger, action)
    elif st.phase == Phase.DRAW:
        make_call(st, rules, ledger, action)
    else:
        bury_card(st, ledger, action)
