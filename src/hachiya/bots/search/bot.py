"""A bot that searches, at every game."""

from collections.abc import Callable
from importlib import import_module
from typing import Any

from hachiya.bots.bot import Bot, Thought
from hachiya.bots.search.racing import Level, Question, race
from hachiya.engine.bits import bit

_ROOMS = {
    "hachiya.games.hachihachi": "hachihachi",
    "hachiya.games.hachiju": "hachiju",
    "hachiya.games.bashifen": "bashifen",
}
