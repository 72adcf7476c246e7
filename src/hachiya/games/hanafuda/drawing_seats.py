"""場所決め with flower cards: the ranks of cards in the draw for the first dealer."""

from hachiya.engine.bits import bit
from hachiya.games.hanafuda.cards import LETTERS, card_points
from hachiya.games.seating import Seating


def month_rank(card: int) -> int:
    """The rank by month, the earliest deals (C-161)."""
    return card // 4


def month_and_points_rank(card: int) -> int:
    """The rank by month, then by points: the earliest, then the most points; kasu of a month are equal (HAC ①)."""
    return 100 * (card // 4) - card_points(bit(card))


BY_MONTH = Seating(LETTERS, month_rank)
BY_MONTH_AND_SEATED = Seating(LETTERS, month_rank, numbers_seats=True)
BY_MONTH_AND_POINTS = Seating(LETTERS, month_and_points_rank)
