"""Notes on a bot's play, besides what it wins: bids, expectations and times."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from math import floor, log2
from typing import Any

Outcomes = dict[str, list[int]]
"""By kind of choice: how often it was made, and the total that the seat's side won from then to the end of the deal."""

_FINENESS = 32
"""Classes of times per power of 2: each class is 2 % wider than the one before."""
_SHORTEST_MS = 1e-6


@dataclass
class Notes:
    """Notes on one bot in all its seats; wins are in points as played, or in levels."""

    deals: int = 0
    """Deals, counted once for every seat that the bot had."""
    bids: Outcomes = field(default_factory=dict)
    sage: Outcomes = field(default_factory=dict)
    """`stopped` (あがり, where 下げ was possible), `succeeded` (下げ, and more made), `failed` (下げ in vain)."""
    hatto: int = 0
    """Deals in which a seat of the bot paid for another because of 法度."""
    expected: list[list[float]] = field(default_factory=list)
    """For every bid with an expectation: what the bot expected, and what its side won from then on."""
    times: Counter[int] = field(default_factory=Counter)
    """The number of choices in each class of time."""

    def note_time(self, ms: float) -> None:
        """Count a choice that took `ms` milliseconds."""
        self.times[floor(log2(max(ms, _SHORTEST_MS)) * _FINENESS)] += 1

    def add(self, other: "Notes") -> None:
        """Add the notes of other deals."""
        self.deals += other.deals
        self.hatto += other.hatto
        self.expected += other.expected
        self.times += other.times
        for own, more in ((self.bids, other.bids), (self.sage, other.sage)):
            for what, (count, won) in more.items():
                count_outcome(own, what, won, count)

    def time(self, share: float) -> float:
        """The quantile of the times, in milliseconds, with an error of about one percent."""
        remaining = share * self.times.total()
        for place in sorted(self.times):
            remaining -= self.times[place]
            if remaining <= 0:
                return float(2 ** ((place + 0.5) / _FINENESS))
        return 0.0

    def to_json(self) -> dict[str, Any]:
        """The notes as JSON can store them."""
        return {**asdict(self), "times": sorted(self.times.items())}

    @classmethod
    def from_json(cls, checkpoint: Mapping[str, Any]) -> "Notes":
        """The notes that `to_json` has converted."""
        return cls(**{**checkpoint, "times": Counter(dict(checkpoint["times"]))})


def count_outcome(outcomes: Outcomes, kind: str, won: int, count: int = 1) -> None:
    """Count `count` choices of a kind, and add `won`, the total won after them."""
    outcome = outcomes.setdefault(kind, [0, 0])
    outcome[0] += count
    outcome[1] += won
