"""greedy: looks one move ahead; each room has a reading of its own of what a move is worth."""

from collections.abc import Callable, Mapping

from hachiya.bots.bashifen import greedy as greedy_bashifen
from hachiya.bots.hanafuda import greedy_hachihachi, greedy_hachiju
from hachiya.games.view import View


def choose(view: View, rng: list[int]) -> list[int]:
    """The choice of the seat at turn, from what it sees; it never rolls dice."""
    return _CHOOSERS[view.game.room](view, rng)


def _hachihachi(view: View, rng: list[int]) -> list[int]:
    return [greedy_hachihachi.choose(view.state, view.rules, view.actions, rng)]


def _hachiju(view: View, rng: list[int]) -> list[int]:
    return [greedy_hachiju.choose(view.state, view.rules, view.actions, rng)]


def _bashifen(view: View, _rng: list[int]) -> list[int]:
    return greedy_bashifen.choose(view.state, view.rules, view.actions)


_CHOOSERS: Mapping[str, Callable[[View, list[int]], list[int]]] = {
    "hachihachi": _hachihachi,
    "hachiju": _hachiju,
    "bashifen": _bashifen,
}
"""By the room of the game."""
