"""A bot that searches, at every game."""

from importlib import import_module
from typing import Any

from hachiya.bots.bot import Bot, Decision
from hachiya.bots.rooms import PARTS
from hachiya.engine.accel import PLAIN
from hachiya.games.view import View

# Rooms and racing are imported when they are asked: they bring NumPy and Numba, for which no other bot should wait.
_prepared: set[str] = set()


def searching(name: str, worlds: int) -> Bot:
    """The bot that tries a choice in so many worlds at most; every room has its search, `question` and `prepare`."""

    def think(view: View, rng: list[int]) -> Decision:
        question = module_of(view.game.room).question(view.state, view.rules, view.actions, rng)
        thought: Decision = import_module("hachiya.bots.search.racing").race(question, worlds)
        return thought

    return Bot(name, think, prepare=prepare, is_ready=_prepared.__contains__, extra="fast")


def prepare(room: str) -> None:
    """Compile the search of a room, or load it from the disk cache; plain, it is too slow to be ready for a table."""
    module_of(room).prepare()
    if not PLAIN:
        _prepared.add(room)


def load(room: str) -> bool:
    """Load the search of a room from the disk cache; False if it is not there."""
    from hachiya.engine.native.entry_cache import NotCompiledYet, only_loading  # noqa: PLC0415  (as above)

    try:
        with only_loading():
            prepare(room)
    except NotCompiledYet:
        return False
    return True


def module_of(room: str) -> Any:
    """Where the search of a room is: its `question` and `prepare`."""
    return import_module(f"hachiya.bots.search.{PARTS[room].search}")
