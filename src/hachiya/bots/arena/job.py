"""The job of an arena, which is the same in one process, in several, and on a cluster."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from itertools import permutations

from hachiya.bots.bot import Bot
from hachiya.matches.streams import BOTS, stream

MOST_DEALS = 1 << 20
MOST_SEATS = 8
"""More seats than any game has."""

Pair = tuple[str, str]
"""The bot on one side, and the bot on all other sides."""


@dataclass(frozen=True)
class Job:
    """A job of the arena: the game and bots, and the number of deals under one seed."""

    game: str
    options: Mapping[str, str | int]
    """All options of the game."""
    seats: int
    bots: tuple[str, ...]
    deals: int
    seed: int
    find: Callable[[str], Bot]
    """The function that returns a bot by its name; workers import it, so it belongs to a module."""

    @property
    def pairs(self) -> list[Pair]:
        """Each bot against each other; a bot that is named twice plays itself."""
        return list(dict.fromkeys(permutations(self.bots, 2)))

    @property
    def names(self) -> list[str]:
        """The names of the bots, each once."""
        return list(dict.fromkeys(self.bots))


def bot_rng(seed: int, block: int, rotation: int, seat: int) -> list[int]:
    """The random state of the bot in a seat; it does not depend on the bot or on the worker."""
    return stream(seed, BOTS + (block * MOST_SEATS + rotation) * MOST_SEATS + seat)
