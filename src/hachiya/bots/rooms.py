"""What every room of rules has for bots: a player at random, one that looks a move ahead, and a search."""

from collections.abc import Callable, Mapping
from typing import NamedTuple

from hachiya.bots.bashifen import greedy as greedy_bashifen
from hachiya.bots.bashifen import random as random_bashifen
from hachiya.bots.bot import Chooser
from hachiya.bots.hanafuda import greedy_hachihachi, greedy_hachiju
from hachiya.bots.random import any_action
from hachiya.games.view import View


class Parts(NamedTuple):
    """The players of one room."""

    greedy: Chooser
    """Looks one move ahead; it never rolls dice."""
    search: str
    """The module of its search, in `bots.search`: `question` and `prepare`. It is imported when it is asked."""
    seconds: float
    """How much of a processor compiling that takes, about, where nobody has measured it yet."""
    random: Chooser = any_action


def _one(choose: Callable[..., int]) -> Chooser:
    """A player whose every choice is one action."""
    return lambda view, rng: [choose(view.state, view.rules, view.actions, rng)]


def _bashifen(view: View, _rng: list[int]) -> list[int]:
    return greedy_bashifen.choose(view.state, view.rules, view.actions)


PARTS: Mapping[str, Parts] = {
    "hachihachi": Parts(_one(greedy_hachihachi.choose), "hanafuda.hachihachi", 16.0),
    "hachiju": Parts(_one(greedy_hachiju.choose), "hanafuda.hachiju", 8.0),
    "bashifen": Parts(_bashifen, "bashifen.question", 10.0, random_bashifen.choose),
}
"""By `Game.room`."""


def at_random(view: View, rng: list[int]) -> list[int]:
    """random: any of the legal actions; at bashifen it chooses the kind of lead first, so that deals live on."""
    return PARTS[view.game.room].random(view, rng)


def greedily(view: View, rng: list[int]) -> list[int]:
    """greedy: each room has a reading of its own of what a move is worth."""
    return PARTS[view.game.room].greedy(view, rng)
