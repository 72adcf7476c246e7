"""What earlier deals of a match have come to, so that a sheet need not be written from the first one again."""

from typing import NamedTuple


class Earlier(NamedTuple):
    """How many deals they are; what their rows sum up to, by seat, where a family has sums."""

    deals: int = 0
    kan: tuple[int, ...] = ()
    points: tuple[int, ...] = ()
    stones: tuple[int, ...] = ()
    """Owed for months."""
