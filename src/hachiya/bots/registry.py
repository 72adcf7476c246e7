"""The bots by name, from the weakest to the strongest."""

import copyreg
from collections.abc import Callable, Mapping

from hachiya.bots.bot import Bot
from hachiya.bots.names import bot_name
from hachiya.bots.rooms import apprentice_choice, greedy_choice, novice_choice, random_choice
from hachiya.bots.search.bot import searching
from hachiya.bots.search.skill import GRANDMASTER, MASTER, Skill
from hachiya.words.errors import UnknownName
from hachiya.words.say import bots as say

LADDER = (
    Bot.of_chooser("random", random_choice),
    Bot.of_chooser("novice", novice_choice),
    Bot.of_chooser("apprentice", apprentice_choice),
    Bot.of_chooser("greedy", greedy_choice),
    searching("adept", Skill(worlds=16)),
    searching("master", MASTER),
    searching("grandmaster", GRANDMASTER, frozenset({"hachiju", "bashifen"})),
)
BOTS = {bot.name: bot for bot in LADDER}
FORMER: Mapping[str, str] = {"mc30": "apprentice", "mc200": "adept", "mc1000": "master"}
"""Former ids, which occur in records, tables and scripts, with the bots that play for them."""


def _reduced(bot: Bot) -> tuple[Callable[..., Bot], tuple[object, ...]]:
    if BOTS.get(bot.name) is bot:
        return find_bot, (bot.name,)
    return Bot, (bot.name, bot.think, bot.games, bot.prepare, bot.is_ready, bot.extra)


# A bot of the package is pickled by its name, because it is made of functions.
copyreg.pickle(Bot, _reduced)


def rungs_of(game: str) -> list[Bot]:
    """List the bots of the package that play a game, from the weakest to the strongest.

    Args:
        game: The name of a game.

    Returns:
        The bots.

    Example:
        >>> from hachiya.bots.registry import rungs_of
        >>> [bot.name for bot in rungs_of("sannin")][-1], [bot.name for bot in rungs_of("hachiju")][-1]
        ('master', 'grandmaster')
    """
    return [bot for bot in LADDER if bot.games is None or game in bot.games]


def names_of_bots() -> list[str]:
    """List the names of the bots, from the weakest to the strongest.

    Returns:
        The English names.

    Example:
        >>> from hachiya.bots.registry import names_of_bots
        >>> names_of_bots()
        ['Whim', 'Novice', 'Apprentice', 'Greedy', 'Adept', 'Master', 'Grandmaster']
    """
    return [bot_name(bot) for bot in BOTS]


def find_bot(name: str) -> Bot:
    """Find a bot by name.

    Args:
        name: An id (`random`), an English name in any case (`Whim`, `whim`) or a former id (`mc200`).

    Returns:
        The bot.

    Raises:
        UnknownName: If there is no such bot; the message lists the bots.

    Example:
        >>> from hachiya.bots.registry import find_bot
        >>> find_bot("Whim").name, find_bot("mc200").name
        ('random', 'adept')
    """
    by_id = BOTS.get(FORMER.get(name, name))
    if by_id:
        return by_id
    for bot in LADDER:
        if bot_name(bot.name).casefold() == name.casefold():
            return bot
    raise UnknownName(say.no_bot(given=repr(name), names=names_of_bots()))
