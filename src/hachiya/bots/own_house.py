"""The house of an operator who has bots of their own, which are imported from their modules."""

import re
from collections.abc import Sequence

from hachiya.bots.house import HouseBots, OwnBot
from hachiya.bots.names import bot_name
from hachiya.bots.own import find_named_bot
from hachiya.bots.registry import FORMER, LADDER
from hachiya.words.errors import UnknownName
from hachiya.words.say import bots as say
from hachiya.words.values import WORD_PATTERN

LONGEST_NAME = 24
"""The most letters of the name of a bot of one's own; it stands at tables beside the names of persons."""
_HOUSE_NAMES = {name.casefold() for bot in LADDER for name in (bot.name, bot_name(bot.name))}
_RESERVED = _HOUSE_NAMES | {*FORMER, "person", "open"}


def house_of(places: Sequence[str]) -> HouseBots:
    """Import bots from their `MODULE:NAME`; UnknownName if there is no such bot, or if its name is not free."""
    own: dict[str, OwnBot] = {}
    for place in places:
        name = place.rpartition(":")[2]
        if ":" not in place or not re.match(WORD_PATTERN, name) or len(name) > LONGEST_NAME or name in own:
            raise UnknownName(say.no_own_bot(given=repr(place), high=LONGEST_NAME))
        if name.casefold() in _RESERVED:
            raise UnknownName(say.name_of_the_house(given=repr(place), name=name))
        own[name] = OwnBot(name, place, find_named_bot(place).games)
    return HouseBots(own)
