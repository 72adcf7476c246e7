"""Which of several choices is best: all are tried in the same worlds, and the losers drop out early."""

from collections.abc import Sequence
from typing import Protocol

from hachiya.bots.bot import Decision
from hachiya.bots.search.standings import Standings


class Question(Protocol):
    """One decision of one seat."""

    @property
    def choices(self) -> Sequence[list[int]]:
        """What may be chosen: whole choices."""
        ...

    scale: int
    """What the race counts for a point, or for a level."""

    def go_on(self, worlds: int) -> Standings:
        """Race on until so many worlds have been tried in all, or one choice is left."""
        ...


def race(question: Question, worlds: int) -> Decision:
    """The best choice that can be found in so many worlds."""
    if len(question.choices) == 1:
        return Decision(list(question.choices[0]))
    standings = question.go_on(worlds)
    running = map(int, standings.numbers[: int(standings.running)])
    best = max(running, key=lambda number: int(standings.sums[number]) + int(standings.credits[number]))
    expects = int(standings.sums[best]) / int(standings.lasted[best]) / question.scale
    return Decision(list(question.choices[best]), expects)
