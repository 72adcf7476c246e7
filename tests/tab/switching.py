"""Pyodide's functions for waiting, in a browser that can switch stacks or cannot."""

import asyncio
from collections.abc import Awaitable
from typing import TypeVar

from hachiya.tab.thinking import Bytes

Value = TypeVar("Value")


class Array:
    """An array of JavaScript."""

    def __init__(self, content: bytes) -> None:
        self.content = content

    def assign_to(self, buffer: bytearray) -> None:
        buffer[:] = self.content


class Browser:
    """The functions of Pyodide; `waits` is how often Python has waited."""

    def __init__(self, can_switch: bool) -> None:
        self._can_switch = can_switch
        self.waits = 0

    def can_run_sync(self) -> bool:
        return self._can_switch

    def run_sync(self, promise: Awaitable[Value]) -> Value:
        async def result() -> Value:
            return await promise

        self.waits += 1
        return asyncio.run(result())

    def to_js(self, buffer: bytearray) -> Bytes:
        return Array(bytes(buffer))
