"""The counts of a player in a game, which can be added in any order."""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from hachiya.statistics.intervals import Moments, block


@dataclass
class Counts:
    """The counts of a player in a game; they can be added and subtracted in any order.

    Example:
        >>> from hachiya.statistics.counts import Counts
        >>> Counts().numbers["deals"]
        0
    """

    numbers: Counter[str] = field(default_factory=Counter)
    """The number of times of each thing, by its key."""
    won: dict[str, Moments] = field(default_factory=dict)
    """The winnings by unit (`kan`, `stages`, …), in points or levels; a block is a match."""

    def add(self, other: "Counts") -> None:
        """Add the counts of other matches.

        Args:
            other: The other counts; they are not changed.

        Example:
            >>> from collections import Counter
            >>> from hachiya.statistics.counts import Counts
            >>> counts = Counts()
            >>> counts.add(Counts(Counter(deals=3)))
            >>> counts.numbers["deals"]
            3
        """
        self.numbers.update(other.numbers)
        for name, more in other.won.items():
            self.won[name] = more.plus(self.won[name]) if name in self.won else more

    def subtract(self, other: "Counts") -> None:
        """Subtract the counts of matches that are among these.

        Args:
            other: The other counts; they are not changed.

        Example:
            >>> from collections import Counter
            >>> from hachiya.statistics.counts import Counts
            >>> counts = Counts(Counter(deals=3))
            >>> counts.subtract(Counts(Counter(deals=2)))
            >>> counts.numbers["deals"]
            1
        """
        self.numbers.subtract(other.numbers)
        for name, less in other.won.items():
            self.won[name] = self.won[name].minus(less)

    def to_json(self) -> dict[str, Any]:
        """Convert the counts to values that JSON can hold.

        Returns:
            Numbers and winnings by key, without zeros.

        Example:
            >>> from collections import Counter
            >>> from hachiya.statistics.counts import Counts
            >>> Counts(Counter(deals=3, won=0)).to_json()
            {'numbers': {'deals': 3}, 'won': {}}
        """
        return {
            "numbers": {name: number for name, number in sorted(self.numbers.items()) if number},
            "won": {name: list(moments) for name, moments in sorted(self.won.items()) if moments.blocks},
        }

    @classmethod
    def from_json(cls, plain: Mapping[str, Any]) -> "Counts":
        """Read counts from values that `to_json` has made.

        Args:
            plain: The values.

        Returns:
            The counts.

        Example:
            >>> from hachiya.statistics.counts import Counts
            >>> Counts.from_json({"numbers": {"deals": 3}, "won": {}}).numbers["deals"]
            3
        """
        return cls(Counter(plain["numbers"]), {name: Moments._make(moments) for name, moments in plain["won"].items()})

    @classmethod
    def sum(cls, parts: Iterable["Counts"]) -> "Counts":
        """Add several counts.

        Args:
            parts: The counts; they are not changed.

        Returns:
            Their sum.

        Example:
            >>> from collections import Counter
            >>> from hachiya.statistics.counts import Counts
            >>> Counts.sum([Counts(Counter(deals=1)), Counts(Counter(deals=2))]).numbers["deals"]
            3
        """
        total = cls()
        for part in parts:
            total.add(part)
        return total


class MatchCounts:
    """The counts of one player in one match, in one or more seats.

    Example:
        >>> from hachiya.statistics.counts import MatchCounts
        >>> player = MatchCounts()
        >>> player.add_times("deals")
        >>> player.counts().numbers["deals"]
        1
    """

    def __init__(self) -> None:
        self.numbers: Counter[str] = Counter()
        """The number of times of each thing, by its key."""
        self._won: dict[str, list[int]] = {}

    def add_times(self, name: str, number: int = 1) -> None:
        """Add to the number of times that something has happened.

        Args:
            name: The key of the thing.
            number: The number of times, from 0.

        Example:
            >>> from hachiya.statistics.counts import MatchCounts
            >>> player = MatchCounts()
            >>> player.add_times("deals", 2)
            >>> player.numbers["deals"]
            2
        """
        self.numbers[name] += number

    def add_winnings(self, unit: str, won: int) -> None:
        """Add the winnings of a seat in a deal or in the match.

        Args:
            unit: The unit under which the winnings are counted, such as `kan`.
            won: The winnings, in points (12 = 1 kan 貫) or levels.

        Example:
            >>> from hachiya.statistics.counts import MatchCounts
            >>> player = MatchCounts()
            >>> player.add_winnings("kan", 24)
            >>> player.counts().won["kan"].total
            24
        """
        sums = self._won.setdefault(unit, [0, 0])
        sums[0] += won
        sums[1] += 1

    def counts(self) -> Counts:
        """Make counts of the match, which is one block.

        Returns:
            The counts.

        Example:
            >>> from hachiya.statistics.counts import MatchCounts
            >>> MatchCounts().counts().won
            {}
        """
        return Counts(self.numbers, {unit: block(won, deals) for unit, (won, deals) in self._won.items()})
