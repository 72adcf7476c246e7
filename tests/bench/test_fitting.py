"""Fitting the policy of flower cards: an interrupted job continues, and linear weights are recovered."""

from pathlib import Path

import numpy as np
import pytest

from bench.fitting import Gathering, Sums
from hachiya.bots.search.hanafuda.fitted import FEATURES

JOB = ("hachiju", 3, 5)


@pytest.mark.slow
@pytest.mark.compiled
def test_an_interrupted_fitting_job_ends_in_the_same_sums(tmp_path: Path) -> None:
    file, gathering = tmp_path / "state.npz", Gathering(*JOB)
    whole, part = (Sums.of_file(file, JOB) for _ in range(2))
    for number in range(4):
        gathering.deal(number, whole)
    for number in range(2):
        gathering.deal(number, part)
    part.save(file, JOB)
    part = Sums.of_file(file, JOB)
    for number in range(2, 4):
        gathering.deal(number, part)
    assert part.decisions == whole.decisions > 10
    assert np.array_equal(part.squares, whole.squares)
    assert np.array_equal(part.products, whole.products)
    with pytest.raises(SystemExit, match="of another job"):
        Sums.of_file(file, ("hachiju", 3, 6))


@pytest.mark.slow
def test_fitting_recovers_known_linear_weights(tmp_path: Path) -> None:
    """The results are linear in the changes, with the same random noise for all moves of a decision."""
    dice = np.random.default_rng(1)
    worth = dice.integers(-400, 400, FEATURES) / 100
    sums = Sums.of_file(tmp_path / "none.npz", JOB)
    for _ in range(4000):
        changes = dice.integers(-1, 2, (4, FEATURES)).astype(float)
        sums.add(changes, changes @ worth + 50 * dice.standard_normal())
    weights, explained = sums.weights()
    assert explained > 0.99
    assert np.abs(np.array(weights) / 100 - worth).max() < 0.05
