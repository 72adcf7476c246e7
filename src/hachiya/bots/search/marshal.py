"""What an entry of the search works on: plain records and lists, or what compiled entries take for them."""

from typing import Any

from hachiya.bots.search.standings import Standings
from hachiya.engine.jit import COMPILED
from hachiya.engine.record import array, copy_into, to_numpy, values


def states_from(view: Any, count: int) -> Any:
    """So many states, of which the first is the view."""
    if COMPILED:
        states = array(type(view), count)
        states[0] = values(view)
        return states
    states = [type(view)() for _ in range(count)]
    copy_into(states[0], view)
    return states


def form_of(record: Any) -> Any:
    """A record that an entry only reads."""
    return to_numpy(record) if COMPILED else record


def blank(cls: type[Any]) -> Any:
    """One record of zeros, in an array."""
    return array(cls, 1) if COMPILED else [cls()]


def a_race(all_stay: bool) -> Any:
    """One that has not begun, in an array."""
    races = blank(Standings)
    races[0].all_stay = int(all_stay)
    return races


def numbers(found: list[int]) -> Any:
    """Integers."""
    if not COMPILED:
        return found
    import numpy as np  # noqa: PLC0415  (absent in plain installations)

    return np.array(found, np.int64)
