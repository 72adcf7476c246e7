"""Decisions with flower cards as questions: every legal action is a choice."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from hachiya.bots.search.exploring import STATES, VIEW, Explore
from hachiya.bots.search.racing import Values
from hachiya.engine import ledger
from hachiya.engine.bits import bit
from hachiya.engine.jit import COMPILED
from hachiya.engine.record import array, copy_into, to_numpy, values
from hachiya.engine.rng import LANES, next_word
from hachiya.games.table import ACTIONS

KAN = 12.0
"""Points in which temperatures are told, in every game with flower cards."""
WORLDS_BETWEEN_LOOKS = 24


class HanafudaQuestion:
    """What the seat at turn does next."""

    batch = WORLDS_BETWEEN_LOOKS
    unit = KAN

    def __init__(self, explore: Explore, view: Any, rules: Any, legal: int, rng: list[int]) -> None:
        self.choices = [[action] for action in range(ACTIONS) if legal & bit(action)]
        self._explore = explore
        self._arguments = arguments(view, rules, rng)

    def values(self, alive: Sequence[int], worlds: int) -> Values:
        """Points that the seat wins from now to the end of the deal."""
        actions: Any = np.array([self.choices[number][0] for number in alive], dtype=np.int64)
        found = np.zeros((worlds, len(actions)), dtype=np.int64)
        self._explore(*self._arguments, actions, found)
        return found


def arguments(view: Any, rules: Any, rng: list[int]) -> tuple[Any, Any, Any, Any]:
    """States, rules, an empty ledger and dice, as an exploring entry takes them."""
    lanes = [next_word(rng) for _ in range(LANES)]
    if not COMPILED:
        states = [type(view)() for _ in range(STATES)]
        copy_into(states[VIEW], view)
        return states, rules, ledger.new(0), lanes
    states = array(type(view), STATES)
    states[VIEW] = values(view)
    return states, to_numpy(rules), np.array(ledger.new(0)), np.array(lanes)


def compile_now(explore: Explore, state: Any, rules: Any) -> None:
    """Explore no action in no world, for its compiling."""
    no_action: Any = np.zeros(0, np.int64)
    explore(*arguments(state, rules, [0] * LANES), no_action, np.zeros((0, 0), np.int64))
