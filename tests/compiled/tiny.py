"""Entries that compile very fast."""

from typing import Any

from hachiya.engine.jit import entry


def plus(step: int) -> Any:
    @entry
    def add(number: int) -> int:
        return number + step

    return add


plus_one, plus_two = plus(1), plus(2)
