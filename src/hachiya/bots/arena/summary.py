"""The summary of all blocks of a job."""

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import pairwise
from statistics import fmean
from typing import Any, NamedTuple

from hachiya.bots.arena.block import Block, deals_of
from hachiya.bots.arena.deal import Unit
from hachiya.bots.arena.job import Job
from hachiya.bots.arena.notes import Notes
from hachiya.statistics.intervals import Interval, interval, moments

_TENTHS = 10


class Result(NamedTuple):
    """The average win of bot `a` per deal, on one side, against bot `b` on all others."""

    a: str
    b: str
    unit: str
    interval: Interval

    def to_json(self) -> dict[str, Any]:
        """The result as `--json` prints it."""
        mean, low, high, sd, blocks = self.interval
        return {
            "a": self.a,
            "b": self.b,
            "unit": self.unit,
            "mean": mean,
            "low": low,
            "high": high,
            "sd": sd,
            "blocks": blocks,
        }


class Outcome(NamedTuple):
    """The number of times that a choice was made, and the average that was won afterwards."""

    times: int
    won: float


class Tenth(NamedTuple):
    """A tenth of all bids, ordered by what was expected: the averages of what was expected and what was won."""

    bids: int
    expected: float
    won: float


@dataclass(frozen=True)
class Conduct:
    """The conduct of a bot: its bids, times and other choices; wins are in the unit as played."""

    bids: dict[str, Outcome]
    tenths: list[Tenth]
    """Empty for a bot that does not say what it expects."""
    sage: dict[str, Outcome]
    hatto: float
    """The share of deals, counted by seat, in which it paid because of 法度."""
    p50: float
    p95: float
    """Quantiles of the milliseconds for a choice."""


@dataclass(frozen=True)
class Summary:
    """The results of a job."""

    job: Job
    results: list[Result]
    conduct: dict[str, Conduct]

    def to_json(self) -> dict[str, Any]:
        """The summary as `--json` prints it."""
        return {
            "game": self.job.game,
            "deals": self.job.deals,
            "seed": self.job.seed,
            "pairs": [result.to_json() for result in self.results],
            "ms_per_move": {name: {"p50": bot.p50, "p95": bot.p95} for name, bot in self.conduct.items()},
        }


def summary(job: Job, blocks: Iterable[Block]) -> Summary:
    """The summary of a job's blocks, which may come in any order."""
    in_order = sorted(blocks, key=lambda block: block.number)
    units = deals_of(job).units
    results = []
    for place, (a, b) in enumerate(job.pairs):
        for kind, unit in enumerate(units):
            of_blocks = [block.values[place][kind] for block in in_order]
            estimate = interval(moments((sum(won), len(won)) for won in of_blocks), unit.whole)
            results.append(Result(a, b, unit.name, estimate))
    notes: dict[str, Notes] = defaultdict(Notes)
    for block in in_order:
        for name, further in block.notes.items():
            notes[name].add(further)
    return Summary(job, results, {name: _conduct(notes[name], units[-1]) for name in job.names})


def _conduct(notes: Notes, unit: Unit) -> Conduct:
    def outcomes(totals: dict[str, list[int]]) -> dict[str, Outcome]:
        return {kind: Outcome(count, won / count / unit.whole) for kind, (count, won) in sorted(totals.items())}

    return Conduct(
        outcomes(notes.bids),
        tenths(notes.expected, unit.whole),
        outcomes(notes.sage),
        notes.hatto / notes.deals,
        notes.time(0.5),
        notes.time(0.95),
    )


def tenths(expected: list[list[float]], whole: int) -> list[Tenth]:
    """The bids in ten parts of about equal size by what was expected, or one part for each bid if there are fewer."""
    in_order = sorted(expected)
    parts = min(_TENTHS, len(in_order))
    edges = [len(in_order) * part // parts for part in range(parts + 1)] if parts else []
    return [
        Tenth(
            upper - lower,
            fmean(expectation for expectation, _ in in_order[lower:upper]) / whole,
            fmean(won for _, won in in_order[lower:upper]) / whole,
        )
        for lower, upper in pairwise(edges)
    ]
