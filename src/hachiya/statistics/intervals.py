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
    """The sums over blocks from which a mean and its interval are computed: integers, which add up in any order."""

    blocks: int = 0
    deals: int = 0
    total: int = 0
    """The sum of what the blocks won."""
    squares: int = 0
    """The sum of the squares of what each block won."""
    products: int = 0
    """The sum of the products of what each block won and its number of deals."""
    deal_squares: int = 0

    def plus(self, other: "Moments") -> "Moments":
        """The moments with further blocks added."""
        return Moments._make(map(add, self, other))

    def minus(self, other: "Moments") -> "Moments":
        """The moments with some of the blocks removed."""
        return Moments._make(map(sub, self, other))


def block(total: int, deals: int) -> Moments:
    """The moments of one block, which won `total` in `deals` deals; zeros if there are no deals."""
    return Moments(1, deals, total, total * total, total * deals, deals * deals) if deals else Moments()


def moments(blocks: Iterable[tuple[int, int]]) -> Moments:
    """The moments of blocks, each given as what it won and its number of deals."""
    return reduce(Moments.plus, (block(total, deals) for total, deals in blocks), Moments())


class Interval(NamedTuple):
    """A mean and its 95 % confidence interval, which is unknown for a single block."""

    mean: float
    low: float | None
    high: float | None
    sd: float | None
    """Standard deviation of the blocks."""
    blocks: int


def interval(sums: Moments, whole: int = 1) -> Interval:
    """The mean of a deal in units of `whole` points, with its interval; it is computed in integers as far as possible.

    ZeroDivisionError where there is no deal.
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
    """The half-width of the interval in standard errors: the quantile of Student's t with these degrees of freedom."""
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
    """The distance from the mean to either end of the interval."""
    return None if estimate.high is None else estimate.high - estimate.mean
