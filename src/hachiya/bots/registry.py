"""The bots by name, from the weakest to the strongest."""

from hachiya.bots.bot import Bot
from hachiya.bots.names import called
from hachiya.bots.rooms import at_random, greedily
from hachiya.bots.search.bot import searching
from hachiya.bots.search.level import Level
from hachiya.words.errors import UnknownName
from hachiya.words.say import bots as say

LADDER = (
    Bot.of_chooser("random", at_random),
    Bot.of_chooser("greedy", greedily),
    searching("mc30", Level(worlds=30, temperature=0.1)),
    searching("mc200", Level(worlds=200, temperature=0.05)),
    searching("mc1000", Level(worlds=1000, temperature=0.02)),
    searching("master", Level(worlds=16_000, seconds=0.3)),
)
BOTS = {bot.name: bot for bot in LADDER}


def find_bot(name: str) -> Bot:
    """The bot of this id (`mc200`) or English name (`Adept`, `adept`); UnknownName lists those there are."""
    if name in BOTS:
        return BOTS[name]
    for bot in LADDER:
        if called(bot.name).casefold() == name.casefold():
            return bot
    raise UnknownName(say.no_bot(given=repr(name), names=[called(bot) for bot in BOTS]))
