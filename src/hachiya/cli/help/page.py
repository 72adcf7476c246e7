"""The help page of a command as data, in one language: for the terminal, the manual page and the manual."""

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from typer.core import TyperArgument, TyperCommand, TyperGroup, TyperOption

from hachiya.words.message import Message
from hachiya.words.voice import say

KEYS = "help-"
"""The topic of the messages that describe commands and parameters."""
HELP_OPTIONS = ("-h", "--help")


class Row(NamedTuple):
    """A parameter or a command of a page, with its meaning."""

    names: tuple[str, ...]
    """The names as they are typed: of an option its short and long names, of an argument its sign."""
    value: str
    """The sign of the value that an option takes, empty if it takes none."""
    meaning: str
    default: str = ""
    """The value that an option has when it is not given; empty if it has none."""
    variable: str = ""
    """The environment variable that is read when the option is not given; empty if there is none."""


class HelpPage(NamedTuple):
    """The help page of a command."""

    call: str
    """The command as it is typed, such as `hachiya db check`."""
    usage: str
    """The form of a whole line."""
    text: str
    """The paragraphs that say what the command does, with empty lines between them."""
    arguments: tuple[Row, ...]
    options: tuple[Row, ...]
    commands: tuple[Row, ...]


def help_page(call: str, command: TyperCommand | TyperGroup, lang: str) -> HelpPage:
    """Make the help page of a command that is typed as `call`."""
    arguments = tuple(_argument(each, lang) for each in command.params if isinstance(each, TyperArgument))
    options = tuple(_option(each, lang) for each in command.params if isinstance(each, TyperOption))
    commands = tuple(Row((name,), "", summary(inner.help, lang)) for name, inner in commands_of(command).items())
    forms = [say(Message("help-form-options"), lang), *(say(Message("help-form-command"), lang) for _ in commands[:1])]
    return HelpPage(
        call,
        " ".join([call, *forms, *(name for row in arguments for name in row.names)]),
        help_text(command.help, lang),
        arguments,
        (*options, Row(HELP_OPTIONS, "", say(Message("help-itself"), lang))),
        commands,
    )


def help_pages(call: str, command: TyperCommand | TyperGroup, lang: str) -> Iterator[HelpPage]:
    """Make the help pages of a command and of all commands inside it."""
    yield help_page(call, command, lang)
    for name, inner in commands_of(command).items():
        yield from help_pages(f"{call} {name}", inner, lang)


def commands_of(command: TyperCommand | TyperGroup) -> Mapping[str, TyperCommand | TyperGroup]:
    """The commands inside a command, by name."""
    inner = command.commands if isinstance(command, TyperGroup) else {}
    return {name: each for name, each in inner.items() if isinstance(each, TyperCommand | TyperGroup)}


def help_text(key: str | None, lang: str) -> str:
    """Say what a command or parameter is by the key of its message."""
    return say(Message(key), lang).strip() if key and key.startswith(KEYS) else key or ""


def summary(key: str | None, lang: str) -> str:
    """Say in one sentence what a command does: the first paragraph of its text."""
    return help_text(key, lang).partition("\n")[0]


def _argument(argument: TyperArgument, lang: str) -> Row:
    return Row((str(argument.metavar or argument.name),), "", _one_line(argument.help, lang))


def _option(option: TyperOption, lang: str) -> Row:
    default = option.default
    shown = str(default) if isinstance(default, str | int) and not isinstance(default, bool) else ""
    variable = option.envvar if isinstance(option.envvar, str) else ""
    value = "" if option.is_flag else str(option.metavar or "")
    names = (*sorted(option.opts, key=len), *option.secondary_opts)
    return Row(names, value, _one_line(option.help, lang), shown, variable)


def _one_line(key: str | None, lang: str) -> str:
    return " ".join(help_text(key, lang).split())
