"""The commands of `hachiya puzzles` and their parameters."""

from typing import Annotated

import typer

from hachiya.cli import completion
from hachiya.cli.commands import command, group
from hachiya.cli.everywhere import GameName, Lang, Seed, integer
from hachiya.cli.values import file_path
from hachiya.matches.streams import LARGEST_SEED

puzzles = group("puzzles", "help-puzzles")


@command(puzzles, "help-puzzles-make")
def make(
    context: typer.Context,
    game: GameName = "sannin",
    number: Annotated[int, integer("--number", "help-puzzles-n", 1, 100_000)] = 10,
    seed: Seed = 0,
    out: Annotated[str, typer.Option(metavar="FILE", help="help-out")] = "-",
    lang: Lang = None,
) -> None:
    """Make puzzles from deals that bots play."""
    from hachiya.cli.puzzles.make import make as run
    from hachiya.games.registry import find

    run(find(game), number, seed, file_path(out), lang or context.obj)


@command(puzzles, "help-puzzles-show")
def show(
    context: typer.Context,
    name: Annotated[str | None, typer.Argument(metavar="[NAME]", help="help-puzzles-name")] = None,
    game: GameName = "sannin",
    solution: Annotated[bool, typer.Option("--solution", help="help-puzzles-solution")] = False,
    lang: Lang = None,
) -> None:
    """Show a puzzle that comes with the package."""
    from hachiya.cli.puzzles.show import show as run

    run(name, game, solution, lang or context.obj)


@command(puzzles, "help-puzzles-check")
def check(
    context: typer.Context,
    path: Annotated[str, typer.Argument(metavar="FILE", help="help-puzzles-file")],
    lang: Lang = None,
) -> None:
    """Play the puzzles of a file, and judge them again."""
    from hachiya.cli.puzzles.check import check as run

    run(file_path(path), lang or context.obj)


@command(puzzles, "help-puzzles-drill")
def drill(
    context: typer.Context,
    kind: Annotated[str, typer.Argument(metavar="KIND", autocompletion=completion.drills, help="help-puzzles-kind")],
    number: Annotated[int, integer("--number", "help-puzzles-which", 0, LARGEST_SEED)] = 0,
    solution: Annotated[bool, typer.Option("--solution", help="help-puzzles-solution")] = False,
    lang: Lang = None,
) -> None:
    """Show a small question whose answer the rules give."""
    from hachiya.cli.puzzles.drill import drill as run

    run(kind, number, solution, lang or context.obj)
