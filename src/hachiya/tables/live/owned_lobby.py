"""The lobby of all processes, in the one that owns it."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from time import time

from hachiya.tables.attendance.lobby import MOST, Lobby
from hachiya.tables.attendance.outbox import Outbox
from hachiya.tables.live.ownership import LOBBY, MOVED
from hachiya.tables.live.services import Services
from hachiya.tables.problems import Problem, StoreFailed
from hachiya.tables.stored.places import signs

_LONGEST_RESTART_SECONDS = 300.0
"""How long ago a host may last have been seen who was there when the server ended. After a longer time without a server
nobody waits for its tables any more."""


class OwnedLobby:
    """The lobby, as long as this process owns it: with the tables of the store that wait for persons."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._restoring = asyncio.Lock()
        self._is_cleared = False
        """Whether nothing is left of what the lobby showed before it was lost."""
        self._is_restored = False
        self._boxes: set[Outbox] = set()

    async def get(self) -> Lobby:
        """Return the lobby; OwnedElsewhere while another process owns it, StoreFailed."""
        ownership = self._services.ownership
        await ownership.claim(LOBBY)
        async with self._restoring:
            if not self._is_cleared:
                self._services.lobby.clear()
                self._is_cleared = True
            if not self._is_restored:
                with suppress(Problem):
                    await self._restore()
                    self._is_restored = True
        if not ownership.owns(LOBBY):  # it was lost while it was restored
            self.close()
            raise StoreFailed
        return self._services.lobby

    async def look_in(self, box: Outbox) -> Callable[[], None]:
        """Send all tables of the lobby to `box`, then all changes; return a function that stops it. OwnedElsewhere."""
        lobby = await self.get()
        self._boxes.add(box)
        stop_listening = lobby.listen(box.put)

        def stop() -> None:
            self._boxes.discard(box)
            stop_listening()

        return stop

    def close(self) -> None:
        """Forget the lobby, which another process may own now; its viewers move there."""
        self._is_cleared = self._is_restored = False
        self._services.lobby.clear()
        for box in self._boxes:
            box.close(MOVED, "the lobby moves to another server")

    async def _restore(self) -> None:
        """Show the tables that were in the lobby shortly before a restart, until their hosts come back.

        A host who was there when the server ended has the whole time to come back, one who had left the rest of it.
        """
        store, patience = self._services.store, self._services.defaults.lobby_seconds
        now = time()
        rest = [
            (setup, patience if seen.left is None else patience - max(0.0, now - seen.left / 1000))
            for setup, seen in await store.in_lobby(round(1000 * (now - max(patience, _LONGEST_RESTART_SECONDS))))
        ]
        for setup, seconds in [(setup, seconds) for setup, seconds in rest if seconds > 0][-MOST:]:
            places = {place.seat: place for place in await store.places(setup.id)}
            self._services.lobby.restore(setup, signs(setup.names, setup.players, places), seconds)
