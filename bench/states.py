"""Many states of sannin at once: steps from copies, as a search takes them, and batches, as training does."""

import time
from typing import Any, Protocol

from bench.random_play import entry_arguments
from bench.sannin_entries import batch, choose, copies
from hachiya.engine.jit import COMPILED
from hachiya.engine.record import array
from hachiya.games.hachihachi.state import State
from hachiya.games.registry import find

SPREAD = 100
"""Random decisions after which states are anywhere in a deal."""
COPIES_A_CALL = 20_000


class States(Protocol):
    """A row of states, what is legal in each, an action for each; one more state behind them for copies."""

    count: int

    @property
    def masks(self) -> list[int]:
        """What is legal in each."""

    def choose(self) -> None:
        """A random action for each."""

    def step(self, value: int) -> None:
        """The chosen actions, deals and new matches (from `value`) where they are due, what is legal then."""

    def copies(self, times: int) -> int:
        """One after the other copied, `times` in all, and a random action taken in the copy; the fields then."""


class EngineStates:
    """Those of the engine; a ledger of no rows, as search and batches take it."""

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
    """So many of one number, as entries take them."""
    if not COMPILED:
        return [value] * count

    import numpy as np

    return np.full(count, value, np.int64)


def spread(states: States) -> None:
    """From nothing into the middle of deals."""
    for decision in range(SPREAD):
        states.step(decision)
        states.choose()


def copy_time(states: States, seconds: float, _seed: int) -> float:
    """ns for a copy and a step in it."""
    made = 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        states.copies(COPIES_A_CALL)
        made += COPIES_A_CALL
    return (time.process_time() - start) / made * 1e9


def batch_time(states: States, seconds: float, seed: int) -> float:
    """ns for one state of a batch: step, deal, legal actions; choosing them is not counted."""
    made = 0
    spent = 0.0
    while spent < seconds:
        states.choose()
        start = time.process_time()
        states.step(seed)
        spent += time.process_time() - start
        made += states.count
    return spent / made * 1e9
