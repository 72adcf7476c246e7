"""What a deal brings on average, and how far that may be off.

Deals of one match hang together: the winner deals next, fields are carried on, and the same people play. So a match
is one observation, a block, whatever the number of its deals; so is a deal that an arena plays from every seat. The
mean is that of all deals, and its interval that of a ratio of two sums over blocks (Cochran, Sampling Techniques, 6.3),
with Student's t. Where all blocks have the same number of deals that is the usual interval of the blocks' means.
"""

from collections.abc import Iterable
from functools import reduce
from math import cos, pi, sin, sqrt, tan
from operator import add, sub
from statistics import NormalDist
from typing import NamedTuple

_CONFIDENCE = 0.95
_MANY = 1000
"""From so many degrees of freedom on, Student's t is the normal distribution to three digits."""
_HALVINGS = 60


class Moments(NamedTuple):
    """All that a mean and its interval need of blocks: whole numbers, which add up in any order."""

    blocks: int = 0
    deals: int = 0
    total: int = 0
    """What was won in them."""
    squares: int = 0
    """Of what each block won."""
    products: int = 0
    """What each block won, times its deals."""
    deal_squares: int = 0

    def and_also(self, other: "Moments") -> "Moments":
        """Those of other blocks too."""
        return Moments._make(map(add, self, other))

    def without(self, other: "Moments") -> "Moments":
        """The other blocks are no longer among them."""
        return Moments._make(map(sub, self, other))


def block(total: int, deals: int) -> Moments:
    """One block that won so much in so many deals; nothing without any."""
    return Moments(1, deals, total, total * total, total * deals, deals * deals) if deals else Moments()


def moments(blocks: Iterable[tuple[int, int]]) -> Moments:
    """Blocks by what each won, in how many deals."""
    return reduce(Moments.and_also, (block(*one) for one in blocks), Moments())


class Interval(NamedTuple):
    """A mean, and where it lies with 95 % confidence; of a single block nobody can say how far it is off."""

    mean: float
    low: float | None
    high: float | None
    sd: float | None
    """Standard deviation of the blocks."""
    blocks: int


def interval(found: Moments, whole: int = 1) -> Interval:
    """The mean of a deal, of which `whole` count as one, with its interval; reckoned in whole numbers first.

    ZeroDivisionError where there is no deal.
    """
    blocks, deals, total = found.blocks, found.deals, found.total
    mean = total / (deals * whole)
    if blocks == 1:
        return Interval(mean, None, None, None, blocks)
    residues = deals * deals * found.squares - 2 * total * deals * found.products + total * total * found.deal_squares
    sd = blocks * sqrt(residues / (blocks - 1)) / (deals * deals * whole)
    reach = quantile(blocks - 1) * sd / sqrt(blocks)
    return Interval(mean, mean - reach, mean + reach, sd, blocks)


def quantile(freedom: int) -> float:
    """How many standard errors wide the interval is to either side: Student's t with so many degrees of freedom."""
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


def half_width(found: Interval) -> float | None:
    """The reach of the interval to either side."""
    return None if found.high is None else found.high - found.mean
