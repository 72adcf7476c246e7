"""Shiragiku as an environment of PettingZoo."""

from typing import Unpack

import pettingzoo

from hachiya.envs.aec import Observation, SeatsEnv, Settings, wrapped


class AECEnv(SeatsEnv, game="shiragiku"):
    """Shiragiku, with a seat as each agent."""


raw_env = AECEnv


def env(**settings: Unpack[Settings]) -> pettingzoo.AECEnv[str, Observation, int]:
    """Open shiragiku in the wrappers of PettingZoo.

    Args:
        **settings: Settings, as `hachiya.envs.aec.Settings` describes them.

    Returns:
        The environment, before its first `reset`.

    Raises:
        UnknownName: If there is no such option, value, episode, unit or mode.
        BadSeats: If the game is not played by so many.

    Example:
        >>> from hachiya.envs import shiragiku_v2
        >>> env = shiragiku_v2.env()
        >>> env.reset(seed=8)
        >>> observation, reward, terminated, truncated, info = env.last()
        >>> int(observation["action_mask"].sum())
        3
    """
    return wrapped(AECEnv(**settings))
