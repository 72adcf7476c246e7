"""The arguments of the search's entries: plain records and lists, or the NumPy arrays that Numba's entries take.

A host of WebAssembly takes plain ones too (`engine.wasm.frame`).
"""

from typing import Any

from hachiya.bots.search.standings import Standings
from hachiya.engine.jit import COMPILED
from hachiya.engine.record import array, copy_into, to_numpy, values


def make_states(view: Any, count: int) -> Any:
    """A list or array of `count` states, of which the first is a copy of `view`."""
    if COMPILED:
        states = array(type(view), count)
        states[0] = values(view)
        return states
    states = [type(view)() for _ in range(count)]
    copy_into(states[0], view)
    return states


def as_argument(record: Any) -> Any:
    """A record that a search entry only reads, in the form in which the entry takes it."""
    return to_numpy(record) if COMPILED else record


def new_record(cls: type[Any]) -> Any:
    """One record of this class, all zeros, in a list or array."""
    return array(cls, 1) if COMPILED else [cls()]


def new_standings(keep_all: bool) -> Any:
    """The standings of a new comparison of choices, in a list or array."""
    races = new_record(Standings)
    races[0].keep_all = int(keep_all)
    return races


def integers(plain: list[int]) -> Any:
    """A list of integers in the form in which a search entry takes it."""
    if not COMPILED:
        return plain
    import numpy as np  # noqa: PLC0415  (absent in plain installations)

    return np.array(plain, np.int64)
