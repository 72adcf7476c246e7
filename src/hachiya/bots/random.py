"""random: any of the legal actions; at bashifen it chooses the kind of lead first, so that deals live on."""

from collections.abc import Mapping

from hachiya.bots.bot import Chooser
from hachiya.engine.rng import pick
from hachiya.games.bashifen.cards import kinds
from hachiya.games.bashifen.random_play import random_lead
from hachiya.games.bashifen.state import Action, Phase
from hachiya.games.view import View


def choose(view: View, rng: list[int]) -> list[int]:
    """A choice of the seat at turn."""
    return _CHOOSERS.get(view.game.room, _any)(view, rng)


def _any(view: View, rng: list[int]) -> list[int]:
    return [pick(rng, view.actions)]


def _bashifen(view: View, rng: list[int]) -> list[int]:
    st = view.state
    if st.phase == Phase.PLAY and st.plays == 0 and st.chosen_one == 0:
        return [*kinds(*random_lead(st, rng)), Action.COMMIT]
    return _any(view, rng)


_CHOOSERS: Mapping[str, Chooser] = {"bashifen": _bashifen}
"""By the room of the game, where it is not just any."""
