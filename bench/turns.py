"""Measurements in turns: a round measures each one once, so that a slow minute of the machine falls on all of them."""

from collections.abc import Callable, Mapping, Sequence
from statistics import median
from typing import NamedTuple, TypeVar

Found = TypeVar("Found")
Measure = Callable[[float, int], Found]
"""Measures for about so many CPU-seconds, with this seed."""


class Speed(NamedTuple):
    """Play per CPU-second of one core.

    A decision is one by a seat, forced ones included, chance not; at bashifen each card of a play is one, the end of a
    lead too.
    """

    decisions: float
    deals: float


def in_turns(measures: Mapping[str, Measure[Found]], rounds: int, seconds: float) -> dict[str, list[Found]]:
    """What each finds in each round, the round's number being its seed."""
    found: dict[str, list[Found]] = {name: [] for name in measures}
    for number in range(rounds):
        for name, measure in measures.items():
            found[name].append(measure(seconds, number))
    return found


def medians(found: Mapping[str, Sequence[float]]) -> dict[str, float]:
    """Of each over its rounds."""
    return {name: median(values) for name, values in found.items()}


def times(ours: Sequence[float], theirs: Sequence[float]) -> float:
    """How many times theirs ours is: the median of what it was in each round."""
    return median(our / their for our, their in zip(ours, theirs, strict=True))
