"""Many states of sannin at once: steps from copies, as in a search, and batches, as in training."""

import time
from typing import Any, Protocol

from bench.random_play import entry_arguments
from bench.sannin_entries import batch, choose, copies
from hachiya.engine.jit import COMPILED
from hachiya.engine.record import array
from hachiya.games.hachihachi.state import State
from hachiya.games.registry import find

SPREAD = 100
"""Random decisions that spread the states over all stages of a deal."""
COPIES_A_CALL = 20_000


class States(Protocol):
    """A row of states with their legal actions and a chosen action each, and one more state for copies."""

    count: int

    @property
    def masks(self) -> list[int]:
        """The legal actions in each state."""

    def choose(self) -> None:
        """Choose a random action for each state."""

    def step(self, value: int) -> None:
        """Take the chosen actions, deal and begin matches (from `value`) where due, and find the legal actions."""

    def copies(self, times: int) -> int:
        """Copy states in turn, `times` times, and take a random action in each copy; return the combined fields."""


class EngineStates:
    """A row of states of the engine, with a ledger without rows, as in search and batches."""

    def __init__(self, count: int, seed: int) -> None:
        self.count = count
        _, self._rules, self._ledger, self._choices = entry_arguments(find("sannin"), seed, rows=0)
        self._states: Any = array(State, count + 1) if COMPILED else [State() for _ in range(count + 1)]
        self._actions, self._masks = numbers(count, -1), numbers(count, 0)

    @property
    def masks(self) -> list[int]:
        """See `States`."""
        return list(map(int, self._masks))

    def choose(self) -> None:
        """See `States`."""
        choose(self._masks, self._actions, self._choices)

    def step(self, value: int) -> None:
        """See `States`."""
        batch(self._states, self._rules, self._ledger, self._actions, self._masks, value)

    def copies(self, times: int) -> int:
        """See `States`."""
        return copies(self._states, self._rules, self._ledger, self._choices, self.count, times)


def numbers(count: int, value: int) -> Any:
    """A row of `count` equal numbers, as entries take it."""
    if not COMPILED:
        return [value] * count

    import numpy as np

    return np.full(count, value, np.int64)


def spread(states: States) -> None:
    """Bring new states into the middle of deals."""
    for decision in range(SPREAD):
        states.step(decision)
        states.choose()


def copy_time(states: States, seconds: float, _seed: int) -> float:
    """The time in ns of a copy and a step in it."""
    count = 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        states.copies(COPIES_A_CALL)
        count += COPIES_A_CALL
    return (time.process_time() - start) / count * 1e9


def batch_time(states: States, seconds: float, seed: int) -> float:
    """The time in ns of one state of a batch: step, deal and legal actions, without choosing."""
    count = 0
    spent = 0.0
    while spent < seconds:
        states.choose()
        start = time.process_time()
        states.step(seed)
        spent += time.process_time() - start
        count += states.count
    return spent / count * 1e9
