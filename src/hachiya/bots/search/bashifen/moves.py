"""Whole choices at bashifen, made at once in a simulation."""

from hachiya.engine.accel import rule
from hachiya.engine.bits import bit, lowest
from hachiya.games.bashifen.cards import KindSet
from hachiya.games.bashifen.drawing import make_call
from hachiya.games.bashifen.kitty import bury_card
from hachiya.games.bashifen.sets import remove
from hachiya.games.bashifen.state import Phase, Rules, State
from hachiya.games.bashifen.tricks import follow, lead

DRAW, BURY = int(Phase.DRAW), int(Phase.BURY)


@rule
def make_choice(st: State, rules: Rules, ledger: list[int], cards_one: KindSet, cards_two: KindSet) -> None:
    """Make a whole choice of the seat at turn: the cards of a play or of a burial; in the drawing, an action.

    An action is passed as `cards_one`.
    """
    if st.phase == DRAW:
        st.by_clock = 0
        make_call(st, rules, ledger, cards_one)
    elif st.phase == BURY:
        last = lowest(cards_one)
        st.chosen_one, st.chosen_two = remove(cards_one, cards_two, bit(last), 0)
        bury_card(st, ledger, last)
    else:
        st.chosen_one = cards_one
        st.chosen_two = cards_two
        if st.plays == 0:
            lead(st, rules, ledger)
        else:
            follow(st, rules, ledger)
