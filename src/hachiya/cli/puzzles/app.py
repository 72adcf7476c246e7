"""The commands of `hachiya puzzles` and their parameters."""

from typing import Annotated

import typer

from hachiya.cli.everywhere import Lang
from hachiya.cli.values import file_path, whole_number
from hachiya.matches.streams import LARGEST_SEED

puzzles = typer.Typer(name="puzzles", help="help-puzzles")

GameName = Annotated[str, typer.Option("--game", metavar="GAME", help="help-game")]


@puzzles.command(help="help-puzzles-make")
def make(
    context: typer.Context,
    game: GameName = "sannin",
    number: Annotated[
        int, typer.Option(metavar="N", parser=whole_number("--number", 1, 100_000), help="help-puzzles-n")
    ] = 10,
    seed: Annotated[
        int, typer.Option(metavar="N", parser=whole_number("--seed", 0, LARGEST_SEED), help="help-seed")
    ] = 0,
    out: Annotated[str, typer.Option(metavar="FILE", help="help-out")] = "-",
    lang: Lang = None,
) -> None:
    """Make puzzles from deals that bots play."""
    from hachiya.cli.puzzles.make import make as run
    from hachiya.games.registry import find

    run(find(game), number, seed, file_path(out), lang or context.obj)


@puzzles.command(help="help-puzzles-show")
def show(
    context: typer.Context,
    name: Annotated[str | None, typer.Argument(metavar="NAME", help="help-puzzles-name")] = None,
    game: GameName = "sannin",
    solution: Annotated[bool, typer.Option("--solution", help="help-puzzles-solution")] = False,
    lang: Lang = None,
) -> None:
    """Show a puzzle that comes with the package."""
    from hachiya.cli.puzzles.show import show as run

    run(name, game, solution, lang or context.obj)


@puzzles.command(help="help-puzzles-check")
def check(
    context: typer.Context,
    path: Annotated[str, typer.Argument(metavar="FILE", help="help-puzzles-file")],
    lang: Lang = None,
) -> None:
    """Play the puzzles of a file, and judge them again."""
    from hachiya.cli.puzzles.check import check as run

    run(file_path(path), lang or context.obj)


@puzzles.command(help="help-puzzles-drill")
def drill(
    context: typer.Context,
    kind: Annotated[str, typer.Argument(metavar="KIND", help="help-puzzles-kind")],
    number: Annotated[
        int, typer.Option(metavar="N", parser=whole_number("--number", 0, LARGEST_SEED), help="help-puzzles-which")
    ] = 0,
    solution: Annotated[bool, typer.Option("--solution", help="help-puzzles-solution")] = False,
    lang: Lang = None,
) -> None:
    """Show a small question whose answer the rules give."""
    from hachiya.cli.puzzles.drill import drill as run

    run(kind, number, solution, lang or context.obj)
