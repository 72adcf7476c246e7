"""What has been counted of a player in a game: numbers that add up, in any order."""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from hachiya.statistics.intervals import Moments, block


@dataclass
class Counts:
    """How often something was so, and what was won, match by match; what the names are, each family says."""

    numbers: Counter[str] = field(default_factory=Counter)
    won: dict[str, Moments] = field(default_factory=dict)
    """By what is counted (`kan`, `stages`, …), in points or levels; a block is a match."""

    def add(self, other: "Counts") -> None:
        """Those of other matches too."""
        self.numbers.update(other.numbers)
        for name, more in other.won.items():
            self.won[name] = more.and_also(self.won[name]) if name in self.won else more

    def take_away(self, other: "Counts") -> None:
        """Those of matches that are among these do not count any more."""
        self.numbers.subtract(other.numbers)
        for name, less in other.won.items():
            self.won[name] = self.won[name].without(less)

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
        """All of them together."""
        found = cls()
        for part in parts:
            found.add(part)
        return found


class InAMatch:
    """What one player does in one match, in however many seats."""

    def __init__(self) -> None:
        self.numbers: Counter[str] = Counter()
        self._won: dict[str, list[int]] = {}

    def note(self, name: str, number: int = 1) -> None:
        """It was so, or so much."""
        self.numbers[name] += number

    def win(self, unit: str, won: int) -> None:
        """A deal, or a match, brought a seat so much."""
        sums = self._won.setdefault(unit, [0, 0])
        sums[0] += won
        sums[1] += 1

    def counts(self) -> Counts:
        """All of it, the match being one block."""
        return Counts(self.numbers, {unit: block(won, deals) for unit, (won, deals) in self._won.items()})
