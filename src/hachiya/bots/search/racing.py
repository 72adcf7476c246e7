"""Racing: the best of several choices is found by trying all in the same worlds and eliminating losers early."""

from collections.abc import Sequence
from typing import Protocol

from hachiya.bots.bot import Decision
from hachiya.bots.search.standings import Standings


class Question(Protocol):
    """One decision of one seat, which a race answers."""

    @property
    def choices(self) -> Sequence[list[int]]:
        """The whole choices that the seat may make."""
        ...

    @property
    def scale(self) -> int | None:
        """What the race counts for a point, or for a level; None if it counts the chance to win the match."""
        ...

    def go_on(self, worlds: int) -> Standings:
        """Continue the race until `worlds` worlds have been tried in total, or one choice is left."""
        ...


def race(question: Question, worlds: int) -> Decision:
    """The best choice of a question, found in at most `worlds` possible deals, and what the seat can expect of it."""
    if len(question.choices) == 1:
        return Decision(list(question.choices[0]))
    standings = question.go_on(worlds)
    running = map(int, standings.numbers[: int(standings.running)])
    best = max(running, key=lambda number: int(standings.sums[number]) + int(standings.credits[number]))
    if question.scale is None:
        return Decision(list(question.choices[best]))
    expects = int(standings.sums[best]) / int(standings.trials[best]) / question.scale
    return Decision(list(question.choices[best]), expects)
