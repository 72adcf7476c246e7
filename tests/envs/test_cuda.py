"""Batches on a GPU play like those of the processor: with Numba's simulator, in a process of its own."""

import os
import subprocess
import sys

import pytest

from tests.playing import A_GAME_EACH, Menu

PROGRAM = """
import random, sys
import numpy as np
from numba import cuda
from hachiya.envs import batch, cuda as gpu
from hachiya.words.errors import BadArray, EnvironmentNotReady, IllegalAction
from tests.envs.batches import random_actions

game, seats, steps = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
settings = {"seed": 5, "seats": seats, "autoreset": "same_step"}
on_gpu, here = gpu.make(game, 4, **settings), batch.make(game, 4, **settings)
try:
    on_gpu.step(np.zeros(4, np.int64))
except EnvironmentNotReady:
    on_gpu.reset()
here.reset()
rows, dice, ends = np.zeros((4, here.layout.words), np.int64), random.Random(1), 0
rows_there = cuda.to_device(rows)
for step in range(steps):
    actions = random_actions(here, dice)
    here.step(actions, rows)
    on_gpu.step(actions, rows_there)
    ends += here.terminated.sum()
    for name in ("masks", "turns", "viewers", "rewards", "terminated", "final_obs"):
        assert np.array_equal(getattr(here, name), getattr(on_gpu, name).copy_to_host()), (name, step)
    assert np.array_equal(rows, rows_there.copy_to_host()), step
    here.observe(rows)
    on_gpu.observe(rows_there)
    assert np.array_equal(rows, rows_there.copy_to_host()), step
for actions, error in ((np.full(4, 63), IllegalAction), (np.zeros(3, np.int64), BadArray), ([0] * 4, BadArray)):
    try:
        on_gpu.step(actions)
    except error as problem:
        print(problem)
print(ends, "episodes ended")
"""


@pytest.mark.slow
@pytest.mark.parametrize("menu", A_GAME_EACH, ids=str)
def test_a_simulated_gpu_plays_like_the_processor(menu: Menu) -> None:
    environment = {**os.environ, "NUMBA_ENABLE_CUDASIM": "1", "HACHIYA_PURE": "1"}
    command = [sys.executable, "-c", PROGRAM, menu.game, str(menu.seats), "300"]
    done = subprocess.run(command, capture_output=True, encoding="utf-8", check=False, env=environment)
    assert done.returncode == 0, done.stderr
    *problems, ends = done.stdout.splitlines()
    assert int(ends.partition(" ")[0]) > 0
    assert "its legal actions are" in problems[0]
    assert all("actions must be an array of int64 with the shape (4,)" in problem for problem in problems[1:])
    assert len(problems) == 3
