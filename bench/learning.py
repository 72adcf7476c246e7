"""Trains the network that plays in the trials of bashifen, by self-play.

    python -m bench.learning --state FILE [--imitated 340000] [--deals 700000] [--seed 1] [--write]

The network first imitates the quick policy in as many deals as `--imitated` says. Then it improves in `--deals` deals:
at every second decision each play is tried in the deal as it lies, and the plays that bring more than the others become
likelier (a policy gradient over all plays). In the trials the network makes the next plays, and the quick policy the
rest, as in the search. So a network that has improved improves the trials from which it learns.

Now and then a line tells what the network wins from the quick policy, in levels a deal. FILE holds the weights, and
after Ctrl-C the same command continues from there. `--write` writes the integers that play.
"""

import argparse
import json
import math
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from bench.climbing import ALIKE, BY_QUICK_POLICY, DECISIONS, EXPECTED, TOTALS, contest, study
from hachiya.bots.search.bashifen.entries import STATES, Workspace
from hachiya.bots.search.bashifen.network import (
    HIDDEN,
    LENGTH_OF_SUMS,
    MOST_PLAYS,
    NUMBERS,
    OUT,
    PLIES,
    ROWS,
    UNIT_OF_VALUE,
    WIDTH,
)
from hachiya.bots.search.marshal import as_argument, integers, make_states
from hachiya.engine import ledger
from hachiya.engine.rng import LANES
from hachiya.engine.rng import seed as seed_lanes
from hachiya.games.bashifen.state import State
from hachiya.games.registry import GAMES

WEIGHTS = Path(__file__).parents[1] / "src/hachiya/bots/search/bashifen/weights.json"
UNIT = 1024
"""The integer that stands for 1."""
LARGEST = 32767
LOOK_AHEAD = 12
"""The plays of a trial that the network chooses."""
PORTION = 400
"""Deals of one step."""
REPORT = 50
"""Steps between two lines and files."""
TEST, TEST_SEED = 4000, 4242
"""Deals of a test against the quick policy, and their seed."""
RATES = (0.003, 0.002)
"""The rates of learning at the beginning, of imitation and of improvement; each falls to a fiftieth."""
LAST_RATE = 0.02
MEMORY, MEMORY_OF_SQUARES, MEMORY_OF_WEIGHTS = 0.9, 0.999, 0.995
SMALL = 1e-7

Numbers = NDArray[np.float64]


@dataclass
class Learner:
    """The weights, as Adam changes them, and their running mean, which plays in the end."""

    weights: Numbers
    mean: Numbers
    steps: int = 0
    slopes: Numbers = field(default_factory=lambda: np.zeros(NUMBERS))
    squares: Numbers = field(default_factory=lambda: np.zeros(NUMBERS))

    @classmethod
    def new(cls, seed: int) -> "Learner":
        """A learner with small random weights."""
        dice = np.random.default_rng(seed)
        weights = np.zeros(NUMBERS)
        table = 0.1 * dice.standard_normal((ROWS, WIDTH))
        table[:, HIDDEN] = 0
        weights[:OUT] = table.reshape(-1)
        weights[OUT:UNIT_OF_VALUE] = 0.2 * dice.standard_normal(HIDDEN)
        weights[UNIT_OF_VALUE] = 1
        return cls(weights, weights.copy())

    @classmethod
    def of_file(cls, path: Path, seed: int) -> "Learner":
        """The learner in a file; a new one if there is no file."""
        if not path.exists():
            return cls.new(seed)
        with np.load(path) as file:
            return cls(file["weights"], file["mean"], int(file["steps"]), file["slopes"], file["squares"])

    def save(self, path: Path) -> None:
        """Write the file, which is replaced as a whole."""
        part = path.with_suffix(".part.npz")
        np.savez(part, **vars(self))
        part.replace(path)

    def step(self, slopes: Numbers, rate: float) -> None:
        """Change the weights against these slopes."""
        self.steps += 1
        self.slopes += (1 - MEMORY) * (slopes - self.slopes)
        self.squares += (1 - MEMORY_OF_SQUARES) * (slopes**2 - self.squares)
        ahead = self.slopes / (1 - MEMORY**self.steps)
        size = np.sqrt(self.squares / (1 - MEMORY_OF_SQUARES**self.steps)) + SMALL
        self.weights[:UNIT_OF_VALUE] -= (rate * ahead / size)[:UNIT_OF_VALUE]
        memory = min(MEMORY_OF_WEIGHTS, self.steps / (self.steps + 10))
        self.mean += (1 - memory) * (self.weights - self.mean)


def integers_of(weights: Numbers) -> NDArray[np.int64]:
    """The integers that play."""
    numbers = np.clip(np.round(UNIT * weights), -LARGEST, LARGEST).astype(np.int64)
    numbers[UNIT_OF_VALUE], numbers[PLIES] = UNIT, LOOK_AHEAD
    return numbers


class Lessons:
    """The arguments of the entries that play deals."""

    def __init__(self, seed: int) -> None:
        game = GAMES["bashifen"]
        self.seed = seed
        self.states, self.rules = make_states(State(), STATES), as_argument(game.new_rules(game.complete_options({})))
        self.workspaces, self.rows = make_states(Workspace(), 2), integers(ledger.new(0))
        self.sums: Any = np.zeros(LENGTH_OF_SUMS)
        self.values: Any = np.zeros(3 * MOST_PLAYS + LENGTH_OF_SUMS)

    def slopes(self, weights: Any, imitates: bool, step: int) -> tuple[Numbers, Numbers]:
        """The mean slopes of the decisions in the deals of a step, and the sums that `study` keeps.

        The random numbers are those of the step.
        """
        numbers: Any = integers_of(weights)
        slopes: Any = np.zeros(NUMBERS)
        totals: Any = np.zeros(TOTALS)
        lanes = [0] * LANES
        seed_lanes(lanes, self.seed, step)
        study(
            self.states,
            self.rules,
            self.workspaces,
            integers(lanes),
            self.rows,
            numbers,
            weights,
            self.sums,
            self.values,
            slopes,
            totals,
            int(imitates),
            self.seed,
            step * PORTION,
            PORTION,
        )
        return slopes / totals[DECISIONS], totals

    def test(self, weights: Numbers) -> tuple[float, float]:
        """The levels a deal that the network wins from the quick policy, and half of the 95 % interval."""
        won: Any = np.zeros(TEST, np.int64)
        numbers: Any = integers_of(weights)
        contest(self.states, self.rules, self.workspaces, self.rows, numbers, TEST_SEED, 0, won)
        return float(won.mean()) / 2, 1.96 * float(won.std()) / 2 / math.sqrt(TEST)


@dataclass(frozen=True)
class Course:
    """The number of steps of both parts."""

    imitated: int
    improved: int

    def stages(self, done: int) -> Iterator[tuple[bool, float]]:
        """For each step after the first `done`: whether it imitates, and the rate of learning."""
        for imitates, steps in ((True, self.imitated), (False, self.improved)):
            before = 0 if imitates else self.imitated
            for step in range(max(0, done - before), steps):
                yield imitates, RATES[0 if imitates else 1] * max(LAST_RATE, 1 - step / steps)


def go_on(learner: Learner, lessons: Lessons, course: Course) -> Iterator[Numbers]:
    """Take the steps of a course that are missing, and yield the sums of each."""
    for imitates, rate in course.stages(learner.steps):
        slopes, totals = lessons.slopes(learner.weights, imitates, learner.steps)
        learner.step(slopes, rate)
        yield totals


def main() -> None:
    """Run the command line."""
    parser = argparse.ArgumentParser(prog="python -m bench.learning", description=__doc__.splitlines()[0])
    parser.add_argument("--state", type=Path, required=True)
    parser.add_argument("--imitated", type=int, default=340000)
    parser.add_argument("--deals", type=int, default=700000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--write", action="store_true")
    options = parser.parse_args()
    course, lessons = Course(options.imitated // PORTION, options.deals // PORTION), Lessons(options.seed)
    learner, sums = Learner.of_file(options.state, options.seed), np.zeros(TOTALS)
    for totals in go_on(learner, lessons, course):
        sums += totals
        if learner.steps % REPORT == 0 or learner.steps == course.imitated + course.improved:
            learner.save(options.state)
            won, half = lessons.test(learner.mean)
            alike, gain = sums[ALIKE] / sums[DECISIONS], (sums[EXPECTED] - sums[BY_QUICK_POLICY]) / sums[DECISIONS]
            print(
                f"{learner.steps * PORTION} deals: as the quick policy {alike:.3f}, "
                f"a decision {gain:+.4f}, a deal {won:+.3f} ± {half:.3f}",
                flush=True,
            )
            sums[:] = 0
    if options.write:
        WEIGHTS.write_text(json.dumps(integers_of(learner.mean).tolist(), separators=(",", ":")) + "\n", "utf-8")


if __name__ == "__main__":
    main()
