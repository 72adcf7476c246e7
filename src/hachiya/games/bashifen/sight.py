"""The knowledge of each viewer in bashifen, in every position.

Only its seat knows a hand, except for shown cards that were not played since; only its seat knows a half made play.
Only the dealer (ダーチャ) knows the kitty and the buried cards; all know its turned cards (C-136). In the drawing only
the seat that is asked knows so, because the question would reveal that it can declare (C-166).
"""

from hachiya.engine.accel import rule
from hachiya.engine.ledger import NOBODY
from hachiya.engine.record import copied
from hachiya.engine.rng import LANES
from hachiya.games.bashifen.cards import PACK, count
from hachiya.games.bashifen.state import DRAWS, KITTY, SEATS, Action, Phase, State
from hachiya.games.game import EVERYTHING

TABLE = NOBODY
"""The viewer without a seat, who sees what everyone at the table sees."""


@rule
def blind(st: State, viewer: int) -> None:
    """Remove from `st`, a copy, all that `viewer` (a seat or TABLE) does not know."""
    for seat in range(SEATS):
        if seat != viewer:
            st.hand_one[seat] = st.open_one[seat]
            st.hand_two[seat] = st.open_two[seat]
    if st.turn != viewer or st.phase == Phase.DRAW:
        blind_choice(st, viewer)
    if st.books.dealer != viewer:
        st.buried_one = 0
        st.buried_two = 0
    blind_stock(st)


@rule
def blind_stock(st: State) -> None:
    """Remove the cards that were not turned, and the random numbers."""
    for position in range(PACK):
        if position >= st.turned:
            st.deck[position] = NOBODY
    for lane in range(LANES):
        st.rng[lane] = 0


@rule
def blind_choice(st: State, viewer: int) -> None:
    """Remove the half made choice, and in the drawing the turn and the passes of other seats."""
    st.chosen_one = 0
    st.chosen_two = 0
    if st.phase == Phase.DRAW:
        if st.drawn < DRAWS:
            st.passed = 0
        if st.turn != viewer:
            st.turn = NOBODY


def half_made(st: State) -> bool:
    """Whether the seat at turn has chosen a part of a play or of a burial."""
    return st.chosen_one != 0


def completes(st: State, action: int) -> bool:
    """Whether this legal action completes the choice of the seat at turn."""
    if st.phase == Phase.BURY:
        return count(st.chosen_one, st.chosen_two) == KITTY - 1
    if st.phase != Phase.PLAY:
        return True
    if st.plays == 0:
        return action == Action.COMMIT
    return count(st.chosen_one, st.chosen_two) == st.lead_cards - 1


def withdraw(st: State) -> None:
    """Take back the half made choice of the seat at turn."""
    st.chosen_one = 0
    st.chosen_two = 0


def observe(st: State, viewer: int) -> State:
    """A copy of the state with only what `viewer` knows; rules about visible things run on it unchanged."""
    view = copied(st)
    if viewer == EVERYTHING:
        blind_stock(view)
    else:
        blind(view, viewer)
    return view
