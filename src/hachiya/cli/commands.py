"""Commands and groups of commands whose help is in the person's language."""

import shutil
from collections.abc import Callable
from typing import TypeVar

import typer
from typer.core import TyperCommand, TyperGroup

from hachiya.cli.everywhere import Lang
from hachiya.cli.help.page import help_page
from hachiya.cli.help.terminal import terminal_text

Declared = TypeVar("Declared", bound=Callable[..., None])

_WIDEST = 100
"""The most columns of a help page; longer lines are hard to read."""


class Command(TyperCommand):
    """A command that prints its help in the language of its context, which is the context's object."""

    def get_help(self, ctx: typer.Context) -> str:  # type: ignore[override]  # all contexts are Typer's
        """Return the help page for the terminal."""
        return _help(self, ctx)


class Group(TyperGroup):
    """A group of commands that prints its help in the language of its context."""

    def get_help(self, ctx: typer.Context) -> str:  # type: ignore[override]  # all contexts are Typer's
        """Return the help page for the terminal."""
        return _help(self, ctx)


def _help(command: TyperCommand | TyperGroup, context: typer.Context) -> str:
    columns = min(_WIDEST, shutil.get_terminal_size().columns)
    return terminal_text(help_page(context.command_path, command, context.obj), context.obj, columns)


def command(group: typer.Typer, key: str, name: str | None = None) -> Callable[[Declared], Declared]:
    """Declare a function as a command of a group; the message of this key describes it."""
    return group.command(name, help=key, cls=Command)


def print_help_alone(context: typer.Context) -> None:
    """Print the help of a group where no command of it is named."""
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


def group(name: str, key: str) -> typer.Typer:
    """Make a group of commands; without a command it prints its help."""
    made = typer.Typer(name=name, help=key, cls=Group, invoke_without_command=True, suggest_commands=False)

    @made.callback()
    def _alone(context: typer.Context, lang: Lang = None) -> None:  # noqa: ARG001  (read before the line is parsed)
        print_help_alone(context)

    return made
