"""Marks the functions that are rules: plain Python when called from Python, compiled from an entry.

Nothing here imports Numba: a program that only plays never pays for it. `engine.jit` compiles.
"""

import os
from collections.abc import Callable
from typing import Any, TypeVar

from hachiya.engine.record import copy_into

Rule = TypeVar("Rule", bound=Callable[..., Any])

PLAIN = os.environ.get("HACHIYA_PURE") == "1"
"""Is nothing to be compiled in this process?"""

rules: list[tuple[Callable[..., Any], bool]] = []
"""Every rule function that waits to be compiled, and whether into its callers."""


def rule(function: Rule) -> Rule:
    """Mark `function` as one that an entry may call compiled; it allocates nothing and raises nothing."""
    rules.append((function, False))
    return function


def hot_rule(function: Rule) -> Rule:
    """`rule` for the few functions that every action runs through: compiled into their callers.

    That costs compile time and saves a call; everywhere it would double the time of the first compile.
    """
    rules.append((function, True))
    return function


def restore(states: Any, target: int, source: int) -> None:
    """Make one of several records equal to another: plain ones of a list, or rows of a NumPy array of records."""
    copy_into(states[target], states[source])


def nth_bit(mask: int, n: int) -> int:
    """The n-th set bit of a mask that has more, as a mask (one machine instruction where the processor has it)."""
    for _ in range(n):
        mask &= mask - 1
    return mask & -mask


def popcount(mask: int) -> int:
    """How many bits of a non-negative int64 are set (one machine instruction when compiled)."""
    return mask.bit_count()
