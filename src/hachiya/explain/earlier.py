"""The sums of the earlier deals of a match, so that a sheet need not start from the first deal."""

from typing import NamedTuple


class Earlier(NamedTuple):
    """The number of earlier deals, and the sums of their rows by seat where a family's sheet has sums."""

    deals: int = 0
    kan: tuple[int, ...] = ()
    points: tuple[int, ...] = ()
    stones: tuple[int, ...] = ()
    """Month stones that each seat owes."""
