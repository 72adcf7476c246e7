"""The queue of messages to one connection. The connection is cut if its client reads too slowly."""

import asyncio
from collections.abc import Awaitable, Callable

SEE_OFF_SECONDS = 5.0
"""The time that a closing connection has to send its queue."""


class Outbox:
    """The queue of messages to one connection; a task sends them.

    The task gathers what many tables send at the same time; writing each message at once took a sixth more CPU. If the
    client reads so slowly that the queue grows too long, `abort` is called to cut the connection, then `dropped`.
    """

    __slots__ = ("_abort", "_closing", "_dropped", "_limit", "_loop", "_size", "_waiting", "_wake", "closed")

    def __init__(self, limit: int, abort: Callable[[], None], dropped: Callable[[], None]) -> None:
        self._limit = limit
        self._abort = abort
        self._dropped = dropped
        self._waiting: list[str] = []
        """The queue; a list, since it is almost always empty, and an empty deque takes ten times the memory."""
        self._size = 0
        self._wake: asyncio.Future[None] | None = None
        """The future for which the task waits while the queue is empty."""
        self._closing: tuple[int, str] | None = None
        self._loop = asyncio.get_running_loop()
        self.closed = False

    def put(self, text: str) -> None:
        """Queue a message."""
        if self.closed:
            return
        self._waiting.append(text)
        self._size += len(text)
        if self._size > self._limit:
            self.closed = True
            self._waiting.clear()
            self._dropped()
            self._abort()
        self._wake_task()

    def close(self, code: int, reason: str) -> None:
        """Close the connection once the queue is sent, at the latest after a while."""
        if not self.closed:
            self.closed = True
            self._closing = code, reason
            self._loop.call_later(SEE_OFF_SECONDS, self._abort)
            self._wake_task()

    async def run(self, send: Callable[[str], Awaitable[None]], close: Callable[[int, str], Awaitable[None]]) -> None:
        """Send the queue until the outbox is closed."""
        while True:
            while self._waiting:
                text = self._waiting.pop(0)
                await send(text)
                self._size -= len(text)
            if self.closed:
                break
            self._wake = self._loop.create_future()
            await self._wake
        if self._closing:
            await close(*self._closing)

    def _wake_task(self) -> None:
        if self._wake is not None and not self._wake.done():
            self._wake.set_result(None)
        self._wake = None
