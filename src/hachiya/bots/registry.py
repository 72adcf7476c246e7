"""The bots by name."""

from hachiya.bots import greedy, random
from hachiya.bots.bot import Bot
from hachiya.engine.errors import UnknownName

BOTS = {bot.name: bot for bot in (Bot.of_chooser("random", random.choose), Bot.of_chooser("greedy", greedy.choose))}


def find_bot(name: str) -> Bot:
    """The bot of this name; UnknownName lists those there are."""
    if name not in BOTS:
        names = ", ".join(BOTS)
        raise UnknownName(
            f"there is no bot {name!r}; the bots are: {names}",
            f"{name!r} というボットはいません。いるのは {names} です",
        )
    return BOTS[name]
