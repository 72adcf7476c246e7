"""The mean of what blocks have brought, and how far it may be off."""

from collections.abc import Sequence
from math import cos, pi, sin, sqrt, tan
from statistics import NormalDist
from typing import NamedTuple

_CONFIDENCE = 0.95
_MANY = 1000
"""From so many degrees of freedom on, Student's t is the normal distribution to three digits."""
_HALVINGS = 60


class Interval(NamedTuple):
    """A mean, and where it lies with 95 % confidence; of a single block nobody can say how far it is off."""

    mean: float
    low: float | None
    high: float | None
    sd: float | None
    """Standard deviation of the blocks."""
    blocks: int


def interval(sums: Sequence[int], parts: int) -> Interval:
    """The interval of the mean of `sums`, each of which counts `parts` to one; reckoned in whole numbers first."""
    blocks, total = len(sums), sum(sums)
    mean = total / (blocks * parts)
    if blocks == 1:
        return Interval(mean, None, None, None, blocks)
    squares = blocks * sum(value * value for value in sums) - total * total
    sd = sqrt(squares / (blocks * (blocks - 1))) / parts
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
