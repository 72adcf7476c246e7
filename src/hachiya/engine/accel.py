"""Marks the functions that are rules: plain Python when called from Python, compiled from an entry.

Nothing here imports Numba: a program that only plays never pays for it. `engine.jit` compiles.
"""

from collections.abc import Callable
from typing import Any, TypeVar

Rule = TypeVar("Rule", bound=Callable[..., Any])

rules: list[Callable[..., Any]] = []
"""Every rule function of the program, in the order of its definition."""


def rule(function: Rule) -> Rule:
    """Mark `function` as one that an entry may call compiled; it allocates nothing and raises nothing."""
    rules.append(function)
    return function


def popcount(mask: int) -> int:
    """How many bits of a non-negative int64 are set (one machine instruction when compiled)."""
    return mask.bit_count()
