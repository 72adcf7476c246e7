"""greedy: looks one move ahead; each game has a reading of its own of what a move is worth."""

from collections.abc import Callable
from typing import Any

from hachiya.bots import greedy_hachihachi, greedy_hachiju
from hachiya.games.hachihachi.state import State as HachihachiState
from hachiya.games.hachiju.state import State as HachijuState

_CHOOSERS: dict[type, Callable[[Any, Any, int, list[int]], int]] = {
    HachihachiState: greedy_hachihachi.choose,
    HachijuState: greedy_hachiju.choose,
}


def choose(view: Any, rules: Any, legal: int, rng: list[int]) -> int:
    """The choice of the seat at turn, from what it sees; it never rolls dice."""
    return _CHOOSERS[type(view)](view, rules, legal, rng)
