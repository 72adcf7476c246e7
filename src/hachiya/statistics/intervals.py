"""The average win of a deal and its confidence interval.

Deals of one match are not independent: the winner deals next, fields are carried on, and the same people play. So a
match is one observation, a block, whatever the number of its deals; so is a deal that an arena plays from every seat.
The mean is that of all deals, and its interval that of a ratio of two sums over blocks (Cochran, Sampling Techniques,
6.3), with Student's t. If all blocks have the same number of deals, that is the usual interval of the blocks' means.
"""

from collections.abc import Iterable
from functools import reduce
from math import cos, pi, sin, sqrt, tan
from operator import add, sub
from statistics import NormalDist
from typing import NamedTuple

_CONFIDENCE = 0.95
_MANY = 1000
"""Degrees of freedom from which on Student's t is the normal distribution to three digits."""
_HALVINGS = 60


class Moments(NamedTuple):
    """Sums over blocks of deals, from which a mean and its interval follow: whole numbers, which add up in any order.

    Example:
        >>> from hachiya.statistics.intervals import moments
        >>> moments([(12, 2), (-6, 1)]).total
        6
    """

    blocks: int = 0
    """The number of blocks."""
    deals: int = 0
    """The number of deals in all blocks."""
    total: int = 0
    """The sum won in all blocks."""
    squares: int = 0
    """The sum over blocks of the squared winnings."""
    products: int = 0
    """The sum over blocks of the winnings times the number of deals."""
    deal_squares: int = 0
    """The sum over blocks of the squared numbers of deals."""

    def plus(self, other: "Moments") -> "Moments":
        """Add other blocks.

        Args:
            other: The sums over the other blocks.

        Returns:
            The sums over all blocks.

        Example:
            >>> from hachiya.statistics.intervals import block
            >>> block(12, 2).plus(block(-6, 1)).deals
            3
        """
        return Moments._make(map(add, self, other))

    def minus(self, other: "Moments") -> "Moments":
        """Subtract blocks that are among these.

        Args:
            other: The sums over those blocks.

        Returns:
            The sums over the remaining blocks.

        Example:
            >>> from hachiya.statistics.intervals import block, moments
            >>> moments([(12, 2), (-6, 1)]).minus(block(12, 2)) == block(-6, 1)
            True
        """
        return Moments._make(map(sub, self, other))


def block(total: int, deals: int) -> Moments:
    """Make the sums of one block.

    Args:
        total: The sum won in the block, in whole points or levels.
        deals: The number of deals in the block, from 0.

    Returns:
        The sums; all are 0 where the block has no deals.

    Example:
        >>> from hachiya.statistics.intervals import block
        >>> block(total=12, deals=2)
        Moments(blocks=1, deals=2, total=12, squares=144, products=24, deal_squares=4)
    """
    return Moments(1, deals, total, total * total, total * deals, deals * deals) if deals else Moments()


def moments(blocks: Iterable[tuple[int, int]]) -> Moments:
    """Add up blocks.

    Args:
        blocks: Pairs (sum won, number of deals), one for each block.

    Returns:
        The sums over all blocks.

    Example:
        >>> from hachiya.statistics.intervals import moments
        >>> moments([(12, 2), (-6, 1)]).blocks
        2
    """
    return reduce(Moments.plus, (block(total, deals) for total, deals in blocks), Moments())


class Interval(NamedTuple):
    """The mean of a deal with its 95 % interval.

    Example:
        >>> from hachiya.statistics.intervals import interval, moments
        >>> interval(moments([(12, 1), (-12, 1)])).mean
        0.0
    """

    mean: float
    """The mean of a deal."""
    low: float | None
    """The lower end of the 95 % interval; None for a single block."""
    high: float | None
    """The upper end of the 95 % interval; None for a single block."""
    sd: float | None
    """The standard deviation of the blocks; None for a single block."""
    blocks: int
    """The number of blocks."""


def interval(sums: Moments, whole: int = 1) -> Interval:
    """Compute the mean of a deal with its 95 % interval (Cochran, Sampling Techniques, 6.3).

    Args:
        sums: The sums over blocks, with at least one deal.
        whole: The number of points in a unit of the result, such as 12 for kan.

    Returns:
        The mean and its interval in that unit.

    Raises:
        ZeroDivisionError: If there is no deal.

    Example:
        >>> from hachiya.statistics.intervals import interval, moments
        >>> interval(moments([(24, 1), (0, 1), (12, 1)]), 12).mean
        1.0
    """
    blocks, deals, total = sums.blocks, sums.deals, sums.total
    mean = total / (deals * whole)
    if blocks == 1:
        return Interval(mean, None, None, None, blocks)
    residues = deals * deals * sums.squares - 2 * total * deals * sums.products + total * total * sums.deal_squares
    sd = blocks * sqrt(residues / (blocks - 1)) / (deals * deals * whole)
    reach = quantile(blocks - 1) * sd / sqrt(blocks)
    return Interval(mean, mean - reach, mean + reach, sd, blocks)


def quantile(freedom: int) -> float:
    """Compute the half width of a 95 % interval in standard errors, by Student's t.

    Args:
        freedom: The degrees of freedom, from 1.

    Returns:
        The quantile of Student's t at 0.975.

    Example:
        >>> from hachiya.statistics.intervals import quantile
        >>> round(quantile(1), 3), round(quantile(2000), 3)
        (12.706, 1.96)
    """
    if freedom >= _MANY:
        return NormalDist().inv_cdf((1 + _CONFIDENCE) / 2)
    low, high = 0.0, pi / 2
    for _ in range(_HALVINGS):
        middle = (low + high) / 2
        if _within(middle, freedom) < _CONFIDENCE:
            low = middle
        else:
            high = middle
    return sqrt(freedom) * tan(high)


def _within(angle: float, freedom: int) -> float:
    """The probability of |t| <= √freedom · tan(angle) (Abramowitz and Stegun 26.7.3, 26.7.4)."""
    odd = freedom % 2
    term = cos(angle) if odd else 1.0
    total = term if freedom > 1 else 0.0
    for power in range(2 + odd, freedom - 1, 2):
        term *= cos(angle) ** 2 * (power - 1) / power
        total += term
    return 2 / pi * (angle + sin(angle) * total) if odd else sin(angle) * total


def half_width(estimate: Interval) -> float | None:
    """Compute the half width of an interval.

    Args:
        estimate: The interval.

    Returns:
        The difference of its upper end and its mean; None for a single block.

    Example:
        >>> from hachiya.statistics.intervals import half_width, interval, moments
        >>> half_width(interval(moments([(12, 1)]))) is None
        True
    """
    return None if estimate.high is None else estimate.high - estimate.mean
