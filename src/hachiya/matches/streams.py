"""Which random numbers are whose: one seed has many streams, so that match i has the same cards whoever plays it."""

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
"""Match i of a seed has the decks of stream DECKS + i."""
BOTS = 1 << 29
"""Its bots have their dice from stream BOTS + i, so that they change no deck."""
SEATS = 1 << 30
"""Its draw for seats is from stream SEATS + i."""


def seed_of(given: int | None) -> int:
    """The seed that was `given`, without one one of the system's; BadNumber unless it is 0 … LARGEST_SEED."""
    if given is None:
        return randbelow(LARGEST_SEED + 1)
    return _checked("seed", given, LARGEST_SEED)


def match_number(given: int) -> int:
    """Which match of a seed; BadNumber unless it is 0 … MOST_MATCHES - 1."""
    return _checked("number", given, MOST_MATCHES - 1)


def _checked(what: str, given: int, last: int) -> int:
    found = index(given) if hasattr(given, "__index__") else -1
    if not 0 <= found <= last:
        raise BadNumber(say.wrong_number(name=what, number=last, given=repr(given)))
    return found


def stream(seed: int, number: int) -> list[int]:
    """Random numbers of their own: a stream (below 2**31) of a seed (0 … LARGEST_SEED)."""
    lanes = [0] * rng.LANES
    rng.seed(lanes, seed, number)
    return lanes


def drawn_seats(game: Game, seats: int, seed: int, number: int) -> Draws:
    """The draw for the first deal of match `number`."""
    return draw_seats(stream(seed, SEATS + number), seats, game.seating)
