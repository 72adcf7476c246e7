"""The puzzles of the package, sixty for each game, and the puzzle of the day."""

from collections.abc import Sequence
from datetime import date
from functools import cache
from importlib.resources import files

from hachiya.games.registry import GAMES
from hachiya.learn.puzzles.puzzle import Puzzle, read_puzzles
from hachiya.words.errors import UnknownName
from hachiya.words.say import puzzle as say

STRIDE = 37
"""The step from one day's puzzle to the next in the file, so that neighbours are days apart; it is coprime to 60."""


@cache
def puzzles(game: str) -> Sequence[Puzzle]:
    """Return the puzzles of a game that come with the package; UnknownName lists the games if there is no such game."""
    if game not in GAMES:
        raise UnknownName(say.no_game(given=repr(game), names=[*GAMES]))
    text = files(__package__).joinpath(f"{game}.jsonl").read_text("utf-8")
    return tuple(read_puzzles(text.splitlines()))


def find_puzzle(name: str) -> Puzzle:
    """Return the puzzle with an id such as `sannin-7`; raise UnknownName, which lists the ids, if there is none."""
    game = name.rpartition("-")[0]
    if game in GAMES:
        for puzzle in puzzles(game):
            if puzzle.id == name:
                return puzzle
    raise UnknownName(say.no_puzzle(given=repr(name), names=[f"{game}-1 … {len(puzzles(game))}" for game in GAMES]))


def puzzle_of_day(game: str, day: date) -> Puzzle:
    """Return the puzzle of a day, which is the same for everybody; all puzzles are used before one repeats."""
    shelf = puzzles(game)
    return shelf[day.toordinal() * STRIDE % len(shelf)]
