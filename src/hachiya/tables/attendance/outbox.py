"""What waits to be sent on one connection, in order. Who reads too slowly is dropped, and nobody waits for them."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable

SEE_OFF_SECONDS = 5.0
"""How long a connection that is being closed may take for what was still to be sent."""


class Outbox:
    """Messages go in at once, a task of the connection sends them.

    `abort` ends the connection without waiting for its reader; `dropped` is called when that was necessary.
    """

    __slots__ = ("_abort", "_closing", "_dropped", "_limit", "_loop", "_size", "_waiting", "_wake", "closed")

    def __init__(self, limit: int, abort: Callable[[], None], dropped: Callable[[], None]) -> None:
        self._limit = limit
        self._abort = abort
        self._dropped = dropped
        self._waiting: deque[str] = deque()
        self._size = 0
        self._wake = asyncio.Event()
        self._closing: tuple[int, str] | None = None
        self._loop = asyncio.get_running_loop()
        self.closed = False

    def put(self, text: str) -> None:
        """Send this after all that was put before."""
        if self.closed:
            return
        self._waiting.append(text)
        self._size += len(text)
        if self._size > self._limit:
            self.closed = True
            self._waiting.clear()
            self._dropped()
            self._abort()
        self._wake.set()

    def close(self, code: int, reason: str) -> None:
        """Close the connection once everything has been sent, or after a while."""
        if not self.closed:
            self.closed = True
            self._closing = code, reason
            self._loop.call_later(SEE_OFF_SECONDS, self._abort)
            self._wake.set()

    async def run(self, send: Callable[[str], Awaitable[None]], close: Callable[[int, str], Awaitable[None]]) -> None:
        """Send, until closed."""
        while True:
            while self._waiting:
                text = self._waiting.popleft()
                await send(text)
                self._size -= len(text)
            if self.closed:
                break
            self._wake.clear()
            await self._wake.wait()
        if self._closing:
            await close(*self._closing)
