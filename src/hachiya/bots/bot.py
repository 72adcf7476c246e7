"""The type of a bot: a name, and a function that chooses from what its seat sees."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import NamedTuple

from hachiya.games.view import View

Chooser = Callable[[View, list[int]], list[int]]
"""(the view of the seat at turn, the bot's own random numbers): the choice.

A choice is one action of `view.actions`, or several actions that only together make a choice, as the cards of a play.
"""


class Decision(NamedTuple):
    """A choice and, for bots that estimate, the expected result."""

    choice: list[int]
    expects: float | None = None
    """What the seat will win from now to the end of the deal: points as played; at bashifen the levels of its pair,
    with three quarters of a level for dealing next."""


Thinker = Callable[[View, list[int]], Decision]
"""A `Chooser` that also returns the expected result."""


def _nothing(_room: str) -> None:
    pass


def _always(_room: str) -> bool:
    return True


@dataclass(frozen=True)
class Bot:
    """A bot: its name, how it thinks, and what it needs."""

    name: str
    think: Thinker
    games: frozenset[str] | None = None
    """The games that it can play; None: all games."""
    prepare: Callable[[str], None] = _nothing
    """(room): get ready to play the games of this room (compile); this may take a minute."""
    is_ready: Callable[[str], bool] = _always
    """(room): whether the bot is ready to play the games of this room."""
    extra: str | None = None
    """The extra of the package without which the bot is too slow for play."""

    def choose(self, view: View, rng: list[int]) -> list[int]:
        """The choice of the bot, without the expected result."""
        return self.think(view, rng).choice

    @classmethod
    def of_chooser(cls, name: str, choose: Chooser) -> "Bot":
        """A bot that only chooses and expects nothing."""
        return cls(name, lambda view, rng: Decision(choose(view, rng)))
