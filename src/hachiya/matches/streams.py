"""Streams of random numbers: a seed has a stream for each match, so that its cards do not depend on the players."""

from operator import index
from secrets import randbelow

from hachiya.engine import rng
from hachiya.games.game import Game
from hachiya.games.seating import Draws, draw_seats
from hachiya.words.errors import BadNumber
from hachiya.words.say import match as say

MOST_MATCHES = 1 << 29
LARGEST_SEED = (1 << 63) - 1
DECKS = 0
"""The decks of match i of a seed come from stream DECKS + i."""
BOTS = 1 << 29
"""The random numbers of the bots in match i come from stream BOTS + i, so that they change no deck."""
SEATS = 1 << 30
"""The draw for seats in match i comes from stream SEATS + i."""


def seed_of(seed: int | None) -> int:
    """The seed, without one a random seed of the system; BadNumber unless it is 0 … LARGEST_SEED."""
    if seed is None:
        return randbelow(LARGEST_SEED + 1)
    return _checked("seed", seed, LARGEST_SEED)


def match_number(number: int) -> int:
    """The number of a match of a seed; BadNumber unless it is 0 … MOST_MATCHES - 1."""
    return _checked("number", number, MOST_MATCHES - 1)


def _checked(name: str, value: int, last: int) -> int:
    number = index(value) if hasattr(value, "__index__") else -1
    if not 0 <= number <= last:
        raise BadNumber(say.wrong_number(name=name, number=last, given=repr(value)))
    return number


def stream(seed: int, number: int) -> list[int]:
    """The random numbers of a stream (below 2**31) of a seed (0 … LARGEST_SEED)."""
    lanes = [0] * rng.LANES
    rng.seed(lanes, seed, number)
    return lanes


def drawn_seats(game: Game, seats: int, seed: int, number: int) -> Draws:
    """The draw for the first deal of match `number`."""
    return draw_seats(stream(seed, SEATS + number), seats, game.seating)
