"""Background tasks for all tables of a server: drop idle ones, watch deadlines, restore the lobby, note its hosts."""

import asyncio
from contextlib import suppress
from time import time

from hachiya.tables.live.background import keep_running
from hachiya.tables.live.registry import Registry
from hachiya.tables.live.services import Services
from hachiya.tables.problems import Problem, StoreFailed
from hachiya.tables.stored.timing import Deadline

_SWEEP_SECONDS = 10.0
_DEADLINE_SECONDS = 30.0
_HOST_SECONDS = 30.0


class Caretaker:
    """Runs background tasks for all tables as long as the server runs: dropping, deadlines, lobby."""

    def __init__(self, services: Services, registry: Registry) -> None:
        self._services = services
        self._registry = registry
        self._tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        """Start the tasks, within the event loop."""
        count = self._services.counts.count_failure
        self._tasks = [
            asyncio.create_task(keep_running("caretaker", work, count))
            for work in (
                self._drop_idle,
                self._play_deserted,
                self._mind_deadlines,
                self._restore_lobby,
                self._note_waiting_hosts,
            )
        ]

    async def close(self) -> None:
        """Stop the tasks."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _drop_idle(self) -> None:
        while True:
            await asyncio.sleep(min(_SWEEP_SECONDS, self._services.defaults.idle_seconds))
            self._registry.drop_idle()

    async def _play_deserted(self) -> None:
        """Load tables whose last person gave up, so that bots finish the match."""
        with suppress(Problem):
            for table in await self._services.store.tables_handed_over():
                with suppress(Problem):
                    await self._registry.get(table)

    async def _mind_deadlines(self) -> None:
        """Load tables shortly before their deadline, so that a bot can stand in."""
        store = self._services.store
        while True:
            with suppress(Problem):
                for table in await store.due(round(1000 * (time() + 2 * _DEADLINE_SECONDS))):
                    try:
                        await self._registry.get(table)
                    except StoreFailed:
                        continue  # its owner minds the deadline, or the next round does
                    except Problem:
                        await store.add(Deadline(table, None))  # the table cannot be played on
            await asyncio.sleep(_DEADLINE_SECONDS)

    async def _restore_lobby(self) -> None:
        """Show the tables that were in the lobby shortly before the restart, until their hosts come back."""
        with suppress(Problem):
            await self._registry.lobby.get()

    async def _note_waiting_hosts(self) -> None:
        """Store at intervals which hosts wait in the lobby, so that it is known after a restart."""
        while True:
            await asyncio.sleep(_HOST_SECONDS)
            for live in self._registry:
                live.note_waiting_host()
