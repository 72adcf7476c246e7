"""Decisions a second of batches (`hachiya.envs.batch`), beside environments of other libraries.

    python -m bench.envs [--rounds 5] [--seconds 0.5] [--threads] [--one]

All are measured in turns, by processor time on one core: every round measures each of them once, and the median counts.
Random players choose; choosing is not timed. A step is one with its mask, then one with the observation as well. Peers
are measured if they are installed (`pip install pgx pettingzoo pygame-ce rlcard open_spiel`). With `--threads` two
threads are compared with one, by the clock of the machine; that needs two free cores. With `--one` only environments
that play one match in Python are measured; there the choosing is timed too. Prints tables in Markdown.
"""

import argparse
import time
from collections.abc import Iterator, Mapping
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from statistics import median
from typing import Any

import numpy as np

from bench.turns import Measure, in_turns, medians
from hachiya.engine.jit import entry
from hachiya.engine.rng import LANES, pick, seed
from hachiya.envs import batch
from hachiya.games.registry import GAMES

SIZES = (1024, 65_536)
MOST_SEATS = ("nakayoshi", 7)
"""The game whose observations are the longest is also measured with all its seats."""


@entry
def choose(masks: Any, lanes: Any, actions: Any, low: int, high: int) -> None:
    """Choose a random legal action in every match."""
    for index in range(low, high):
        actions[index] = pick(lanes, masks[index]) if masks[index] else 0


class Play:
    """Random play of a batch."""

    def __init__(self, game: str, n: int, seats: int, threads: int = 1) -> None:
        self.env = batch.make(game, n, seed=3, seats=seats, autoreset="same_step", threads=threads)
        self.env.reset()
        self.actions = np.zeros(n, np.int64)
        self.rows = np.zeros((n, self.env.layout.words), np.int64)
        lanes = [0] * LANES
        seed(lanes, 1, 1)
        self.lanes = np.array(lanes, np.int64)

    def speed(self, seconds: float, _seed: int, *, observes: bool, clock: Any = time.process_time) -> float:
        """Millions of decisions a second."""
        env, rows = self.env, self.rows if observes else None
        spent, decisions = 0.0, 0
        while spent < seconds:
            choose(env.masks, self.lanes, self.actions, 0, env.n)
            start = clock()
            env.step(self.actions, rows)
            spent += clock() - start
            decisions += env.n
        return decisions / spent / 1e6


def tables() -> Iterator[tuple[str, int]]:
    """The games, each with a number of seats."""
    yield from ((name, game.seats[0]) for name, game in GAMES.items())
    yield MOST_SEATS


def pgx_speed(seconds: float, value: int, *, name: str, n: int) -> float:
    """Millions of decisions a second of a game of pgx, observations included."""
    jax, pgx = import_module("jax"), import_module("pgx")
    env = pgx.make(name)
    key = jax.random.PRNGKey(value)
    state = jax.jit(jax.vmap(env.init))(jax.random.split(key, n))
    renewed = jax.jit(jax.vmap(import_module("pgx.experimental.wrappers").auto_reset(env.step, env.init)))
    draw = jax.jit(lambda state, key: jax.random.categorical(key, jax.numpy.log(state.legal_action_mask), axis=-1))
    spent, decisions = 0.0, 0
    for step in range(100_000):
        key, own, other = jax.random.split(key, 3)
        actions = draw(state, own).block_until_ready()
        start = time.process_time()
        state = renewed(state, actions, jax.random.split(other, n))
        state.observation.block_until_ready()
        if step:  # the first one compiles
            spent += time.process_time() - start
            decisions += n
        if spent > seconds:
            break
    return decisions / spent / 1e6


def pettingzoo_speed(seconds: float, value: int, *, name: str, opens: str = "env") -> float:
    """Millions of decisions a second of a game as PettingZoo has them, in its wrappers or without."""
    env = getattr(import_module(name), opens)()
    dice, decisions, start = np.random.default_rng(value), 0, time.process_time()
    while time.process_time() - start < seconds:
        env.reset(seed=value)
        for _ in env.agent_iter():
            seen, _, terminated, truncated, info = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            mask = seen["action_mask"] if isinstance(seen, dict) else info["action_mask"]
            legal = np.flatnonzero(mask)
            env.step(int(legal[dice.integers(len(legal))]))
            decisions += 1
    return decisions / (time.process_time() - start) / 1e6


def rlcard_speed(seconds: float, _seed: int, *, name: str) -> float:
    """Millions of decisions a second of a game of RLCard."""
    env = import_module("rlcard").make(name)
    agent = import_module("rlcard.agents").RandomAgent
    env.set_agents([agent(env.num_actions) for _ in range(env.num_players)])
    decisions, start = 0, time.process_time()
    while time.process_time() - start < seconds:
        trajectories, _ = env.run()
        decisions += sum(len(steps) // 2 for steps in trajectories)
    return decisions / (time.process_time() - start) / 1e6


def openspiel_speed(seconds: float, value: int, *, name: str) -> float:
    """Millions of decisions a second of a game of OpenSpiel, called from Python, chance not counted."""
    pyspiel, _, _ = map(import_module, ("pyspiel", "open_spiel.python.games", "hachiya.envs.openspiel"))
    game, dice = pyspiel.load_game(name), np.random.default_rng(value)
    decisions, start = 0, time.process_time()
    while time.process_time() - start < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            decisions += not state.is_chance_node()
            legal = state.legal_actions()
            state.apply_action(legal[dice.integers(len(legal))])
    return decisions / (time.process_time() - start) / 1e6


def one_by_one() -> Mapping[str, Measure[float]]:
    """Environments that play one match, in Python: ours, and those of other libraries that are installed."""
    sannin, bashifen, whole = (f"hachiya.envs.{name}" for name in ("sannin_v1", "bashifen_v1", "bashifen_whole_v1"))
    classic = "pettingzoo.classic"
    listed: dict[str, tuple[str, Measure[float]]] = {
        "sannin_v1, raw": ("pettingzoo", partial(pettingzoo_speed, name=sannin, opens="raw_env")),
        "sannin_v1, in wrappers": ("pettingzoo", partial(pettingzoo_speed, name=sannin)),
        "bashifen_v1, raw": ("pettingzoo", partial(pettingzoo_speed, name=bashifen, opens="raw_env")),
        "bashifen_whole_v1, raw": ("pettingzoo", partial(pettingzoo_speed, name=whole, opens="raw_env")),
        "PettingZoo tictactoe_v3": ("pygame", partial(pettingzoo_speed, name=f"{classic}.tictactoe_v3")),
        "PettingZoo leduc_holdem_v4": ("rlcard", partial(pettingzoo_speed, name=f"{classic}.leduc_holdem_v4")),
        "RLCard uno": ("rlcard", partial(rlcard_speed, name="uno")),
        "RLCard mahjong": ("rlcard", partial(rlcard_speed, name="mahjong")),
    }
    for game in GAMES:
        name = f"python_hachiya_{game}"
        listed[f"OpenSpiel {name}, a chance node a card"] = ("pyspiel", partial(openspiel_speed, name=name))
        listed[f"OpenSpiel {name}, one chance node"] = (
            "pyspiel",
            partial(openspiel_speed, name=f"{name}(chance=seed)"),
        )
    for name in ("python_kuhn_poker", "python_block_dominoes", "euchre", "hearts"):
        listed[f"OpenSpiel {name}"] = ("pyspiel", partial(openspiel_speed, name=name))
    return {name: measure for name, (module, measure) in listed.items() if find_spec(module)}


def peers() -> Mapping[str, Measure[float]]:
    """The environments of other libraries that play many matches, as far as they are installed."""
    listed: dict[str, tuple[str, Measure[float]]] = {
        "pgx sparrow_mahjong, n = 1,024": ("pgx", partial(pgx_speed, name="sparrow_mahjong", n=1024)),
        "pgx kuhn_poker, n = 1,024": ("pgx", partial(pgx_speed, name="kuhn_poker", n=1024)),
    }
    return {name: measure for name, (module, measure) in listed.items() if find_spec(module)}


def measures(sizes: tuple[int, ...]) -> Mapping[str, Measure[float]]:
    """Every measurement by the name of its row and column."""
    ours: dict[str, Measure[float]] = {}
    for game, seats in tables():
        for n in sizes:
            play = Play(game, n, seats)
            for observes in (False, True):
                ours[f"{game} {seats} {n} {observes}"] = partial(play.speed, observes=observes)
    return {**ours, **peers(), **one_by_one()}


def compare_threads(rounds: int, seconds: float) -> None:
    """Print how much faster two threads are than one."""
    print("\n| game | n | two threads, times one |\n| --- | ---: | ---: |")
    for game, seats in tables():
        for n in SIZES:
            plays = [Play(game, n, seats, threads) for threads in (1, 2)]
            clock = time.perf_counter
            pairs = [[play.speed(seconds, 0, observes=True, clock=clock) for play in plays] for _ in range(rounds + 1)]
            print(f"| {game} {seats} | {n:,} | {median(two / alone for alone, two in pairs[1:]):.2f} |", flush=True)


def print_batches(speeds: Mapping[str, float]) -> None:
    """Print the table of batches."""
    print("| game, seats | bytes |" + "".join(f" n = {n:,} | with observation |" for n in SIZES))
    print("| --- | ---: |" + " ---: | ---: |" * len(SIZES))
    for game, seats in tables():
        size = batch.make(game, 1).layout.bytes
        cells = [f"{speeds[f'{game} {seats} {n} {observes}']:.1f} M" for n in SIZES for observes in (False, True)]
        print(f"| {game}, {seats} | {size} | {' | '.join(cells)} |")


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m bench.envs", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=0.5)
    parser.add_argument("--threads", action="store_true")
    parser.add_argument("--one", action="store_true")
    options = parser.parse_args()
    listed = one_by_one() if options.one else measures(SIZES)
    in_turns(listed, 1, 0.05)  # compiles
    speeds = medians(in_turns(listed, options.rounds, options.seconds))
    if not options.one:
        print_batches(speeds)
    print("\n| environment | decisions a second |\n| --- | ---: |")
    for name in one_by_one() if options.one else {**peers(), **one_by_one()}:
        print(f"| {name} | {speeds[name] * 1e6:,.0f} |")
    if options.threads:
        compare_threads(options.rounds, options.seconds)


if __name__ == "__main__":
    main()
