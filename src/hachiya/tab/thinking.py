"""Searches in a tab: a second worker of the page runs `rules.wasm`, so that tables go on while a bot thinks."""

from collections.abc import Awaitable
from typing import Protocol, TypeVar

Value = TypeVar("Value")


class Bytes(Protocol):
    """A Uint8Array of JavaScript."""

    def assign_to(self, buffer: bytearray, /) -> None:
        """Copy the bytes to a buffer of their length."""


class Thinker(Protocol):
    """The functions of JavaScript that run an entry of `rules.wasm` on a frame (web/src/tab/thinking.ts)."""

    def run_here(self, entry: str, frame: Bytes, /) -> Bytes:
        """Run an entry in this worker, which waits for it, and return the frame after it."""

    def run_elsewhere(self, entry: str, frame: Bytes, /) -> Awaitable[Bytes]:
        """Run an entry in the other worker, and return the frame after it."""


class Switches(Protocol):
    """The functions of Pyodide by which a Python function waits for a promise while others go on (`pyodide.ffi`)."""

    def can_run_sync(self) -> bool:
        """Whether this browser can switch stacks, as Chromium can."""

    def run_sync(self, promise: Awaitable[Value], /) -> Value:
        """Wait for a promise, and return its result."""

    def to_js(self, buffer: bytearray, /) -> Bytes:
        """Copy a buffer into an array of JavaScript."""


class ThinkingHost:
    """The `Host` of a tab. In a browser that cannot switch stacks, everything waits for a search."""

    def __init__(self, thinker: Thinker, switches: Switches) -> None:
        self._thinker = thinker
        self._switches = switches

    def run(self, entry: str, frame: bytearray) -> None:
        """Run an entry on the bytes of a frame, which it changes."""
        content = self._switches.to_js(frame)
        if self._switches.can_run_sync():
            content = self._switches.run_sync(self._thinker.run_elsewhere(entry, content))
        else:
            content = self._thinker.run_here(entry, content)
        content.assign_to(frame)
