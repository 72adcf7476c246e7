"""Means over worlds, with their confidence intervals."""

from dataclasses import dataclass
from math import sqrt
from typing import Self

from hachiya.bots.search.standings import MOST, Standings
from hachiya.words.shape import shape

REACH = 1.96
"""The half-width of a 95 % interval in standard errors."""


@shape("EstimateJson")
@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean with its 95 % interval."""

    mean: float
    low: float
    high: float

    @classmethod
    def of(cls, total: float, squares: float, worlds: int) -> Self:
        """The estimate from the sum and the sum of squares over `worlds` worlds; one world gives no interval."""
        mean = total / worlds
        if worlds < 2:
            return cls(mean, float("-inf"), float("inf"))
        reach = REACH * sqrt(max(0.0, squares - total * mean) / (worlds * (worlds - 1)))
        return cls(mean, mean - reach, mean + reach)

    def in_units(self, whole: float) -> Self:
        """The estimate in units of `whole`."""
        return self.__class__(self.mean / whole, self.low / whole, self.high / whole)


def worth(race: Standings, choice: int) -> Estimate:
    """The worth of a choice in a race that keeps all choices in all worlds."""
    squares = race.products[(MOST + 1) * choice]
    return Estimate.of(float(race.sums[choice]), float(squares), int(race.worlds))


def lag(race: Standings, choice: int, best: int) -> Estimate:
    """How much less a choice brings than the best in the same worlds."""
    low, high = min(choice, best), max(choice, best)
    total = float(race.sums[best]) - float(race.sums[choice])
    squares = float(race.products[(MOST + 1) * best]) + float(race.products[(MOST + 1) * choice])
    return Estimate.of(total, squares - 2.0 * float(race.products[MOST * high + low]), int(race.worlds))
