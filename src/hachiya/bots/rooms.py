"""The bots of each room of rules: a random player, one that looks one move ahead, and a search."""

from collections.abc import Callable, Mapping
from typing import NamedTuple

from hachiya.bots.bashifen import greedy as greedy_bashifen
from hachiya.bots.bashifen import random as random_bashifen
from hachiya.bots.bot import Policy
from hachiya.bots.hanafuda import greedy_hachihachi, greedy_hachiju
from hachiya.bots.random import any_action
from hachiya.games.bashifen.game import rules_of, state_of
from hachiya.games.view import View


class Parts(NamedTuple):
    """The bots of one package of rules: a random player, one that looks one move ahead, and a search."""

    greedy: Policy
    """The player that looks one move ahead; it never rolls dice."""
    search: str
    """The module of the room's search in `bots.search`, imported on first use."""
    seconds: float
    """The approximate processor time of compiling the search, for a machine where it has not been measured."""
    random: Policy = any_action


def _single_action(choose: Callable[..., int]) -> Policy:
    """A player whose every choice is one action."""
    return lambda view, rng: [choose(view.state, view.rules, view.actions, rng)]


def _bashifen(view: View, _rng: list[int]) -> list[int]:
    return greedy_bashifen.choose(state_of(view.state), rules_of(view.rules), view.actions)


PARTS: Mapping[str, Parts] = {
    "hachihachi": Parts(_single_action(greedy_hachihachi.choose), "hanafuda.hachihachi", 16.0),
    "hachiju": Parts(_single_action(greedy_hachiju.choose), "hanafuda.hachiju", 8.0),
    "bashifen": Parts(_bashifen, "bashifen.question", 10.0, random_bashifen.choose),
}
"""By `Game.room`."""


def random_choice(view: View, rng: list[int]) -> list[int]:
    """The choice of the bot `random`: any legal action; at bashifen the kind of lead is chosen first."""
    return PARTS[view.game.room].random(view, rng)


def greedy_choice(view: View, rng: list[int]) -> list[int]:
    """The choice of the bot `greedy`, by its game's own estimate of what a move is worth."""
    return PARTS[view.game.room].greedy(view, rng)
