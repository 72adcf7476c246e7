"""Marks the functions that are rules: plain Python when called from Python, compiled when called from an entry.

This module does not import Numba, so that programs that only play load it never; `engine.jit` compiles.
"""

import os
from collections.abc import Callable
from typing import Any, TypeVar

from hachiya.engine.record import copy_into

Rule = TypeVar("Rule", bound=Callable[..., Any])

PLAIN = os.environ.get("HACHIYA_PURE") == "1"
"""Whether this process compiles nothing."""

rules: list[tuple[Callable[..., Any], bool]] = []
"""The rules that wait to be registered, each with whether it is compiled into its callers."""


def rule(function: Rule) -> Rule:
    """Mark `function` as a rule, which entries call in compiled form; it must not allocate memory or raise."""
    rules.append((function, False))
    return function


def hot_rule(function: Rule) -> Rule:
    """Mark `function` as a rule that is compiled into its callers, for the few rules that every action runs.

    This saves a call and costs compile time; for all rules it would double the time of the first compile.
    """
    rules.append((function, True))
    return function


def restore(states: Any, target: int, source: int) -> None:
    """Overwrite the record `states[target]` by `states[source]`, in a list of plain records or a NumPy array."""
    copy_into(states[target], states[source])


def fetch(states: Any, index: int) -> None:
    """Tell the processor that the record `states[index]` is needed soon; plain code does not need that."""


def nth_bit(mask: int, n: int) -> int:
    """The n-th set bit of a mask, from 0, as a mask of this one bit."""
    for _ in range(n):
        mask &= mask - 1
    return mask & -mask


def popcount(mask: int) -> int:
    """The number of set bits of a mask (not negative, in an int64)."""
    return mask.bit_count()
