"""The answers of a person, one line at a time, from a terminal or a pipe."""

import sys

from rich.console import Console

from hachiya.cli.failures import escape_line
from hachiya.words.say import terminal as say
from hachiya.words.voice import Voice


class Quit(Exception):
    """The person leaves the table, or the input ends."""


def read_line(console: Console, prompt: str) -> str:
    """Read a line; raise Quit at the end of the input. An answer from a pipe is echoed, as a terminal does."""
    try:
        answer = console.input(prompt, markup=False).strip()
    except EOFError:
        console.print()
        raise Quit from None
    if not sys.stdin.isatty():
        console.print(escape_line(answer))
    return answer


def confirm(console: Console, question: str) -> bool:
    """Ask a question and return whether the person says yes."""
    return read_line(console, f"{question} [y/n] > ").lower() in ("y", "yes", "はい", "是")


def confirm_leaving(console: Console, voice: Voice) -> bool:
    """Ask whether the person is sure to leave the table."""
    return confirm(console, voice.say(say.leave_table()))
