"""The background task that packs each finished match into one row and counts it, one after the other.

Matches that ended without being packed are looked up once after the start.
"""

import asyncio
import logging
from collections import deque
from collections.abc import Callable
from time import monotonic
from typing import Protocol

from hachiya.store.reading import Waiting
from hachiya.tables.live.background import report_failure
from hachiya.tables.problems import DamagedTable, StoreFailed

_log = logging.getLogger(__name__)
_BATCH = 200
"""Tables that one look-up examines."""
NAME = "packer"
"""The name of the task in the log and in the counts of failures."""
_RETRY_SECONDS = 30.0
"""The pause after the database has failed."""


class Packable(Protocol):
    """A store of which finished tables can be packed and counted."""

    async def waiting(self, after: str, number: int) -> Waiting:
        """Return some tables that can be packed or counted, after an id."""

    async def pack(self, table: str) -> bool:
        """Pack a finished table; False if there is nothing to pack. Raise DamagedTable or StoreFailed."""

    async def count(self, table: str) -> bool:
        """Count a finished match; False if there is nothing to count. Raise DamagedTable or StoreFailed."""


class Packer:
    """A queue of tables whose matches are over, packed one by one; `on_failure` is called for one that fails."""

    def __init__(self, store: Packable, on_failure: Callable[[str], None]) -> None:
        self._store = store
        self._on_failure = on_failure
        self._queue: deque[str] = deque()
        self._ended: set[str] = set()
        """Tables whose matches ended since the start, as long as older ones are looked up: they may be among them."""
        self._up_to: str | None = ""
        """The last id that the look-up of older tables has examined; None at its end."""
        self._wake = asyncio.Event()

    def add(self, table: str) -> None:
        """Queue a table whose match is over, unless the look-up has just queued it."""
        if self._up_to is not None:
            self._ended.add(table)
        if table not in self._queue:
            self._queue.append(table)
            self._wake.set()

    async def run(self) -> None:
        """Pack tables without end, and rest as long as working, to take no more than half of a processor."""
        while True:
            began = monotonic()
            try:
                if self._queue:
                    await self._pack(self._queue[0])
                    self._queue.popleft()
                elif self._up_to is not None:
                    await self._look_up(self._up_to)
                else:
                    self._wake.clear()
                    await self._wake.wait()
                    continue
            except StoreFailed:
                await asyncio.sleep(_RETRY_SECONDS)
            await asyncio.sleep(monotonic() - began)

    async def _look_up(self, after: str) -> None:
        """Queue the next older tables, each of which a restart has kept from being packed."""
        tables, self._up_to = await self._store.waiting(after, _BATCH)
        self._queue.extend(table for table in tables if table not in self._ended)
        if self._up_to is None:
            self._ended.clear()

    async def _pack(self, table: str) -> None:
        try:
            await self._store.pack(table)
            await self._store.count(table)
        except DamagedTable:
            _log.error("table %s is damaged and is not packed or counted", table, extra={"table": table})
        except StoreFailed:
            raise
        except Exception as error:  # a damaged row may hold anything, and the next table is packed
            _log.error("table %s is not packed or counted", table, extra={"table": table})
            report_failure(NAME, error, self._on_failure)
