"""The network of bashifen learns to imitate, its slopes are those of the loss, and an interrupted course goes on."""

import math
from pathlib import Path

import numpy as np
import pytest

from bench.climbing import ALIKE, DECISIONS, WARMTH, descend, prefer
from bench.learning import Course, Learner, Lessons, go_on
from hachiya.bots.search.bashifen.network import LENGTH_OF_SUMS, MOST_PLAYS, NUMBERS, Room, list_plays, sum_up, value
from hachiya.games.bashifen.state import Phase, State
from tests.bots.bashifen.test_search import every, game


def loss(weights: list[float], st: State, right: int) -> float:
    """The loss of a decision of which one play is the right one: the logarithm of how unlikely it is."""
    room = Room()
    sums = [0.0] * LENGTH_OF_SUMS
    plays = list_plays(st, room.rows)
    sum_up(weights, room.rows, sums, plays)
    values = [value(weights, room.rows, sums, play) for play in range(plays)]
    return math.log(sum(math.exp((each - values[right]) / WARMTH) for each in values))


def test_the_slopes_are_those_of_the_loss() -> None:
    """They agree with what the loss changes if all weights change a little in a random direction."""
    dice = np.random.default_rng(5)
    weights = Learner.new(3).weights.tolist()
    compared = 0
    for table in every(9, (table for table in game(5, "greedy") if table.state.phase == Phase.PLAY)):
        room, sums, values = Room(), [0.0] * LENGTH_OF_SUMS, [0.0] * (3 * MOST_PLAYS + LENGTH_OF_SUMS)
        plays = list_plays(table.state, room.rows)
        if plays < 2:
            continue
        sum_up(weights, room.rows, sums, plays)
        for play in range(plays):
            values[play] = value(weights, room.rows, sums, play)
        prefer(values, plays, max(range(plays), key=values.__getitem__))
        values[MOST_PLAYS + 1] -= 1
        slopes = [0.0] * NUMBERS
        descend(weights, room.rows, sums, values, slopes, plays)
        way = dice.standard_normal(NUMBERS)
        way[-2:] = 0
        step = 1e-8
        up, down = ((np.array(weights) + sign * step * way).tolist() for sign in (1, -1))
        change = (loss(up, table.state, 1) - loss(down, table.state, 1)) / (2 * step)
        assert change == pytest.approx(float(np.dot(slopes, way)) / WARMTH, rel=1e-3, abs=1e-3)
        compared += 1
    assert compared > 5


@pytest.mark.slow
@pytest.mark.compiled
def test_an_interrupted_course_ends_in_the_same_weights(tmp_path: Path) -> None:
    course = Course(imitated=2, improved=2)
    whole, part = Learner.new(1), Learner.new(1)
    for learner, steps in ((whole, 4), (part, 3)):
        for _ in zip(range(steps), go_on(learner, Lessons(7), course), strict=False):
            pass
    part.save(tmp_path / "state.npz")
    part = Learner.of_file(tmp_path / "state.npz", 1)
    assert len([*go_on(part, Lessons(7), course)]) == 1
    assert part.steps == whole.steps == 4
    assert np.array_equal(part.mean, whole.mean)


@pytest.mark.slow
@pytest.mark.compiled
def test_the_network_learns_to_imitate() -> None:
    """After 24,000 deals it chooses as the quick policy does seven times in ten, and loses far less than at first."""
    learner, lessons = Learner.new(1), Lessons(7)
    for totals in go_on(learner, lessons, Course(imitated=60, improved=0)):
        shares = totals[ALIKE] / totals[DECISIONS]
    assert shares > 0.7
    won, _ = lessons.test(learner.mean)
    assert won > -0.8
