"""The puzzles that come with the package, sixty a game, and which of them is today's."""

from collections.abc import Sequence
from datetime import date
from functools import cache
from importlib.resources import files

from hachiya.games.registry import GAMES
from hachiya.learn.puzzles.puzzle import Puzzle, read
from hachiya.words.errors import UnknownName
from hachiya.words.say import puzzle as say

STRIDE = 37
"""From one day to the next, that neighbours of the file are not neighbours in time; it has no divisor in common with
sixty."""


@cache
def puzzles(game: str) -> Sequence[Puzzle]:
    """Of a game, as they stand in its file; UnknownName lists the games."""
    if game not in GAMES:
        raise UnknownName(say.no_game(given=repr(game), names=[*GAMES]))
    text = files(__package__).joinpath(f"{game}.jsonl").read_text("utf-8")
    return tuple(read(text.splitlines()))


def find_puzzle(name: str) -> Puzzle:
    """The puzzle of this id, `sannin-7`; UnknownName says how they are called."""
    game = name.rpartition("-")[0]
    if game in GAMES:
        for puzzle in puzzles(game):
            if puzzle.id == name:
                return puzzle
    raise UnknownName(say.no_puzzle(given=repr(name), names=[f"{game}-1 … {len(puzzles(game))}" for game in GAMES]))


def of_day(game: str, day: date) -> Puzzle:
    """The same for everybody on this day; all come before one comes again."""
    there = puzzles(game)
    return there[day.toordinal() * STRIDE % len(there)]
