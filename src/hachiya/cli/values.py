"""Parsers of values on the command line; their errors list the right values."""

from collections.abc import Callable, Iterable, Mapping
from pathlib import Path

from hachiya.cli.failures import WrongUsage
from hachiya.cli.numbers import read_number
from hachiya.games.game import Game
from hachiya.words.say import command as say

LONGEST_NAME = 24


def whole_number(name: str, low: int, high: int) -> Callable[[str], int]:
    """Make a parser of whole numbers from `low` to `high` for the option with this name."""

    def read(value: str | int) -> int:  # Typer passes default values too
        text = str(value)
        number = read_number(text)
        if number is None or not low <= number <= high:
            raise WrongUsage(say.whole_number(option=name, low=low, high=high, given=repr(text)))
        return number

    return read


def one_of(name: str, *values: str) -> Callable[[str], str]:
    """Make a parser that accepts one of several words for the option with this name."""

    def read(text: str) -> str:
        if text not in values:
            raise WrongUsage(say.one_of(option=name, given=repr(text), names=values))
        return text

    return read


def host_and_port(name: str, text: str) -> tuple[str, int]:
    """Read the host and the port to listen at from `PORT` (on this machine alone) or `HOST:PORT`; WrongUsage."""
    host, colon, port = text.rpartition(":")
    number = read_number(port)
    if number is None or not 0 < number < 65_536 or (colon and not host):
        raise WrongUsage(say.place(option=name, given=repr(text)))
    return host.strip("[]") or "127.0.0.1", number


def player_name(option: str) -> Callable[[str], str]:
    """Make a parser of a player's name, printable and not too long, for this option."""

    def read(text: str) -> str:
        if not text.strip() or not text.isprintable() or len(text) > LONGEST_NAME:
            raise WrongUsage(say.player_name(option=option, high=LONGEST_NAME, given=repr(text)))
        return text.strip()

    return read


def seat_count(game: Game, seats: int | None) -> int:
    """Return the number of seats, by default the game's usual number; BadSeats if the game cannot be played so."""
    number = game.seats[0] if seats is None else seats
    game.check_seats(number)
    return number


def read_options(game: Game, words: Iterable[str]) -> dict[str, str | int]:
    """Parse the options of a game from words `name=value`, and complete them by usual values."""
    options: dict[str, str | int] = {}
    for text in words:
        name, equals, value = text.partition("=")
        if not equals or name in options:
            names = [option.name for option in game.options]
            raise WrongUsage(say.name_and_value(given=repr(text), game=game.title, names=names))
        option = next((option for option in game.options if option.name == name), None)
        options[name] = option.read(value) if option else value
    return game.complete_options(options)


def only_option(is_given: Mapping[str, bool]) -> str:
    """Return the only option that is given, empty if none is; WrongUsage if there are several."""
    options = [option for option in is_given if is_given[option]]
    if len(options) > 1:
        raise WrongUsage(say.apart(options=options))
    return options[0] if options else ""


def file_path(text: str) -> Path | None:
    """Return the path of a file; None for `-`, the standard stream."""
    return None if text == "-" else Path(text)
