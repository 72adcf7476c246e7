"""Measurements in turns: each round measures everything once, so that a slow minute of the machine affects all."""

from collections.abc import Callable, Mapping, Sequence
from statistics import median
from typing import NamedTuple, TypeVar

Sample = TypeVar("Sample")
Measure = Callable[[float, int], Sample]
"""(seconds of CPU, seed): one sample."""


class Speed(NamedTuple):
    """Decisions and deals per CPU-second of one core.

    A decision is a step by a seat, including forced ones, without chance; at bashifen each card of a play is one, and
    so is the end of a lead.
    """

    decisions: float
    deals: float


def in_turns(measures: Mapping[str, Measure[Sample]], rounds: int, seconds: float) -> dict[str, list[Sample]]:
    """The samples of each measurement, one for each round; the seed is the number of the round."""
    samples: dict[str, list[Sample]] = {name: [] for name in measures}
    for number in range(rounds):
        for name, measure in measures.items():
            samples[name].append(measure(seconds, number))
    return samples


def medians(samples: Mapping[str, Sequence[float]]) -> dict[str, float]:
    """The median of each measurement over its rounds."""
    return {name: median(values) for name, values in samples.items()}


def times(ours: Sequence[float], theirs: Sequence[float]) -> float:
    """The median over the rounds of our value divided by theirs."""
    return median(our / their for our, their in zip(ours, theirs, strict=True))
