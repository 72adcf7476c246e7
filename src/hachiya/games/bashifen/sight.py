"""Who knows what in bashifen: of every position, and of the fields of every event.

A hand is its seat's, but for what was shown and not played since; so is a play in the making. The kitty is the
ダーチャ's once they have it, and what they bury; cards of it that were turned are everyone's (C-136). Whose
declaration is awaited would tell who could make one: in the drawing only who is asked knows that they are (C-166).
"""

from hachiya.engine.accel import rule
from hachiya.engine.ledger import NOBODY
from hachiya.engine.record import copied
from hachiya.engine.rng import LANES
from hachiya.games.bashifen.cards import PACK, count
from hachiya.games.bashifen.state import DRAWS, KITTY, SEATS, Action, Phase, State
from hachiya.games.game import EVERYTHING

TABLE = NOBODY
"""The viewer who holds no seat: what everyone at the table sees."""


@rule
def blind(st: State, viewer: int) -> None:
    """Take from `st`, a copy, all that `viewer` (a seat or TABLE) does not know."""
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
    """Take the cards that nobody has turned, and the random numbers."""
    for position in range(PACK):
        if position >= st.turned:
            st.deck[position] = NOBODY
    for lane in range(LANES):
        st.rng[lane] = 0


@rule
def blind_choice(st: State, viewer: int) -> None:
    """What is being chosen, or whether anything can be declared, is for who chooses alone to know."""
    st.chosen_one = 0
    st.chosen_two = 0
    if st.phase == Phase.DRAW:
        if st.drawn < DRAWS:
            st.passed = 0
        if st.turn != viewer:
            st.turn = NOBODY


def half_made(st: State) -> bool:
    """Has the seat at turn chosen a part of a play, or of what it buries?"""
    return st.chosen_one != 0


def completes(st: State, action: int) -> bool:
    """Is the choice of the seat at turn whole with this legal action?"""
    if st.phase == Phase.BURY:
        return count(st.chosen_one, st.chosen_two) == KITTY - 1
    if st.phase != Phase.PLAY:
        return True
    if st.plays == 0:
        return action == Action.COMMIT
    return count(st.chosen_one, st.chosen_two) == st.lead_cards - 1


def withdraw(st: State) -> None:
    """The seat at turn takes back the cards that it has chosen of a play that is not whole."""
    st.chosen_one = 0
    st.chosen_two = 0


def observe(st: State, viewer: int) -> State:
    """A copy of the state with only what `viewer` knows; rules that ask about what they see run over it unchanged."""
    view = copied(st)
    if viewer == EVERYTHING:
        blind_stock(view)
    else:
        blind(view, viewer)
    return view
