"""The counts of a player in a game, which can be added in any order."""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from hachiya.statistics.intervals import Moments, block


@dataclass
class Counts:
    """Numbers of occurrences, and moments of what was won; each family of games has its own names for them."""

    numbers: Counter[str] = field(default_factory=Counter)
    won: dict[str, Moments] = field(default_factory=dict)
    """By what is counted (`kan`, `stages`, …), in points or levels; a block is a match."""

    def add(self, other: "Counts") -> None:
        """Add the counts of other matches."""
        self.numbers.update(other.numbers)
        for name, more in other.won.items():
            self.won[name] = more.plus(self.won[name]) if name in self.won else more

    def subtract(self, other: "Counts") -> None:
        """Remove the counts of some of the matches."""
        self.numbers.subtract(other.numbers)
        for name, less in other.won.items():
            self.won[name] = self.won[name].minus(less)

    def to_json(self) -> dict[str, Any]:
        """The counts as JSON can store them, without zeros."""
        return {
            "numbers": {name: number for name, number in sorted(self.numbers.items()) if number},
            "won": {name: list(moments) for name, moments in sorted(self.won.items()) if moments.blocks},
        }

    @classmethod
    def from_json(cls, plain: Mapping[str, Any]) -> "Counts":
        """The counts that `to_json` has converted."""
        return cls(Counter(plain["numbers"]), {name: Moments._make(moments) for name, moments in plain["won"].items()})

    @classmethod
    def of(cls, parts: Iterable["Counts"]) -> "Counts":
        """The sum of several counts."""
        total = cls()
        for part in parts:
            total.add(part)
        return total


class MatchCounts:
    """The counts of one player in one match, in any number of seats."""

    def __init__(self) -> None:
        self.numbers: Counter[str] = Counter()
        self._won: dict[str, list[int]] = {}

    def note(self, name: str, number: int = 1) -> None:
        """Add to a number."""
        self.numbers[name] += number

    def win(self, unit: str, won: int) -> None:
        """Add what a seat has won by a deal or a match."""
        sums = self._won.setdefault(unit, [0, 0])
        sums[0] += won
        sums[1] += 1

    def counts(self) -> Counts:
        """The counts, with the match as one block."""
        return Counts(self.numbers, {unit: block(won, deals) for unit, (won, deals) in self._won.items()})
