"""Decisions a second of batches on a GPU, by random play.

    python -m bench.cuda [--games sannin bashifen] [--matches 65536 1048576]

It needs NumPy, Numba and numba-cuda. Before a figure is printed, a small batch must have played like the plain rules,
with equal masks, rewards and observations. Prints one line of JSON for each game.
"""

import argparse
import json
import os
import time
from random import Random
from typing import Any

import numpy as np
from numba import cuda

from hachiya.engine.bits import members
from hachiya.engine.rng import LANES, pick, seed
from hachiya.envs import batch
from hachiya.envs.cuda import CudaBatch, make
from hachiya.envs.cuda.device import on_device

GAMES = ("sannin", "nakayoshi", "shiragiku", "hachiju", "bashifen")
MATCHES = (1 << 16, 1 << 18, 1 << 20)
COMPARED, COMPARED_STEPS = 16, 120
SECONDS = 2.0

_pick = on_device(pick)


@cuda.jit
def choose(masks, lanes, actions):  # type: ignore[no-untyped-def]
    """Choose a random legal action in every match."""
    index = cuda.grid(1)
    if index < len(masks):
        actions[index] = _pick(lanes[index], masks[index]) if masks[index] else 0


def check(game: str) -> None:
    """Play a few matches on the device and by the rules of this process; they must be equal."""
    on_gpu = make(game, COMPARED, seed=5, autoreset="same_step")
    here = batch.make(game, COMPARED, seed=5, autoreset="same_step")
    on_gpu.reset()
    here.reset()
    rows, dice = np.zeros((COMPARED, here.layout.words), np.int64), Random(1)
    rows_there = cuda.to_device(rows)
    for step in range(COMPARED_STEPS):
        actions = np.array([dice.choice([*members(int(mask))]) for mask in here.masks], np.int64)
        here.step(actions, rows)
        on_gpu.step(actions, rows_there)
        for name, mine, its in (
            ("masks", here.masks, on_gpu.masks),
            ("turns", here.turns, on_gpu.turns),
            ("rewards", here.rewards, on_gpu.rewards),
            ("observations", rows, rows_there),
            ("final observations", here.final_obs, on_gpu.final_obs),
        ):
            if not np.array_equal(mine, its.copy_to_host()):
                raise SystemExit(f"bench: {game}: {name} differ after step {step}")


def lanes_of(matches: int) -> Any:
    """The random numbers of the players of each match."""
    lanes = np.zeros((matches, LANES), np.int64)
    for place, row in enumerate(lanes[:1024].tolist()):
        seed(row, 1, place)
        lanes[place::1024] = row
    lanes[:, 2] ^= np.arange(matches)
    return cuda.to_device(lanes)


def speed(env: CudaBatch, observes: bool) -> float:
    """Decisions a second, observations included or not."""
    env.reset()
    actions = cuda.to_device(np.zeros(env.n, np.int64))
    rows = cuda.to_device(np.zeros((env.n, env.layout.words), np.int64)) if observes else None
    lanes = lanes_of(env.n)
    grid = -(-env.n // 128), 128
    spent, decisions = 0.0, 0
    for step in range(10_000):
        choose[grid](env.masks, lanes, actions)
        cuda.synchronize()
        start = time.perf_counter()
        env.step(actions, rows)
        cuda.synchronize()
        if step >= 20:  # the first steps compile, and play as no later ones do
            spent += time.perf_counter() - start
            decisions += env.n
        if spent > SECONDS:
            break
    return decisions / spent


def main() -> None:
    """Compare, measure and print."""
    parser = argparse.ArgumentParser(prog="python -m bench.cuda", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--games", nargs="+", default=GAMES)
    parser.add_argument("--matches", nargs="+", type=int, default=MATCHES)
    options = parser.parse_args()
    device = cuda.get_current_device().name
    for game in options.games:
        start = time.perf_counter()
        check(game)
        compiled = time.perf_counter() - start
        figures = {}
        for matches in options.matches:
            env = make(game, matches, seed=3, autoreset="same_step")
            figures[matches] = {
                "step_and_mask": round(speed(env, False) / 1e6, 2),
                "and_observation": round(speed(env, True) / 1e6, 2),
                "bytes": env.layout.bytes,
            }
        name = device.decode() if isinstance(device, bytes) else str(device)
        line = {"game": game, "device": name, "compiling_s": round(compiled), "millions_a_second": figures}
        print(json.dumps(line), flush=True)


if __name__ == "__main__":
    os.environ.setdefault("NUMBA_CUDA_LOW_OCCUPANCY_WARNINGS", "0")
    main()
