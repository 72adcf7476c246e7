"""Completion of command lines in a shell: the script that the shell reads, and the values of parameters."""

from collections.abc import Iterator

import typer
from typer.completion import (  # type: ignore[attr-defined]  # it only passes two of them on
    completion_init,
    get_completion_script,
    shell_complete,
)
from typer.core import TyperArgument, TyperCommand, TyperGroup, TyperOption

from hachiya.cli.help.page import HELP_OPTIONS, commands_of, help_text, summary
from hachiya.words.columns import one_line_text
from hachiya.words.voice import say

VARIABLE = "_HACHIYA_COMPLETE"
"""The environment variable by which a shell asks for completions."""
SHELLS = ("bash", "zsh", "fish", "powershell")
_USUAL_GAME = "sannin"
_MOST_COLUMNS = 60
"""The most columns of a description, which shells print beside a name."""


def script(shell: str) -> str:
    """Return the script that a shell reads to complete the command lines of `hachiya`."""
    text: str = get_completion_script(prog_name="hachiya", complete_var=VARIABLE, shell=shell)
    return f"{text}\n"


def answer_shell(program: TyperGroup, instruction: str, lang: str) -> int:
    """Print the completions for which a shell asks by its environment, and return the exit code."""
    completion_init()
    _describe(program, lang)
    return shell_complete(program, {"obj": lang}, "hachiya", VARIABLE, instruction)


def _describe(command: TyperCommand | TyperGroup, lang: str) -> None:
    """Give a command, its parameters and all commands inside it descriptions in a language."""
    command.help = _short(summary(command.help, lang))
    help_option = command.get_help_option(typer.Context(command, help_option_names=[*HELP_OPTIONS]))
    for each in (*command.params, help_option):
        if isinstance(each, TyperArgument | TyperOption):
            text = help_text("help-itself" if each is help_option else each.help, lang)
            each.help = _short(text)
    for inner in commands_of(command).values():
        _describe(inner, lang)


def _short(text: str) -> str:
    return one_line_text(" ".join(text.split()), _MOST_COLUMNS)


def games(ctx: typer.Context) -> Iterator[tuple[str, str]]:
    """The games and their titles."""
    from hachiya.games.registry import GAMES

    for name, game in GAMES.items():
        yield name, say(game.title, ctx.obj)


def options(ctx: typer.Context) -> Iterator[tuple[str, str]]:
    """The options of the game with each of their values, and what they mean."""
    from hachiya.games.registry import GAMES

    game = GAMES.get(str(ctx.params.get("game") or _USUAL_GAME))
    for option in game.options if game else ():
        for value in option.values:
            yield f"{option.name}={value}", _short(say(option.meaning, ctx.obj))


def bots(incomplete: str) -> Iterator[str]:
    """The bots, behind those that the list has already."""
    from hachiya.bots.registry import names_of_bots

    before, comma, _ = incomplete.rpartition(",")
    for name in names_of_bots():
        yield f"{before}{comma}{name.lower()}"


def topics() -> Iterator[str]:
    """The topics of odds."""
    from hachiya.odds.topics import TOPICS

    yield from TOPICS


def drills() -> Iterator[str]:
    """The kinds of drills."""
    from hachiya.learn.drills.kinds import KINDS

    yield from KINDS
