"""Racing: the best of several choices is found, the losers drop out, a temperature makes small mistakes."""

from collections import Counter
from collections.abc import Sequence
from time import sleep
from typing import Any

import numpy as np
import pytest

from hachiya.bots.search.level import Level
from hachiya.bots.search.racing import FIRST_WORLDS, behind, race
from tests.playing import rng


class Urns:
    """Choice n brings `means[n]` on average, give or take what chance adds to each and to all alike."""

    batch = 6
    unit = 1.0

    def __init__(self, means: Sequence[float], own: float, common: float = 0.0, seed: int = 0) -> None:
        self.means = np.array(means)
        self.choices = [[number, number] for number in range(len(means))]
        self.own, self.common = own, common
        self.dice = np.random.default_rng(seed)
        self.asked: list[tuple[list[int], int]] = []

    def values(self, alive: Sequence[int], worlds: int) -> Any:
        self.asked.append((list(alive), worlds))
        shared = self.common * self.dice.standard_normal((worlds, 1))
        return self.means[list(alive)] + shared + self.own * self.dice.standard_normal((worlds, len(alive)))


def test_a_single_choice_is_not_thought_about() -> None:
    urns = Urns([3.0], own=1)
    thought = race(urns, Level(worlds=100), rng(1))
    assert (thought.choice, thought.expects, urns.asked) == ([0, 0], None, [])


def test_the_best_is_found_and_what_it_brings() -> None:
    for seed in range(30):
        thought = race(Urns([0, 1, 3, 2.5, -4], own=2, common=20, seed=seed), Level(worlds=4000), rng(1))
        assert thought.choice == [2, 2]


def test_what_is_clearly_worse_drops_out_and_the_race_ends_when_it_is_decided() -> None:
    urns = Urns([0, 5, 4.9, -5], own=0.5, common=30)
    thought = race(urns, Level(worlds=100_000), rng(1))
    assert thought.choice == [1, 1]
    assert [alive for alive, _ in urns.asked[:2]] == [[0, 1, 2, 3]] * 2
    assert urns.asked[2][0] == [1, 2]
    assert sum(worlds for _, worlds in urns.asked) < 3000


def test_choices_that_are_worth_the_same_are_not_told_apart_for_ever() -> None:
    urns = Urns([1, 1, 1], own=0.0, common=30)
    race(urns, Level(worlds=100_000), rng(1))
    assert sum(worlds for _, worlds in urns.asked) < 2000


def test_no_more_worlds_than_the_level_has() -> None:
    urns = Urns([0, 0.01], own=50)
    race(urns, Level(worlds=20), rng(1))
    assert [worlds for _, worlds in urns.asked] == [6, 6, 6, 2]


def test_the_time_is_kept() -> None:
    class Slow(Urns):
        def values(self, alive: Sequence[int], worlds: int) -> Any:
            sleep(0.02)
            return super().values(alive, worlds)

    urns = Slow([0, 0], own=50)
    race(urns, Level(worlds=1000, seconds=0.05), rng(1))
    assert 1 <= len(urns.asked) <= 3


def test_a_temperature_makes_mistakes_the_seldomer_the_worse_they_are() -> None:
    """Against e^-1 and e^-3, the weights of choices worse by one and by three temperatures."""
    lanes = rng(5)
    level = Level(worlds=FIRST_WORLDS, temperature=0.5)
    made = Counter(race(Urns([2, 1.5, 0.5], own=0.0), level, lanes).choice[0] for _ in range(3000))
    expected = np.exp([0, -1, -3]) / np.exp([0, -1, -3]).sum()
    assert [made[number] / 3000 for number in range(3)] == pytest.approx(expected.tolist(), abs=0.03)


def test_behind_is_judged_in_the_same_worlds() -> None:
    """A difference far smaller than what the worlds differ in is seen, for all choices meet the same worlds."""
    worlds = 1000 * np.random.default_rng(1).standard_normal((60, 1))
    assert behind(worlds + np.array([[0.0, 1.0, 0.5]]), 1.0).tolist() == [True, False, True]
