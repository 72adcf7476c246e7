"""The tables in memory: a cache of the store, rebuilt by replay and dropped when idle."""

import asyncio
import logging
from collections.abc import Iterator
from time import monotonic

from hachiya.tables.live.driving import drive
from hachiya.tables.live.rebuilding import rebuild
from hachiya.tables.live.services import Services
from hachiya.tables.live.table import LiveTable
from hachiya.tables.match.seating import SUBSTITUTE
from hachiya.tables.problems import MatchOver, Problem

_RETRY_SECONDS = 5.0
"""The pause before a bot is seated again after the store has failed."""
_log = logging.getLogger(__name__)


class Registry:
    """The tables in memory, by id: a cache of the store."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._live: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._standing_in: set[asyncio.Task[None]] = set()

    def __len__(self) -> int:
        """The number of tables in memory."""
        return len(self._live)

    def __iter__(self) -> Iterator[LiveTable]:
        """Iterate over the tables that are in memory at the time of the call."""
        return iter([*self._live.values()])

    def find(self, table: str) -> LiveTable | None:
        """Return the table of this id if it is in memory, else None."""
        return self._live.get(table)

    async def get(self, table: str) -> LiveTable:
        """Return the table of this id, from memory or loaded from the store; raise a Problem if it cannot be loaded."""
        live = self._live.get(table)
        if live is None:
            loading = self._loading.get(table)
            if loading is None:
                loading = self._loading[table] = asyncio.create_task(self._load(table))
                loading.add_done_callback(lambda _: self._loading.pop(table, None))
            live = await asyncio.shield(loading)
        live.used = monotonic()
        return live

    def add(self, live: LiveTable) -> LiveTable:
        """Add a table to memory, and start the server's turns there."""
        self._live[live.id] = live
        live.wake_driver = lambda: drive(live, self._services)
        live.countdown.on_timeout = lambda seat: self._seat_bot(live, seat)
        live.update_countdowns()
        live.wake_driver()
        return live

    def drop(self, table: str) -> None:
        """Drop a table from memory; the store is unchanged."""
        live = self._live.pop(table, None)
        if live is not None:
            live.countdown.stop()

    def drop_idle(self) -> None:
        """Drop the idle tables from memory."""
        before = monotonic() - self._services.defaults.idle_seconds
        for table, live in list(self._live.items()):
            if live.is_idle(before):
                self.drop(table)

    async def close(self) -> None:
        """Stop all bots and countdowns of all tables; nothing is lost, since the store has every entry."""
        for live in self._live.values():
            live.countdown.stop()
        drivers = [live.driver for live in self._live.values() if live.driver is not None]
        tasks = [*drivers, *self._standing_in]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await asyncio.gather(*(live.wait_for_notes() for live in self._live.values()))

    async def _load(self, table: str) -> LiveTable:
        live = LiveTable(self._services, await rebuild(self._services, table))
        await live.resume()
        return self.add(live)

    def _seat_bot(self, live: LiveTable, seat: int) -> None:
        """Start a task in which a bot stands in for a person who is counted out."""
        task = asyncio.create_task(_stand_in(live, seat))
        self._standing_in.add(task)
        task.add_done_callback(self._standing_in.discard)


async def _stand_in(live: LiveTable, seat: int) -> None:
    try:
        await live.stand_in(seat, SUBSTITUTE)
    except MatchOver:
        return
    except Problem as fault:
        _log.error("table %s waits on: %s", live.id, type(fault).__name__, extra={"table": live.id})
        await asyncio.sleep(_RETRY_SECONDS)
        live.update_countdowns()
    live.wake_driver()
