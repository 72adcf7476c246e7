"""What a bot is: a name and a choice from what its seat sees."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

Chooser = Callable[[Any, Any, int, list[int]], list[int]]
"""(view, rules, legal, rng): a choice of the seat at turn.

`view` is what `sight` leaves of the state for that seat (`view.turn`), `legal` the set of actions that it may begin
with, `rng` are the bot's own random numbers. A choice is one action, or several where only together they are one, as
the cards of a play.
"""


@dataclass(frozen=True)
class Bot:
    """A player."""

    name: str
    choose: Chooser
