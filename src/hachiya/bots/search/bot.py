"""The bots that search, for every game."""

from importlib import import_module
from typing import Any

from hachiya.bots.bot import Bot, Decision
from hachiya.bots.rooms import PARTS
from hachiya.bots.search.skill import Skill
from hachiya.engine.accel import PLAIN
from hachiya.engine.wasm.host import has_host
from hachiya.games.view import View

# Rooms and racing are imported on first use: they import NumPy and Numba, for which no other bot should wait.
_prepared: set[str] = set()


def searching(name: str, skill: Skill, games: frozenset[str] | None = None) -> Bot:
    """Make a bot that tries each choice in possible deals of the hidden cards; `games` are those that it plays."""

    def think(view: View, rng: list[int]) -> Decision:
        question = module_of(view.game.room).question(view, rng, skill)
        decision: Decision = import_module("hachiya.bots.search.racing").race(question, skill.worlds)
        return decision

    return Bot(name, think, games, prepare=prepare, is_ready=_prepared.__contains__, extra="fast")


def prepare(room: str) -> None:
    """Compile the search for a package of rules, or load it from the disk cache; in plain Python it is too slow."""
    module_of(room).prepare()
    if not PLAIN or has_host():
        _prepared.add(room)


def load(room: str) -> bool:
    """Load the search for a package of rules from the disk cache; False if it is not there."""
    from hachiya.engine.native.entry_cache import NotCompiledYet, only_loading  # noqa: PLC0415  (as above)

    try:
        with only_loading():
            prepare(room)
    except NotCompiledYet:
        return False
    return True


def module_of(room: str) -> Any:
    """The module with the search for a package of rules, which has `question`, `judgement` and `prepare`."""
    return import_module(f"hachiya.bots.search.{PARTS[room].search}")
