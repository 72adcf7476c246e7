"""Packs matches that are over into one row each and counts them, one after the other, while nothing waits for it.

Those that ended while no server did (or under a version that did not) are looked up once after the start.
"""

import asyncio
import logging
from collections import deque
from time import monotonic
from typing import Protocol

from hachiya.store.reading import Waiting
from hachiya.tables.problems import DamagedTable, StoreFailed

_log = logging.getLogger(__name__)
_LOOKED_AT = 200
"""Tables, at a time."""
_AGAIN_SECONDS = 30.0
"""After the database has failed."""


class Packable(Protocol):
    """A store of which tables can be packed."""

    async def waiting(self, after: str, number: int) -> Waiting:
        """Tables to pack, as in `reading`."""

    async def pack(self, table: str) -> bool:
        """Pack one; False if there is nothing to pack. DamagedTable if that cannot be, StoreFailed."""

    async def count(self, table: str) -> bool:
        """Count what its players did; False if there is nothing to count. Errors as in `pack`."""


class Packer:
    """The queue of tables that are over, and who works through it."""

    def __init__(self, store: Packable) -> None:
        self._store = store
        self._ended: deque[str] = deque()
        self._wake = asyncio.Event()

    def ended(self, table: str) -> None:
        """Its match is over."""
        self._ended.append(table)
        self._wake.set()

    async def run(self) -> None:
        """For ever. It rests as long as it works, so that it never takes more than half of a processor."""
        up_to: str | None = ""
        while True:
            began = monotonic()
            try:
                if self._ended:
                    await self._pack(self._ended[0])
                    self._ended.popleft()
                elif up_to is not None:
                    found, up_to = await self._store.waiting(up_to, _LOOKED_AT)
                    self._ended.extend(found)
                else:
                    self._wake.clear()
                    await self._wake.wait()
                    continue
            except StoreFailed:
                await asyncio.sleep(_AGAIN_SECONDS)
            await asyncio.sleep(monotonic() - began)

    async def _pack(self, table: str) -> None:
        try:
            await self._store.pack(table)
            await self._store.count(table)
        except DamagedTable:
            _log.error("table %s is damaged and is not packed or counted", table)
