"""random at bashifen: it chooses the kind of lead first, so that wrong leads do not end every deal early."""

from hachiya.bots.random import any_action
from hachiya.games.bashifen.cards import kinds
from hachiya.games.bashifen.game import state_of
from hachiya.games.bashifen.random_play import random_lead
from hachiya.games.bashifen.state import Action, Phase
from hachiya.games.view import View


def choose(view: View, rng: list[int]) -> list[int]:
    """A random choice of the seat at turn."""
    st = state_of(view.state)
    if st.phase == Phase.PLAY and st.plays == 0 and st.chosen_one == 0:
        return [*kinds(*random_lead(st, rng)), Action.COMMIT]
    return any_action(view, rng)
