"""What a bot is: a name and a choice from what its seat sees."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Bot:
    """A player. `choose(view, rules, legal, rng)` returns one of the actions in the set `legal`.

    `view` is what `sight` leaves of the state for the seat at turn (`view.turn`); `rng` are the bot's own random
    numbers.
    """

    name: str
    choose: Callable[[Any, Any, int, list[int]], int]
