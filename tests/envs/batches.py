"""Batches for tests, and the plain tables that they must equal."""

import random
from collections.abc import Iterator

import numpy as np
import numpy.typing as npt

from hachiya.engine.bits import members
from hachiya.envs.batch import Batch, make
from hachiya.games.table import Table
from tests.playing import Menu

Words = npt.NDArray[np.int64]


def new_batch(menu: Menu, n: int, *, seed: int = 5, episode: str = "match", **settings: str) -> Batch:
    """A batch of matches by a menu, begun."""
    env = make(menu.game, n, seed=seed, options=menu.options, seats=menu.seats, episode=episode, **settings)  # type: ignore[arg-type]
    env.reset()
    return env


def table_of(env: Batch, index: int) -> Table:
    """The plain table of the present match of an index, before its first deal."""
    seed, stream = env.source(index)
    table = Table(env.setup.game, env.setup.options, seats=env.setup.seats, seed=seed, stream=stream)
    deal_on(table)
    return table


def deal_on(table: Table) -> None:
    """Deal until a seat must choose or the match is over."""
    while table.awaits_deal:
        table.deal()


Pair = tuple[int, Table]
"""The index of a match of a batch, and the plain table beside it."""


def random_actions(env: Batch, dice: random.Random) -> Words:
    """A legal action for every match; at bashifen a lead ends as soon as it may, so that matches end."""
    commits = env.setup.game.room == "bashifen"
    return np.array([random_choice([*members(int(mask))], commits, dice) for mask in env.masks], np.int64)


def random_choice(actions: list[int], commits: bool, dice: random.Random) -> int:
    """A legal action, 0 if there is none; with `commits` the end of a lead as soon as it may end."""
    if not actions:
        return 0
    return 54 if commits and 54 in actions else dice.choice(actions)


def played_beside(env: Batch, steps: int, value: int = 1) -> Iterator[list[Pair]]:
    """Play at random, and yield the matches with their tables before every step."""
    dice = random.Random(value)
    tables = [table_of(env, index) for index in range(env.n)]
    for _ in range(steps):
        yield [*enumerate(tables)]
        actions = random_actions(env, dice)
        for table, turn, action in zip(tables, env.turns.tolist(), actions.tolist(), strict=True):
            table.act(turn, action)
            deal_on(table)
        env.step(actions)
        for index, table in enumerate(tables):
            if table.over:
                tables[index] = table_of(env, index)
