"""What an arena plays: it is the same job on one process, on many, and on a cluster."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from itertools import permutations

from hachiya.bots.bot import Bot
from hachiya.matches.streams import BOTS, stream

MOST_DEALS = 1 << 20
MOST_SEATS = 8
"""More than any game has."""

Pair = tuple[str, str]
"""A bot, and those in all the other seats."""


@dataclass(frozen=True)
class Job:
    """`deals` blocks of one seed."""

    game: str
    options: Mapping[str, str | int]
    """All of them."""
    seats: int
    bots: tuple[str, ...]
    deals: int
    seed: int
    find: Callable[[str], Bot]
    """A bot by its name; each worker asks, so it is a function of a module."""

    @property
    def pairs(self) -> list[Pair]:
        """Each bot against each other; one that is named twice meets itself."""
        return list(dict.fromkeys(permutations(self.bots, 2)))

    @property
    def names(self) -> list[str]:
        """Each bot once."""
        return list(dict.fromkeys(self.bots))


def own_numbers(seed: int, block: int, rotation: int, seat: int) -> list[int]:
    """The random numbers of the bot in a seat: the same whoever plays the block, and wherever it is played."""
    return stream(seed, BOTS + (block * MOST_SEATS + rotation) * MOST_SEATS + seat)
