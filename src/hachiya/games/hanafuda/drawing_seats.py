"""場所決め: the ranks of flower cards when players draw for the first dealer; the lowest rank deals."""

from hachiya.engine.bits import bit
from hachiya.games.hanafuda.cards import LETTERS, card_points
from hachiya.games.seating import Seating


def month_rank(card: int) -> int:
    """The rank of a card by its suit (month): the player with the earliest month deals first (C-161)."""
    return card // 4


def month_and_points_rank(card: int) -> int:
    """The rank of a card by suit (month), then by most card points; chaff cards of a suit are equal (HAC ①)."""
    return 100 * (card // 4) - card_points(bit(card))


BY_MONTH = Seating(LETTERS, month_rank)
BY_MONTH_AND_SEATED = Seating(LETTERS, month_rank, numbers_seats=True)
BY_MONTH_AND_POINTS = Seating(LETTERS, month_and_points_rank)
