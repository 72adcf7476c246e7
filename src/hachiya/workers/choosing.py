"""The choice of a bot, as a worker or a thread makes it."""

from hachiya.bots.registry import BOTS
from hachiya.games.view import View


def choose(bot: str, view: View, numbers: list[int]) -> list[int]:
    """Let a bot, by its id, choose with these random numbers; return its actions."""
    return [int(action) for action in BOTS[bot].choose(view, numbers)]
