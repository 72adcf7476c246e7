"""The measured strength of each bot: figures of the arena, written by `bench/strengths.py`."""

import json
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from hachiya.statistics.intervals import Interval

REFERENCE = "greedy"
"""The bot against which every bot is measured; its moves never change, and its own strength is 0 by definition."""


@dataclass(frozen=True)
class Strength:
    """The measured strength of a bot: its mean winnings a deal against `greedy` bots, with a 95 % interval.

    Example:
        >>> from hachiya.bots.strength import strength
        >>> found = strength("sannin", "random")
        >>> found.unit, found.low < found.mean < found.high < 0
        ('kan at x1', True)
    """

    unit: str
    """The unit of the winnings: kan at rate 1, or levels."""
    mean: float
    """The mean winnings a deal, in `unit`."""
    low: float
    """The lower end of the 95 % interval."""
    high: float
    """The upper end of the 95 % interval."""
    sd: float
    """The standard deviation of the blocks, in `unit`."""
    blocks: int
    """The number of duplicate deals that were played."""
    as_played: Interval
    """The winnings in the same deals as they were paid, in kan or levels, where fields and rates multiply."""


def strength(game: str, bot: str) -> Strength | None:
    """Look up the measured strength of a bot at a game.

    Args:
        game: The name of a game.
        bot: The id of a bot.

    Returns:
        The strength; None where it has not been measured.

    Example:
        >>> from hachiya.bots.strength import strength
        >>> strength("sannin", "nobody") is None
        True
    """
    return _all().get((game, bot))


@cache
def _all() -> dict[tuple[str, str], Strength]:
    rows = json.loads(files("hachiya.bots").joinpath("strengths.json").read_text("utf-8"))
    return {
        (row.pop("game"), row.pop("bot")): Strength(as_played=Interval(**row.pop("as_played")), **row) for row in rows
    }
