"""Deals of sannin without a framework, to compare with those that a framework has played."""

from collections.abc import Callable
from typing import NamedTuple

from hachiya.envs import sannin_v1
from hachiya.envs.aec import Cells

SEATS = ("seat_0", "seat_1", "seat_2")


class Decision(NamedTuple):
    """A decision as the seat at turn meets it, and what each seat is paid after it."""

    seat: str
    cells: Cells
    mask: Cells
    rewards: list[float]


def played(env: sannin_v1.AECEnv, choose: Callable[[str], int]) -> list[Decision]:
    """Play a deal that has begun; `choose` returns the action of the seat that it is given."""
    decisions = []
    while not any(env.terminations.values()):
        seat = env.agent_selection
        seen = env.observe(seat)
        env.step(choose(seat))
        decisions.append(
            Decision(seat, seen["observation"], seen["action_mask"], [env.rewards[each] for each in SEATS])
        )
    return decisions
