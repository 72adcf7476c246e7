"""`hachiya puzzles make`: puzzles from deals that bots play, a line for each."""

from pathlib import Path

from hachiya.bots.registry import find_bot
from hachiya.cli.output import open_output
from hachiya.cli.progress import progress
from hachiya.cli.ready import prepare_bot
from hachiya.games.game import Game
from hachiya.learn.puzzles.making import PLAYER, make_puzzles


def make(game: Game, number: int, seed: int, out: Path | None, lang: str) -> None:
    """Write a number of puzzles to a file or standard output (None)."""
    prepare_bot(find_bot(PLAYER), game, lang)
    with open_output(out) as stream, progress(number) as advance:
        for puzzle in make_puzzles(game, seed, number):
            if puzzle is not None:
                stream.write(f"{puzzle.line()}\n".encode())
                advance()
