"""The tables in memory: a cache of the store, rebuilt by replay and dropped when idle."""

import asyncio
import logging
from collections.abc import Collection, Coroutine, Iterator
from contextlib import suppress
from time import monotonic

from hachiya.tables.live.driving import drive
from hachiya.tables.live.failures import log_failure
from hachiya.tables.live.owned_lobby import OwnedLobby
from hachiya.tables.live.ownership import LOBBY, MOVED
from hachiya.tables.live.rebuilding import rebuild
from hachiya.tables.live.services import Services
from hachiya.tables.live.table import LiveTable
from hachiya.tables.match.seating import SUBSTITUTE
from hachiya.tables.problems import MatchOver, Problem, StoreFailed

_RETRY_SECONDS = 5.0
"""The pause before a bot is seated again after the store has failed."""
_HANDED_OVER_AT_ONCE = 16
_log = logging.getLogger(__name__)


class Registry:
    """The tables in memory, by id: a cache of the store."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._live: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._standing_in: set[asyncio.Task[None]] = set()
        self._releasing: set[asyncio.Task[None]] = set()
        self._is_closing = False
        self.lobby = OwnedLobby(services)
        services.ownership.on_loss = self.lose

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
        """Return the table of this id, from memory or loaded from the store.

        OwnedElsewhere names another process that owns the table; any other Problem says why it cannot be loaded.
        """
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
        """Add a table to memory, and start the server's turns there; while all are handed over, this one is too."""
        if self._is_closing:
            live.stop()
            self._start(self._offer([live.id]))
            return live
        self._live[live.id] = live
        live.wake_driver = lambda: drive(live, self._services)
        live.countdown.on_timeout = lambda seat: self._seat_bot(live, seat)
        live.update_countdowns()
        live.wake_driver()
        return live

    def drop(self, table: str) -> None:
        """Drop a table from memory, and own it no longer; the store is unchanged."""
        live = self._live.pop(table, None)
        if live is not None:
            live.countdown.stop()
            self.release_unused(table)

    def release_unused(self, table: str) -> None:
        """Own a table no longer, in the background, unless it is in memory or being loaded."""
        self._start(self._release_unused(table))

    def lose(self, names: Collection[str]) -> None:
        """Drop tables, or the lobby, that another process owns by now; their connections move there."""
        if LOBBY in names:
            self.lobby.close()
        for name in names:
            live = self._live.pop(name, None)
            if live is not None:
                live.stop()
                live.send_all_away(MOVED, "the table moves to another server")

    async def hand_over(self) -> None:
        """Let other processes take everything, each table as soon as nothing is being stored there.

        Tables in the lobby go together with the lobby, before all others.
        """
        self._is_closing = True
        await asyncio.gather(*self._loading.values(), return_exceptions=True)
        await self._hand_tables_over([live for live in self if live.match.setup.in_lobby])
        self.lobby.close()
        await self._offer([LOBBY])
        await self._hand_tables_over(list(self))
        await asyncio.gather(*self._releasing, return_exceptions=True)

    async def _hand_tables_over(self, tables: Collection[LiveTable]) -> None:
        """Hand tables over, some of them at a time."""
        limit = asyncio.Semaphore(_HANDED_OVER_AT_ONCE)

        async def hand_over(live: LiveTable) -> None:
            async with limit:
                async with live.lock:
                    self.lose([live.id])
                await live.wait_for_notes()
                await self._offer([live.id])

        await asyncio.gather(*map(hand_over, tables))

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
        await asyncio.gather(*self._releasing, return_exceptions=True)

    async def _load(self, table: str) -> LiveTable:
        ownership = self._services.ownership
        self._check_open()
        await ownership.claim(table)
        try:
            live = LiveTable(self._services, await rebuild(self._services, table))
            setup = live.match.setup
            if setup.in_lobby:
                await self.lobby.get()  # a table in the lobby is where the lobby is
            await live.resume()
            self._check_open()
            if not ownership.owns(table):
                raise StoreFailed
        except BaseException:
            await self._release(table)
            raise
        return self.add(live)

    def _check_open(self) -> None:
        """Raise StoreFailed once this process hands its tables over."""
        if self._is_closing:
            raise StoreFailed

    async def _release_unused(self, table: str) -> None:
        if table not in self._live and table not in self._loading:
            await self._release(table)

    async def _release(self, name: str) -> None:
        with suppress(Problem):  # the lease ends with this process
            await self._services.ownership.release([name])

    async def _offer(self, names: Collection[str]) -> None:
        with suppress(Problem):  # the leases end with this process
            await self._services.ownership.offer(names)

    def _start(self, work: Coroutine[None, None, None]) -> None:
        """Start a task that gives up leases."""
        task = asyncio.create_task(work)
        self._releasing.add(task)
        task.add_done_callback(self._releasing.discard)

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
    except Exception as fault:  # after any failure the bot is to be seated again
        if not isinstance(fault, Problem):
            log_failure(fault)
        _log.error("table %s waits on: %s", live.id, type(fault).__name__, extra={"table": live.id})
        await asyncio.sleep(_RETRY_SECONDS)
        live.update_countdowns()
    live.wake_driver()
