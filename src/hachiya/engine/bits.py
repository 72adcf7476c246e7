"""Sets of cards (or yaku, seats, actions) as bit masks in one int64 (never uint64: no card has an index above 62)."""

from collections.abc import Iterator

from hachiya.engine.accel import hot_rule, nth_bit, popcount


@hot_rule
def bit(card: int) -> int:
    """The set, as a bit mask, that holds only this card."""
    return 1 << card


@hot_rule
def lowest(mask: int) -> int:
    """The lowest card of a bit mask that is not 0."""
    return popcount((mask & -mask) - 1)


@hot_rule
def nth(mask: int, n: int) -> int:
    """The n-th card of a bit mask, counted from 0 in index order."""
    return lowest(nth_bit(mask, n))


def members(mask: int) -> Iterator[int]:
    """The cards of a bit mask in rising order."""
    while mask:
        yield (mask & -mask).bit_length() - 1
        mask &= mask - 1
