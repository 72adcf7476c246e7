"""Reads what stands on the command line into values, and says what could have stood there."""

from collections.abc import Callable, Iterable
from pathlib import Path

from hachiya.cli.failures import WrongUsage
from hachiya.games.game import Game
from hachiya.words.say import command as say

LONGEST_NAME = 24


def whole(name: str, low: int, high: int) -> Callable[[str], int]:
    """A reader of whole numbers from `low` to `high`."""

    def read(given: str | int) -> int:  # Typer hands defaults in too
        text = str(given)
        if not (text.isascii() and text.isdigit()) or len(text) > 20 or not low <= int(text) <= high:
            raise WrongUsage(say.whole_number(option=name, low=low, high=high, given=repr(text)))
        return int(text)

    return read


def one_of(name: str, *values: str) -> Callable[[str], str]:
    """A reader of one of a few words."""

    def read(text: str) -> str:
        if text not in values:
            raise WrongUsage(say.one_of(option=name, given=repr(text), names=values))
        return text

    return read


def person(text: str) -> str:
    """A player's name: something that one can read, and not a page of it."""
    if not text.strip() or not text.isprintable() or len(text) > LONGEST_NAME:
        raise WrongUsage(say.your_name(high=LONGEST_NAME, given=repr(text)))
    return text.strip()


def number_of(game: Game, seats: int | None) -> int:
    """How many sit at the table: as many as asked for, else the game's usual number; BadSeats if it cannot be."""
    number = game.seats[0] if seats is None else seats
    game.check_seats(number)
    return number


def options_of(game: Game, given: Iterable[str]) -> dict[str, str | int]:
    """`name=value` words as the complete options of a game."""
    found: dict[str, str | int] = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals or name in found:
            names = [option.name for option in game.options]
            raise WrongUsage(say.name_and_value(given=repr(text), game=game.title, names=names))
        option = next((option for option in game.options if option.name == name), None)
        found[name] = option.read(value) if option else value
    return game.complete_options(found)


def file(text: str) -> Path | None:
    """A file's path; None for `-`, the standard stream."""
    return None if text == "-" else Path(text)
