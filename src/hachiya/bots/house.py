"""The bots of a house, which serves tables: those of the package, and bots of its operator's own."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from hachiya.bots.bot import Bot
from hachiya.bots.registry import BOTS, FORMER, find_bot


@dataclass(frozen=True)
class OwnBot:
    """A bot of the operator's own."""

    name: str
    """The name of the bot, at tables and in records: the `NAME` of `MODULE:NAME`."""
    place: str
    """The `MODULE:NAME` at which every process of the house finds the bot."""
    games: frozenset[str] | None = None
    """The names of the games that the bot plays; None: all of them."""


@dataclass(frozen=True)
class HouseBots:
    """The bots that a house offers."""

    own: Mapping[str, OwnBot] = field(default_factory=dict)
    """The bots of the operator's own, by name."""

    def find(self, name: str) -> str:
        """Find a bot by name, and return the id by which tables and records know it; UnknownName."""
        return name if name in self.own else find_bot(name).name

    def seated(self, player: str) -> Bot | OwnBot | None:
        """Find the bot that sits at a table under its id; None if this house does not have it (any more)."""
        return self.own.get(player) or BOTS.get(FORMER.get(player, player))

    def own_bots(self, game: str) -> list[OwnBot]:
        """List the bots of the operator's own that play a game."""
        return [bot for bot in self.own.values() if bot.games is None or game in bot.games]


PACKAGE = HouseBots()
"""The bots of the package alone."""
