"""greedy: looks one move ahead; each game has a reading of its own of what a move is worth."""

from typing import Any

from hachiya.bots import greedy_bashifen, greedy_hachihachi, greedy_hachiju
from hachiya.games.bashifen.state import State as BashifenState
from hachiya.games.hachihachi.state import State as HachihachiState


def choose(view: Any, rules: Any, legal: int, rng: list[int]) -> list[int]:
    """The choice of the seat at turn, from what it sees; it never rolls dice."""
    if isinstance(view, BashifenState):
        return greedy_bashifen.choose(view, rules, legal)
    of_game = greedy_hachihachi if isinstance(view, HachihachiState) else greedy_hachiju
    return [of_game.choose(view, rules, legal, rng)]
