"""The type of a bot: a name, and a function that chooses from what its seat sees."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import NamedTuple

from hachiya.games.view import View

Policy = Callable[[View, list[int]], list[int]]
"""(the view of the seat at turn, the bot's own random numbers): the choice.

A choice is one action of `view.actions`, or several actions that only together make a choice, as the cards of a play.
"""


class Decision(NamedTuple):
    """A choice of a bot, and the sum that the bot expects from it.

    Example:
        >>> from hachiya.bots.bot import Decision
        >>> Decision([3]).expects is None
        True
    """

    choice: list[int]
    """The actions of the choice, in order; each is a number 0 … 62."""
    expects: float | None = None
    """The sum that the seat expects to win from now to the end of the deal: points (12 = 1 kan 貫); at bashifen levels
    for its pair, with three quarters of a level for dealing next. None for a bot that does not reckon.
    """


Thinker = Callable[[View, list[int]], Decision]
"""A `Policy` that also returns the expected result."""


@dataclass(frozen=True)
class _WithoutReckoning:
    """The `Thinker` of a policy that does not say what it expects."""

    choose: Policy

    def __call__(self, view: View, rng: list[int]) -> Decision:
        return Decision(self.choose(view, rng))


def _nothing(_room: str) -> None:
    pass


def _always(_room: str) -> bool:
    return True


@dataclass(frozen=True)
class Bot:
    """A bot: a name, and a function from what a seat sees to a choice.

    Example:
        >>> from hachiya.bots.bot import Bot
        >>> from hachiya.engine.bits import members
        >>> first = Bot.of_chooser("first", lambda view, rng: [next(iter(members(view.actions)))])
        >>> first.name, first.extra
        ('first', None)
    """

    name: str
    """The id of the bot, as in records and scripts."""
    think: Thinker
    """The function that chooses: (view of the seat at turn, the bot's own random numbers)."""
    games: frozenset[str] | None = None
    """The names of the games that the bot plays; None: all of them."""
    prepare: Callable[[str], None] = _nothing
    """The function that gets the bot ready for a game, by the room of the game's rules; compiling may take a minute."""
    is_ready: Callable[[str], bool] = _always
    """The function that says whether the bot answers at once, by the room of the game's rules."""
    extra: str | None = None
    """The extra of the package without which the bot is too slow; None where it needs none."""

    def choose(self, view: View, rng: list[int]) -> list[int]:
        """Choose for the seat of a view.

        Args:
            view: The view of the seat at turn.
            rng: The bot's own random numbers; they are advanced.

        Returns:
            The actions of the choice, or the next of them.

        Example:
            >>> from hachiya import Match
            >>> from hachiya.bots.registry import find_bot
            >>> from hachiya.matches.streams import stream
            >>> match = Match("sannin", dealer=0, seed=8)
            >>> match.deal()
            >>> find_bot("greedy").choose(match.view(0), stream(1, 0))
            [52]
        """
        return self.think(view, rng).choice

    @classmethod
    def of_chooser(cls, name: str, choose: Policy) -> "Bot":
        """Make a bot of a function that says nothing of what it expects.

        Args:
            name: The id of the bot.
            choose: The function: (view of the seat at turn, random numbers) to the actions of a choice.

        Returns:
            The bot.

        Example:
            >>> from hachiya.bots.bot import Bot
            >>> Bot.of_chooser("first", lambda view, rng: [0]).think(None, []).expects is None
            True
        """
        return cls(name, _WithoutReckoning(choose))
