"""Which random numbers are whose: one seed has many streams, so that match i has the same cards whoever plays it."""

from hachiya.engine import rng
from hachiya.games.game import Game
from hachiya.games.seating import Draws, draw_seats

MOST_MATCHES = 1 << 29
LARGEST_SEED = (1 << 63) - 1
DECKS = 0
"""Match i of a seed has the decks of stream DECKS + i."""
BOTS = 1 << 29
"""Its bots have their dice from stream BOTS + i, so that they change no deck."""
SEATS = 1 << 30
"""Its draw for seats is from stream SEATS + i."""


def stream(seed: int, number: int) -> list[int]:
    """Random numbers of their own: a stream (below 2**31) of a seed (0 … LARGEST_SEED)."""
    lanes = [0] * rng.LANES
    rng.seed(lanes, seed, number)
    return lanes


def drawn_seats(game: Game, seats: int, seed: int, number: int) -> Draws:
    """The draw for the first deal of match `number`."""
    return draw_seats(stream(seed, SEATS + number), seats, game.seating)
