"""Chance at a table: decks, the draw of seats and their order, from the operating system's generator."""

from collections.abc import Sequence
from random import SystemRandom
from typing import TypeVar

from hachiya.engine.rng import LANES
from hachiya.games.game import Game
from hachiya.games.seating import Draws, draw_seats
from hachiya.games.table import Table
from hachiya.tables.match.match import Match

T = TypeVar("T")

_CHANCE = SystemRandom()


def deck_for(match: Match) -> list[int]:
    """The deck of the next deal: the promised one, or a fresh one without a fair shuffle."""
    return match.fairness.deck(match.table) if match.fairness else fresh_deck(match.table)


def fresh_deck(table: Table) -> list[int]:
    """Every card in a uniformly random order, new for every deal; then a second shuffle of them.

    The second is the order of a stock that is made after an auction. Where one seat draws the white card, it follows.
    """
    cards = table.game.cards
    drawing = table.game.lots(table.state)
    lot = shuffled([seat for seat in range(table.seats) if drawing >> seat & 1])
    return shuffled(range(cards)) + shuffled(range(cards)) + lot[:1]


def shuffled(items: Sequence[T]) -> list[T]:
    """The items in a uniformly random order."""
    return _CHANCE.sample(items, len(items))


def fresh_rng() -> list[int]:
    """Random numbers for one player's one decision, or one draw of seats."""
    return [_CHANCE.getrandbits(32) for _ in range(LANES)]


def draw_first_dealer(game: Game, seats: int) -> Draws:
    """場所決め: the draw for the first dealer (RULES C-161)."""
    return draw_seats(fresh_rng(), seats, game.seating)
