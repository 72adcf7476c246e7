"""What a person types: one line at a time, at a terminal or through a pipe."""

import sys

from rich.console import Console

from hachiya.cli.failures import one_line
from hachiya.words.say import terminal as say
from hachiya.words.voice import Voice


class Quit(Exception):
    """The person leaves the table."""


def read(console: Console, prompt: str) -> str:
    """One line; Quit at the end of the input. What a pipe answers is echoed, as a terminal does."""
    try:
        answer = console.input(prompt, markup=False).strip()
    except EOFError:
        console.print()
        raise Quit from None
    if not sys.stdin.isatty():
        console.print(one_line(answer))
    return answer


def agrees(console: Console, question: str) -> bool:
    """Does the person say yes?"""
    return read(console, f"{question} [y/n] > ").lower() in ("y", "yes", "はい", "是")


def leaves(console: Console, voice: Voice) -> bool:
    """Are they sure that they want to leave?"""
    return agrees(console, voice.say(say.leave_table()))
