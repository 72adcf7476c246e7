"""What is noted of a bot's play beside what it wins, deal by deal."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from math import floor, log2
from typing import Any

Outcomes = dict[str, list[int]]
"""By what was done: how often, and what the seat's side won in all from then to the end of the deal."""

_FINENESS = 32
"""Times fall into classes of which each is 2 % wider than the one before."""
_SHORTEST_MS = 1e-6


@dataclass
class Notes:
    """Of one bot in all its seats. Winnings are points as played, or levels."""

    deals: int = 0
    """Deals, each counted for every seat that the bot had in it."""
    bids: Outcomes = field(default_factory=dict)
    sage: Outcomes = field(default_factory=dict)
    """stopped: not gone on, where it could have; succeeded: gone on and made more; failed: and made nothing more."""
    hatto: int = 0
    """Deals in which a seat paid for another because of 法度."""
    expected: list[list[float]] = field(default_factory=list)
    """Of every bid for which the bot said what it expects: that, and what its side won from then on."""
    times: Counter[int] = field(default_factory=Counter)
    """How many thoughts fell into which class of time."""

    def thought(self, ms: float) -> None:
        """One thought took so long."""
        self.times[floor(log2(max(ms, _SHORTEST_MS)) * _FINENESS)] += 1

    def add(self, other: "Notes") -> None:
        """Those of other deals too."""
        self.deals += other.deals
        self.hatto += other.hatto
        self.expected += other.expected
        self.times += other.times
        for mine, more in ((self.bids, other.bids), (self.sage, other.sage)):
            for what, (count, won) in more.items():
                note(mine, what, won, count)

    def time(self, share: float) -> float:
        """The milliseconds within which this share of all thoughts was done, to about one in a hundred."""
        left = share * self.times.total()
        for place in sorted(self.times):
            left -= self.times[place]
            if left <= 0:
                return float(2 ** ((place + 0.5) / _FINENESS))
        return 0.0

    def to_json(self) -> dict[str, Any]:
        """The notes as JSON can store them."""
        return {**asdict(self), "times": sorted(self.times.items())}

    @classmethod
    def from_json(cls, checkpoint: Mapping[str, Any]) -> "Notes":
        """The notes that `to_json` has converted."""
        return cls(**{**checkpoint, "times": Counter(dict(checkpoint["times"]))})


def note(outcomes: Outcomes, what: str, won: int, count: int = 1) -> None:
    """It was done so often, and so much was won in all."""
    before = outcomes.setdefault(what, [0, 0])
    before[0] += count
    before[1] += won
