"""What a bot is: a name and a choice from what its seat sees."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import NamedTuple

from hachiya.games.view import View

Chooser = Callable[[View, list[int]], list[int]]
"""(what the seat at turn sees, the bot's own random numbers): its choice.

A choice is one action of `view.actions`, or several where only together they are one, as the cards of a play.
"""


class Decision(NamedTuple):
    """A choice and, of bots that reckon, what they expect of it."""

    choice: list[int]
    expects: float | None = None
    """What the seat will win from now to the end of the deal: points as played; at bashifen levels for its pair,
    with three quarters of one for dealing next."""


Thinker = Callable[[View, list[int]], Decision]
"""A `Chooser` that also says what it expects."""


def _nothing(_room: str) -> None:
    pass


def _always(_room: str) -> bool:
    return True


@dataclass(frozen=True)
class Bot:
    """A player."""

    name: str
    think: Thinker
    games: frozenset[str] | None = None
    """The games it knows, None: all of them."""
    prepare: Callable[[str], None] = _nothing
    """(room of a game): get ready to think about it (compile); it may take a minute."""
    is_ready: Callable[[str], bool] = _always
    """(room of a game): does it answer without having to get ready first?"""
    extra: str | None = None
    """The part of the package without which it is too slow to be played with."""

    def choose(self, view: View, rng: list[int]) -> list[int]:
        """The choice alone."""
        return self.think(view, rng).choice

    @classmethod
    def of_chooser(cls, name: str, choose: Chooser) -> "Bot":
        """A bot that says what it does and not what it expects."""
        return cls(name, lambda view, rng: Decision(choose(view, rng)))
