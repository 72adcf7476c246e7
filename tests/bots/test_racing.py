"""Racing finds the best of several choices and eliminates the losers."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

import numpy as np
import pytest

from hachiya.bots.search.racing import race
from hachiya.bots.search.standings import FIRST_WORLDS, SURE, Standings, end_world, start_race

SCALE = 1000


class Urns:
    """A question whose choice n brings `means[n]` on average, with random noise of each choice and of all."""

    batch = 6
    unit = SCALE
    scale = SCALE

    def __init__(self, means: Sequence[float], own: float, common: float = 0.0, seed: int = 0) -> None:
        self.means = np.array(means)
        self.choices = [[number, number] for number in range(len(means))]
        self.own, self.common = own, common
        self.dice = np.random.default_rng(seed)
        self.race = Standings()
        self.running: list[list[int]] = []
        """The remaining choices in each world."""

    def go_on(self, worlds: int) -> Standings:
        if self.race.worlds == 0:
            start_race(self.race, len(self.means), self.batch)
        while self.race.running > 1 and self.race.worlds < worlds:
            alive = self.race.numbers[: self.race.running]
            outcomes = self.means[alive] + self.common * self.dice.standard_normal()
            outcomes = outcomes + self.own * self.dice.standard_normal(len(alive))
            self.race.outcomes[: len(alive)] = np.rint(SCALE * outcomes).astype(int).tolist()
            self.running.append(alive)
            end_world(self.race, worlds, self.batch, self.unit)
        return self.race


def test_a_single_choice_is_taken_without_a_race() -> None:
    urns = Urns([3.0], own=1)
    thought = race(urns, 100)
    assert (thought.choice, thought.expects, urns.running) == ([0, 0], None, [])


def test_a_race_finds_the_best_choice_and_its_expectation() -> None:
    for seed in range(30):
        urns = Urns([0, 1, 3, 2.5, -4], own=2, common=20, seed=seed)
        thought = race(urns, 4000)
        assert thought.choice == [2, 2]
        assert thought.expects == pytest.approx(urns.race.sums[2] / urns.race.trials[2] / SCALE)


def test_a_race_drops_worse_choices_and_stops_when_decided() -> None:
    urns = Urns([0, 5, 4.9, -5], own=0.5, common=30)
    thought = race(urns, 100_000)
    assert thought.choice == [1, 1]
    assert urns.running[:FIRST_WORLDS] == [[0, 1, 2, 3]] * FIRST_WORLDS
    assert urns.running[FIRST_WORLDS] == [1, 2]
    assert len(urns.running) < 3000


def test_a_race_between_equal_choices_ends() -> None:
    urns = Urns([1, 1, 1], own=0.0, common=30)
    race(urns, 100_000)
    assert len(urns.running) < 2000


def test_a_race_tries_no_more_worlds_than_its_budget() -> None:
    urns = Urns([0, 0.01], own=50)
    race(urns, 20)
    assert len(urns.running) == 20


def behind(seen: Any, unit: float) -> list[int]:
    """The choices that are behind by the means and variances of the differences between all outcomes."""
    worlds = len(seen)
    leader = int(seen.mean(axis=0).argmax())
    lead = seen[:, leader : leader + 1] - seen
    error = np.sqrt((lead.var(axis=0) * worlds + (unit / 4) ** 2) / (worlds * (worlds - 1)))
    out = lead.mean(axis=0) - SURE * error > -unit / 50
    out[leader] = False
    return np.flatnonzero(out).tolist()


def test_running_sums_detect_the_choices_that_are_behind() -> None:
    """The differences between choices are far smaller than those between worlds."""
    dice = np.random.default_rng(1)
    dropped = Counter[int]()
    for _ in range(400):
        worlds, choices = int(dice.integers(FIRST_WORLDS, 80)), int(dice.integers(2, 9))
        common = 1000 * dice.standard_normal((worlds, 1))
        seen = np.rint(common + 20 * dice.standard_normal(choices) + 50 * dice.standard_normal((worlds, choices)))
        standing = Standings()
        start_race(standing, choices, worlds)
        standing.next_check = worlds
        for row in seen:
            standing.outcomes[:choices] = [int(value) for value in row]
            end_world(standing, worlds, worlds, 12)
        out = behind(seen, 12)
        assert standing.numbers[: standing.running] == [number for number in range(choices) if number not in out]
        assert standing.sums[:choices] == seen.sum(axis=0).tolist()
        dropped[len(out) > 0] += 1
    assert min(dropped[True], dropped[False]) > 50
