"""Streams of random numbers: a seed has a stream for each match, so that its cards do not depend on the players."""

from operator import index
from secrets import randbelow

from hachiya.engine import rng
from hachiya.games.game import Game
from hachiya.games.seating import Draws, draw_seats
from hachiya.words.errors import BadNumber
from hachiya.words.say import match as say

MOST_MATCHES = 1 << 29
"""The number of matches that a seed has."""
LARGEST_SEED = (1 << 63) - 1
"""The largest seed."""
DECKS = 0
"""The first stream of decks: match i of a seed has the decks of stream DECKS + i."""
BOTS = 1 << 29
"""The first stream of bots: those of match i use stream BOTS + i, so that they change no deck."""
SEATS = 1 << 30
"""The first stream of draws for seats: match i uses stream SEATS + i."""


def seed_of(seed: int | None) -> int:
    """Check a seed, or draw one.

    Args:
        seed: The seed, 0 … 2**63 - 1; None to draw one from the system.

    Returns:
        The seed.

    Raises:
        BadNumber: If the seed is out of its range.

    Example:
        >>> from hachiya.matches.streams import seed_of
        >>> seed_of(8)
        8
    """
    if seed is None:
        return randbelow(LARGEST_SEED + 1)
    return _checked("seed", seed, LARGEST_SEED)


def match_number(number: int) -> int:
    """Check the number of a match under a seed.

    Args:
        number: The number, 0 … 2**29 - 1.

    Returns:
        The number.

    Raises:
        BadNumber: If the number is out of its range.

    Example:
        >>> from hachiya.matches.streams import match_number
        >>> match_number(3)
        3
    """
    return _checked("number", number, MOST_MATCHES - 1)


def _checked(name: str, value: int, last: int) -> int:
    number = index(value) if hasattr(value, "__index__") else -1
    if not 0 <= number <= last:
        raise BadNumber(say.wrong_number(name=name, number=last, given=repr(value)))
    return number


def stream(seed: int, number: int) -> list[int]:
    """Make the random numbers of one stream of a seed.

    Args:
        seed: The seed, 0 … 2**63 - 1.
        number: The number of the stream, 0 … 2**31 - 1.

    Returns:
        The state of the random number generator.

    Example:
        >>> from hachiya.matches.streams import stream
        >>> stream(8, 0) == stream(8, 0), stream(8, 0) == stream(8, 1)
        (True, False)
    """
    lanes = [0] * rng.LANES
    rng.seed(lanes, seed, number)
    return lanes


def drawn_seats(game: Game, seats: int, seed: int, number: int) -> Draws:
    """Draw for the first deal of a match.

    Args:
        game: The game.
        seats: The number of players.
        seed: The seed of the match, 0 … 2**63 - 1.
        number: The number of the match under this seed, 0 … 2**29 - 1.

    Returns:
        The rounds of `[seat, card]`.

    Example:
        >>> from hachiya import GAMES
        >>> from hachiya.matches.streams import drawn_seats
        >>> len(drawn_seats(GAMES["sannin"], 3, 8, 0)[0])
        3
    """
    return draw_seats(stream(seed, SEATS + number), seats, game.seating)
