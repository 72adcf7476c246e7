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
    """A mean with its 95 % interval.

    Example:
        >>> from hachiya.learn.estimates import Estimate
        >>> Estimate(mean=1.0, low=0.5, high=1.5).mean
        1.0
    """

    mean: float
    """The mean."""
    low: float
    """The lower end of the 95 % interval."""
    high: float
    """The upper end of the 95 % interval."""

    @classmethod
    def from_sums(cls, total: float, squares: float, worlds: int) -> Self:
        """Estimate a mean from sums over worlds.

        Args:
            total: The sum of the observations.
            squares: The sum of their squares.
            worlds: The number of observations, from 1; with one the interval is infinite.

        Returns:
            The mean with its interval.

        Example:
            >>> from hachiya.learn.estimates import Estimate
            >>> Estimate.from_sums(total=8, squares=16, worlds=4)
            Estimate(mean=2.0, low=2.0, high=2.0)
        """
        mean = total / worlds
        if worlds < 2:
            return cls(mean, float("-inf"), float("inf"))
        reach = REACH * sqrt(max(0.0, squares - total * mean) / (worlds * (worlds - 1)))
        return cls(mean, mean - reach, mean + reach)

    def in_units(self, whole: float) -> Self:
        """Convert the estimate to another unit.

        Args:
            whole: The size of the new unit in the old one, such as 12 from points to kan.

        Returns:
            The estimate in the new unit.

        Example:
            >>> from hachiya.learn.estimates import Estimate
            >>> Estimate(mean=24, low=12, high=36).in_units(12)
            Estimate(mean=2.0, low=1.0, high=3.0)
        """
        return self.__class__(self.mean / whole, self.low / whole, self.high / whole)


def worth(race: Standings, choice: int) -> Estimate:
    """Estimate the worth of a choice from a search that has tried it in all worlds.

    Args:
        race: The sums over worlds.
        choice: The number of the choice in the race, from 0.

    Returns:
        The mean sum that the choice brings, with its interval, in the race's unit.

    Example:
        >>> from hachiya.bots.search.standings import Standings
        >>> from hachiya.learn.estimates import worth
        >>> race = Standings()
        >>> race.worlds, race.sums[0], race.products[0] = 2, 24, 288
        >>> worth(race, 0)
        Estimate(mean=12.0, low=12.0, high=12.0)
    """
    squares = race.products[(MOST + 1) * choice]
    return Estimate.from_sums(float(race.sums[choice]), float(squares), int(race.worlds))


def lag(race: Standings, choice: int, best: int) -> Estimate:
    """Estimate by how much a choice is worth less than the best choice, when both were tried in the same worlds.

    Args:
        race: The sums over worlds.
        choice: The number of a choice in the race, from 0.
        best: The number of the best choice in the race, from 0.

    Returns:
        The mean sum that the choice brings less than the best one, with its interval, in the race's unit.

    Example:
        >>> from hachiya.bots.search.standings import Standings
        >>> from hachiya.learn.estimates import lag
        >>> race = Standings()
        >>> race.worlds = 2
        >>> lag(race, 0, 0).mean
        0.0
    """
    low, high = min(choice, best), max(choice, best)
    total = float(race.sums[best]) - float(race.sums[choice])
    squares = float(race.products[(MOST + 1) * best]) + float(race.products[(MOST + 1) * choice])
    return Estimate.from_sums(total, squares - 2.0 * float(race.products[MOST * high + low]), int(race.worlds))
