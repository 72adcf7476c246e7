"""Numbers, seats and sets of seats in the words of an observation."""

from hachiya.engine.accel import hot_rule
from hachiya.engine.ledger import NOBODY

NO_SEAT = "nobody"


@hot_rule
def in_top(number: int) -> int:
    """A number of 16 bits in the upper bits of a word, above 48 cards."""
    return ((number & 0xFFFF ^ 0x8000) - 0x8000) << 48


@hot_rule
def in_short_top(number: int) -> int:
    """A number of 10 bits in the upper bits of a word, above 54 kinds of cards."""
    return ((number & 0x3FF ^ 0x200) - 0x200) << 54


@hot_rule
def limited(number: int, most: int) -> int:
    """A number, or `most` or `-most` if it lies beyond."""
    return most if number > most else -most if number < -most else number


@hot_rule
def relative(seat: int, viewer: int, seats: int) -> int:
    """The seat counted from the viewer's on, from 1; 0 for nobody."""
    if seat == NOBODY:
        return 0
    return seat - viewer + 1 if seat >= viewer else seat - viewer + seats + 1


@hot_rule
def turned_to(seat_set: int, viewer: int, seats: int) -> int:
    """A set of seats, with the viewer's as seat 0."""
    return (seat_set >> viewer | seat_set << (seats - viewer)) & ((1 << seats) - 1)


def names_of_seats(most: int) -> tuple[str, ...]:
    """The values of a choice of a seat or nobody."""
    return (NO_SEAT, *(str(seat) for seat in range(most)))
