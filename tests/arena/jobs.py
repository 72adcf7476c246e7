"""Small jobs, and the tests' own bots."""

import os
from collections.abc import Mapping
from pathlib import Path

from hachiya.bots.arena.job import Job
from hachiya.bots.bot import Bot, Decision
from hachiya.bots.registry import find_bot
from hachiya.engine.bits import lowest
from hachiya.games.registry import find
from hachiya.games.view import View


def first_legal(view: View, _rng: list[int]) -> list[int]:
    return [lowest(view.actions)]


def hopeful(view: View, rng: list[int]) -> Decision:
    """Choose like greedy, and expect as many points as the last digit of the first random number."""
    return Decision(find_bot("greedy").choose(view, rng), float(rng[0] % 10))


def nothing(_view: View, _rng: list[int]) -> list[int]:
    return []


def too_much(view: View, _rng: list[int]) -> list[int]:
    return [lowest(view.actions)] * 2


def out_of_place(_view: View, _rng: list[int]) -> list[int]:
    return [-1]


def interrupts(_view: View, _rng: list[int]) -> list[int]:
    raise KeyboardInterrupt


def leaves_a_trace(view: View, _rng: list[int]) -> list[int]:
    Path(f"{os.getpid()}.pid").touch()
    return [lowest(view.actions)]


OWN = {
    "hopeful": Bot("hopeful", hopeful),
    "first": Bot.of_chooser("first", first_legal),
    "nothing": Bot.of_chooser("nothing", nothing),
    "too_much": Bot.of_chooser("too_much", too_much),
    "out_of_place": Bot.of_chooser("out_of_place", out_of_place),
}

SANNIN_ONLY = Bot("sannin_only", OWN["first"].think, frozenset({"sannin"}))
NOTHING = OWN["nothing"]
LEAVES_A_TRACE = Bot.of_chooser("leaves_a_trace", leaves_a_trace)
INTERRUPTS = Bot.of_chooser("interrupts", interrupts)
"""Bots that `--bots` finds by their names in this module."""


def seek(name: str) -> Bot:
    return OWN.get(name) or find_bot(name)


def job(
    game: str,
    bots: str = "greedy,random",
    deals: int = 1,
    *,
    seed: int = 1,
    seats: int | None = None,
    options: Mapping[str, str | int] | None = None,
) -> Job:
    rules = find(game)
    complete = rules.complete_options(options or {})
    return Job(game, complete, seats or rules.seats[0], tuple(bots.split(",")), deals, seed, seek)
