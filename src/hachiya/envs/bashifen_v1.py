"""Bashifen as an environment of PettingZoo."""

from typing import Unpack

import pettingzoo

from hachiya.envs.aec import Observation, SeatsEnv, Settings, wrapped


class AECEnv(SeatsEnv, game="bashifen"):
    """Bashifen, with a seat as each agent."""


raw_env = AECEnv


def env(**settings: Unpack[Settings]) -> pettingzoo.AECEnv[str, Observation, int]:
    """Open bashifen in the wrappers of PettingZoo.

    Args:
        **settings: Settings, as `hachiya.envs.aec.Settings` describes them.

    Returns:
        The environment, before its first `reset`.

    Raises:
        UnknownName: If there is no such option, value, episode, unit or mode.
        BadSeats: If the game is not played by so many.

    Example:
        >>> from hachiya.envs import bashifen_v1
        >>> env = bashifen_v1.env()
        >>> env.reset(seed=8)
        >>> observation, reward, terminated, truncated, info = env.last()
        >>> int(observation["action_mask"].sum())
        2
    """
    return wrapped(AECEnv(**settings))
