"""Random decks and draws of seats, from the operating system's random number generator."""

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
    """Return the deck of the next deal: the promised one of a fair shuffle, else a fresh one."""
    return match.fairness.deck(match.table) if match.fairness else fresh_deck(match.table)


def fresh_deck(table: Table) -> list[int]:
    """Return all cards in a random order, then all cards in another random order for a later stock.

    Cards are numbered from 0. If a seat must draw the white card and sit out, its number follows.
    """
    cards = table.game.cards
    drawing = table.game.lots(table.state)
    lot = shuffled([seat for seat in range(table.seats) if drawing >> seat & 1])
    return shuffled(range(cards)) + shuffled(range(cards)) + lot[:1]


def shuffled(items: Sequence[T]) -> list[T]:
    """Return the items in a random order, from the operating system's generator."""
    return _CHANCE.sample(items, len(items))


def fresh_rng() -> list[int]:
    """Make a random number generator for one decision of a player, or for one draw of seats."""
    return [_CHANCE.getrandbits(32) for _ in range(LANES)]


def draw_first_dealer(game: Game, seats: int) -> Draws:
    """Draw cards for the first dealer (場所決め, RULES C-161)."""
    return draw_seats(fresh_rng(), seats, game.seating)
