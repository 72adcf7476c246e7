"""`hachiya puzzles check`: the check that the puzzles of a file are sound."""

import sys
from collections.abc import Iterator
from pathlib import Path

from hachiya.bots.registry import find_bot
from hachiya.cli.progress import progress
from hachiya.cli.ready import prepare_bot
from hachiya.games.registry import find
from hachiya.learn.puzzles.making import PLAYER, verify
from hachiya.learn.puzzles.puzzle import read_puzzles
from hachiya.words.say import puzzle as say
from hachiya.words.voice import say as in_words


def check(path: Path | None, lang: str) -> None:
    """Play each puzzle up to its choice and judge it again; BadPuzzle for the first that is not sound."""
    lines = [*_lines(path)]
    puzzles = [*read_puzzles(lines)]
    for game in sorted({puzzle.game for puzzle in puzzles}):
        prepare_bot(find_bot(PLAYER), find(game), lang)
    with progress(len(puzzles)) as advance:
        for number, puzzle in enumerate(puzzles, 1):
            verify(puzzle, number)
            advance()
    print(in_words(say.checked(number=len(puzzles)), lang))


def _lines(path: Path | None) -> Iterator[str]:
    if path is None:
        yield from sys.stdin
        return
    with path.open(encoding="utf-8", errors="replace") as file:
        yield from file
