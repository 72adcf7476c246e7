"""The bots by name."""

from typing import Any

from hachiya.bots.bot import Bot
from hachiya.bots.greedy import choose as choose_greedily
from hachiya.engine.errors import UnknownName
from hachiya.engine.rng import pick


def _choose_randomly(_view: Any, _rules: Any, legal: int, rng: list[int]) -> int:
    return pick(rng, legal)


BOTS = {bot.name: bot for bot in (Bot("random", _choose_randomly), Bot("greedy", choose_greedily))}


def find_bot(name: str) -> Bot:
    """The bot of this name; UnknownName lists those there are."""
    if name not in BOTS:
        names = ", ".join(BOTS)
        raise UnknownName(
            f"there is no bot {name!r}; the bots are: {names}",
            f"{name!r} というボットはいません。いるのは {names} です",
        )
    return BOTS[name]
