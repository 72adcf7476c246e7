"""Environments of PettingZoo for tests, and random play in them."""

import random
from collections.abc import Iterator
from importlib import import_module
from typing import Unpack

import numpy as np

from hachiya.envs.aec import SeatsEnv, Settings
from hachiya.envs.observation import layout_of
from hachiya.games.registry import GAMES
from tests.envs.batches import random_choice

BY_NAME = {layout_of(game).name: game for game in GAMES.values()}
"""The games by the names of their environments."""
NAMES = list(BY_NAME)
TABLES = [(name, seats) for name, game in BY_NAME.items() for seats in sorted({min(game.seats), max(game.seats)})]
"""Every environment with its fewest and its most seats."""


def raw_env(name: str, **settings: Unpack[Settings]) -> SeatsEnv:
    """An environment without wrappers, before its first episode."""
    env: SeatsEnv = import_module(f"hachiya.envs.{name}").raw_env(**settings)
    return env


def actions(env: SeatsEnv, dice: random.Random) -> Iterator[int]:
    """Random legal actions until the episode is over; each is taken after it is yielded."""
    while not env.terminations[env.agent_selection]:
        legal = np.flatnonzero(env.infos[env.agent_selection]["action_mask"]).tolist()
        action = random_choice(legal, env.game.room == "bashifen", dice)
        yield action
        env.step(action)
