"""Turns for what only few may do at once, given to clients in a fair order."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from hachiya.workers.fair_queue import FairQueue


class FairTurns:
    """A fixed number of turns; clients who wait for one get it in the order of a `FairQueue`."""

    def __init__(self, number: int) -> None:
        self._free = number
        self._waiting = FairQueue[asyncio.Future[None]]()

    @asynccontextmanager
    async def take(self, client: str) -> AsyncIterator[None]:
        """Wait for a turn of a client, and keep it as long as the context lasts."""
        turn = asyncio.get_running_loop().create_future()
        self._waiting.put(client, "", turn)
        self._give()
        try:
            await turn
            yield
        finally:
            if turn.cancelled():  # whoever waited has gone away
                self._waiting.remove(client, "", turn)
            else:
                self._free += 1
                self._give()

    def _give(self) -> None:
        """Give the free turns to those who wait."""
        while self._free and (turn := self._waiting.take()) is not None:
            if not turn.cancelled():
                self._free -= 1
                turn.set_result(None)
