"""random: any of the legal actions; at bashifen it chooses the kind of lead first, so that deals live on."""

from typing import Any

from hachiya.bots.bot import Chooser
from hachiya.engine.rng import pick
from hachiya.games.bashifen.cards import kinds
from hachiya.games.bashifen.random_play import random_lead
from hachiya.games.bashifen.state import Action, Phase
from hachiya.games.bashifen.state import State as BashifenState


def choose(view: Any, rules: Any, legal: int, rng: list[int]) -> list[int]:
    """A choice of the seat at turn."""
    return _CHOOSERS.get(type(view), _any)(view, rules, legal, rng)


def _any(_view: Any, _rules: Any, legal: int, rng: list[int]) -> list[int]:
    return [pick(rng, legal)]


def _bashifen(view: BashifenState, rules: Any, legal: int, rng: list[int]) -> list[int]:
    if view.phase == Phase.PLAY and view.plays == 0 and view.chosen_one == 0:
        return [*kinds(*random_lead(view, rng)), Action.COMMIT]
    return _any(view, rules, legal, rng)


_CHOOSERS: dict[type, Chooser] = {BashifenState: _bashifen}
