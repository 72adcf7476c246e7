"""Which of several choices is best: all are tried in the same worlds, and the losers drop out early."""

from collections.abc import Sequence
from math import exp, inf
from time import perf_counter
from typing import Protocol

from hachiya.bots.bot import Decision
from hachiya.bots.search.level import Level
from hachiya.bots.search.standings import Standings, next_review
from hachiya.engine.rng import next_word


class Question(Protocol):
    """One decision of one seat."""

    @property
    def choices(self) -> Sequence[list[int]]:
        """What may be chosen: whole choices."""
        ...

    batch: int
    """How many worlds lie at most between two moments at which losers drop out."""
    unit: int
    """That in which temperatures are told, a kan or a quarter of a stage, as the race counts it."""
    scale: int
    """What the race counts for a point, or for a stage."""

    def go_on(self, worlds: int) -> Standings:
        """Race on until so many worlds have been tried in all, or one choice is left."""
        ...


def race(question: Question, level: Level, rng: list[int]) -> Decision:
    """The best choice, or below the highest level sometimes one that is hardly worse."""
    started = perf_counter()
    if len(question.choices) == 1:
        return Decision(list(question.choices[0]))
    worlds = 0
    while True:
        # Only who has a clock to look at comes back before the end.
        pause = level.worlds if level.seconds == inf else next_review(worlds, question.batch)
        worlds = min(level.worlds, pause)
        standings = question.go_on(worlds)
        running = int(standings.running)
        if running == 1 or worlds == level.worlds or perf_counter() - started >= level.seconds:
            break
    sums, lasted = (list(map(int, found[: len(question.choices)])) for found in (standings.sums, standings.lasted))
    found = [total / times for total, times in zip(sums, lasted, strict=True)]
    best = max(map(int, standings.numbers[:running]), key=found.__getitem__)
    chosen = best if level.temperature == 0 else sample_softmax(found, level.temperature * question.unit, rng)
    return Decision(list(question.choices[chosen]), found[chosen] / question.scale)


def sample_softmax(found: Sequence[float], temperature: float, rng: list[int]) -> int:
    """A choice by lot, the better the likelier."""
    top = max(found)
    weights = [exp((value - top) / temperature) for value in found]
    left = next_word(rng) / 2**32 * sum(weights)
    for number, weight in enumerate(weights):
        left -= weight
        if left < 0:
            return number
    return found.index(top)
