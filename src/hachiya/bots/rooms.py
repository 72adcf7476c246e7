"""The bots of each room of rules: a random player, two beginners, one that looks one move ahead, and a search."""

from collections.abc import Callable, Mapping
from typing import NamedTuple

from hachiya.bots.bashifen import beginners as beginners_at_bashifen
from hachiya.bots.bashifen import greedy as greedy_bashifen
from hachiya.bots.bashifen import random as random_bashifen
from hachiya.bots.bot import Policy
from hachiya.bots.hanafuda import greedy_hachihachi, greedy_hachiju
from hachiya.bots.hanafuda.beginners import APPRENTICE, NOVICE, Others, beginner
from hachiya.bots.random import any_action
from hachiya.games.bashifen.game import rules_of, state_of
from hachiya.games.view import View


class Parts(NamedTuple):
    """The bots of one package of rules, from the weakest to the strongest."""

    random: Policy
    """The player that takes any legal action."""
    novice: Policy
    """The beginner that sees strong and weak cards."""
    apprentice: Policy
    """The beginner that reckons for itself alone."""
    greedy: Policy
    """The player that looks one move ahead; it never rolls dice."""
    search: str
    """The module of the room's search in `bots.search`, imported on first use."""
    seconds: float
    """The approximate processor time of compiling the search, for a machine where it has not been measured."""


def _flower_cards(choose: Callable[..., int], others: Others, search: str, seconds: float) -> Parts:
    """The bots of a room with flower cards, where every choice of greedy is one action."""

    def greedy(view: View, rng: list[int]) -> list[int]:
        return [choose(view.state, view.rules, view.actions, rng)]

    novice, apprentice = (beginner(sees, greedy, others) for sees in (NOVICE, APPRENTICE))
    return Parts(any_action, novice, apprentice, greedy, search, seconds)


def _greedy_at_bashifen(view: View, _rng: list[int]) -> list[int]:
    return greedy_bashifen.choose(state_of(view.state), rules_of(view.rules), view.actions)


PARTS: Mapping[str, Parts] = {
    "hachihachi": _flower_cards(
        greedy_hachihachi.choose, Others(("reach", "threes"), "captured_kan"), "hanafuda.hachihachi", 16.0
    ),
    "hachiju": _flower_cards(greedy_hachiju.choose, Others((), "captured_points"), "hanafuda.hachiju", 8.0),
    "bashifen": Parts(
        random_bashifen.choose,
        beginners_at_bashifen.novice,
        beginners_at_bashifen.apprentice,
        _greedy_at_bashifen,
        "bashifen.question",
        10.0,
    ),
}
"""By `Game.room`."""


def random_choice(view: View, rng: list[int]) -> list[int]:
    """The choice of the bot `random`: any legal action; at bashifen the kind of lead is chosen first."""
    return PARTS[view.game.room].random(view, rng)


def novice_choice(view: View, rng: list[int]) -> list[int]:
    """The choice of the bot `novice`, who sees pictures or strong cards and little else."""
    return PARTS[view.game.room].novice(view, rng)


def apprentice_choice(view: View, rng: list[int]) -> list[int]:
    """The choice of the bot `apprentice`, who reckons as greedy does but sees nothing of the others."""
    return PARTS[view.game.room].apprentice(view, rng)


def greedy_choice(view: View, rng: list[int]) -> list[int]:
    """The choice of the bot `greedy`, by its game's own estimate of what a move is worth."""
    return PARTS[view.game.room].greedy(view, rng)
