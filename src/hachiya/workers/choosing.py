"""The choice of a bot, as a worker or a thread makes it."""

from functools import cache

from hachiya.bots.bot import Bot
from hachiya.bots.own import find_named_bot
from hachiya.bots.registry import BOTS
from hachiya.games.view import View


def choose(bot: str, view: View, numbers: list[int]) -> list[int]:
    """Let a bot, by its id, choose with these random numbers; return its actions."""
    return [int(action) for action in BOTS[bot].choose(view, numbers)]


@cache
def own_bot(place: str) -> Bot:
    """Find a bot of one's own at `MODULE:NAME`, in a worker, once."""
    return find_named_bot(place)


def choose_by_own(place: str, view: View, numbers: list[int]) -> list[int]:
    """Let the bot at `MODULE:NAME` choose with these random numbers; return its actions."""
    return [int(action) for action in own_bot(place).choose(view, numbers)]
