"""Compiled batches play the matches of plain tables, with equal observations."""

import random

import numpy as np
import pytest

from hachiya.engine.record import values
from hachiya.envs.batch import make
from hachiya.envs.observation import observation
from tests.envs.batches import new_batch, played_beside, random_actions
from tests.playing import Menu, each_game, plain_menus
from tests.sampling import slow

pytestmark = pytest.mark.compiled


@pytest.mark.parametrize("steps", [150, slow(1500)])
@each_game
def test_a_compiled_batch_plays_the_matches_of_plain_tables(menu: Menu, steps: int) -> None:
    env = new_batch(menu, 3, autoreset="same_step")
    out = np.zeros((3, env.layout.words), np.int64)
    for pairs in played_beside(env, steps):
        env.observe(out)
        for index, table in pairs:
            assert env.turns[index] == table.turn
            assert env.masks[index] == table.game.legal(table.state)
            assert env.state(index).state == values(table.state)
            assert out[index].tolist() == observation(table.game, table.state, table.turn)


@plain_menus
def test_all_that_a_seat_sees_is_compiled_like_plain_rules(menu: Menu) -> None:
    for perfect in (False, True):
        env = make(
            menu.game, 2, seed=9, seats=menu.seats, episode="match", autoreset="same_step", perfect_information=perfect
        )
        env.reset()
        out = np.zeros((2, env.layout.words), np.int64)
        for step, pairs in enumerate(played_beside(env, 200)):
            seat = step % menu.seats
            env.observe(out, [seat, seat])
            for index, table in pairs:
                words = observation(table.game, table.state, seat, perfect_information=perfect)
                assert out[index].tolist() == words


@plain_menus
def test_a_step_observes_as_well(menu: Menu) -> None:
    env = new_batch(menu, 9)
    dice = random.Random(1)
    in_step, apart = (np.zeros((9, env.layout.words), np.int64) for _ in range(2))
    for _ in range(100):
        env.step(random_actions(env, dice), in_step)
        env.observe(apart)
        assert (in_step == apart).all()
