"""The position of a puzzle in short: the cards on the table and those of the seat that chooses."""

from collections.abc import Callable, Mapping

from hachiya.games.bashifen.cards import names
from hachiya.games.bashifen.game import FAMILY as BASHIFEN
from hachiya.games.bashifen.game import state_of as bashifen_state
from hachiya.games.bashifen.state import SEATS
from hachiya.games.hanafuda.cards import letters
from hachiya.games.hanafuda.game import FAMILY as HANAFUDA
from hachiya.games.hanafuda.game import state_of as hanafuda_state
from hachiya.games.view import View


def _of_hanafuda(view: View) -> tuple[list[str], list[str]]:
    state = hanafuda_state(view.state)
    return [*letters(state.field)], [*letters(state.hands[view.seat])]


def _of_bashifen(view: View) -> tuple[list[str], list[str]]:
    state = bashifen_state(view.state)
    seats = [(state.leader + place) % SEATS for place in range(SEATS)]
    trick = [name for seat in seats for name in names(state.trick_one[seat], state.trick_two[seat])]
    return trick, names(state.hand_one[view.seat], state.hand_two[view.seat])


PICTURES: Mapping[str, Callable[[View], tuple[list[str], list[str]]]] = {
    HANAFUDA: _of_hanafuda,
    BASHIFEN: _of_bashifen,
}
"""(view of the seat that chooses): the names of the cards on the table, and of the seat's own cards; by family."""
