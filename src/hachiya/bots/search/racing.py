"""Which of several choices is best: all are tried in the same worlds, and the losers drop out early."""

from collections.abc import Sequence
from math import exp
from time import perf_counter
from typing import Any, Protocol

import numpy as np

from hachiya.bots.bot import Thought
from hachiya.bots.search.level import Level
from hachiya.engine.rng import next_word

Values = Any
"""A matrix of numbers, worlds by choices: what a seat wins by each choice in each world."""

SURE = 2.6
"""How many standard errors a choice must lie behind the leader, in the same worlds, to drop out."""
FIRST_WORLDS = 12
"""Worlds before the first may drop out: of fewer a standard error says nothing."""


class Question(Protocol):
    """One decision of one seat."""

    @property
    def choices(self) -> Sequence[list[int]]:
        """What may be chosen: whole choices."""
        ...

    batch: int
    """How many worlds are tried between two looks at the clock."""
    unit: float
    """Of `values`, in which temperatures are told: a kan, a stage."""

    def values(self, alive: Sequence[int], worlds: int) -> Values:
        """What each of the choices still `alive` (their numbers) brings in as many further worlds."""
        ...


def race(question: Question, level: Level, rng: list[int]) -> Thought:
    """The best choice, or below the highest level sometimes one that is hardly worse."""
    started = perf_counter()
    count = len(question.choices)
    if count == 1:
        return Thought(list(question.choices[0]))
    found = np.zeros(count)
    alive = np.arange(count)
    seen: Values = np.zeros((0, count))
    while len(seen) < level.worlds:
        batch = min(question.batch, level.worlds - len(seen))
        seen = np.vstack([seen, question.values(alive.tolist(), batch)])
        found[alive] = seen.mean(axis=0)
        if len(seen) >= FIRST_WORLDS:
            stays = ~behind(seen, question.unit)
            alive, seen = alive[stays], seen[:, stays]
        if len(alive) == 1 or perf_counter() - started >= level.seconds:
            break
    best = int(alive[found[alive].argmax()])
    chosen = best if level.temperature == 0 else softly(found, level.temperature * question.unit, rng)
    return Thought(list(question.choices[chosen]), float(found[chosen]))


def behind(seen: Values, unit: float) -> Values:
    """Which choices surely lie behind the leader in these worlds, or cannot be better by a fiftieth of a unit."""
    worlds = len(seen)
    leader = int(seen.mean(axis=0).argmax())
    lead = seen[:, leader : leader + 1] - seen
    mean = lead.mean(axis=0)
    # In few worlds all may be equal by chance: then the error is not nothing.
    error = np.sqrt((lead.var(axis=0) * worlds + (unit / 4) ** 2) / (worlds * (worlds - 1)))
    out = mean - SURE * error > -unit / 50
    out[leader] = False
    return out


def softly(found: Values, temperature: float, rng: list[int]) -> int:
    """A choice by lot, the better the likelier."""
    top = float(found.max())
    weights = [exp((float(value) - top) / temperature) for value in found]
    left = next_word(rng) / 2**32 * sum(weights)
    for number, weight in enumerate(weights):
        left -= weight
        if left < 0:
            return number
    return int(found.argmax())
