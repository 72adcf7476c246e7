"""Chance at a table: decks, the draw of seats and who sits where, from the operating system's secrets."""

from collections.abc import Sequence
from random import SystemRandom
from typing import TypeVar

from hachiya.engine.rng import LANES
from hachiya.games.game import Game
from hachiya.games.seating import Draws, draw_seats

T = TypeVar("T")

_CHANCE = SystemRandom()


def fresh_deck(cards: int) -> list[int]:
    """Every card in a uniformly random order, new for every deal; then a second shuffle of them.

    The second is the order of a stock that is made after an auction.
    """
    return shuffled(range(cards)) + shuffled(range(cards))


def shuffled(things: Sequence[T]) -> list[T]:
    """The same things in a uniformly random order."""
    return _CHANCE.sample(things, len(things))


def lanes() -> list[int]:
    """Random numbers for one player's one decision, or one draw of seats."""
    return [_CHANCE.getrandbits(32) for _ in range(LANES)]


def draw(game: Game, seats: int) -> Draws:
    """場所決め: the draw for the first dealer (RULES C-161)."""
    return draw_seats(lanes(), seats, game.seating)
