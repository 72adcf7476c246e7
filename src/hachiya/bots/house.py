"""The bots of a house, which serves tables: those of the package, and bots of its operator's own."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from hachiya.bots.bot import Bot
from hachiya.bots.names import bot_name
from hachiya.bots.own import find_named_bot
from hachiya.bots.registry import BOTS, FORMER, LADDER, find_bot
from hachiya.words.errors import UnknownName
from hachiya.words.say import bots as say
from hachiya.words.values import WORD_PATTERN

LONGEST_NAME = 24
"""The most letters of the name of a bot of one's own; it stands at tables beside the names of persons."""


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

    @classmethod
    def of_places(cls, places: Sequence[str]) -> "HouseBots":
        """Import bots from their `MODULE:NAME`; UnknownName if there is no such bot, or if its name is not free."""
        own: dict[str, OwnBot] = {}
        for place in places:
            name = place.rpartition(":")[2]
            if ":" not in place or not re.match(WORD_PATTERN, name) or len(name) > LONGEST_NAME or name in own:
                raise UnknownName(say.no_own_bot(given=repr(place), high=LONGEST_NAME))
            if name.casefold() in _HOUSE_NAMES:
                raise UnknownName(say.name_of_the_house(given=repr(place), name=name))
            own[name] = OwnBot(name, place, find_named_bot(place).games)
        return cls(own)

    def find(self, name: str) -> str:
        """Find a bot by name, and return the id by which tables and records know it; UnknownName."""
        return name if name in self.own else find_bot(name).name

    def seated(self, player: str) -> Bot | OwnBot | None:
        """Find the bot that sits at a table under its id; None if this house does not have it (any more)."""
        return self.own.get(player) or BOTS.get(FORMER.get(player, player))

    def own_bots(self, game: str) -> list[OwnBot]:
        """List the bots of the operator's own that play a game."""
        return [bot for bot in self.own.values() if bot.games is None or game in bot.games]


_HOUSE_NAMES = {name.casefold() for bot in LADDER for name in (bot.name, bot_name(bot.name))} | {
    *FORMER,
    "person",
    "open",
}

PACKAGE = HouseBots()
"""The bots of the package alone."""
