"""The drain of a server: it opens no new tables, lets matches go on for a limited time, and then ends."""

import asyncio
from collections.abc import Callable
from time import monotonic

from hachiya.tables.live.table import LiveTable
from hachiya.tables.live.tables import Tables

_LOOK_SECONDS = 0.25
"""The time between two checks whether anybody still plays."""


class Drain:
    """The drain of a server, which begins once; it calls `on_end` when the server should end."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._until = 0.0
        self._task: asyncio.Task[None] | None = None
        self.can_hand_over: Callable[[], bool] = lambda: False
        """Whether another server can take the tables over, so that nobody's play is waited for."""
        self.on_end: Callable[[], None] = lambda: None

    @property
    def has_begun(self) -> bool:
        """Whether the drain has begun, so that the server opens no new tables."""
        return self._task is not None

    def begin(self, seconds: float) -> None:
        """Open no new tables, and end the server as soon as nobody plays, or after `seconds`.

        Where another server can take the tables over, the server ends at once. A second call changes the time.
        """
        self._until = monotonic() + seconds
        self._tables.opening.stop()
        if self._task is None:
            self._task = asyncio.create_task(self._wait())

    def close(self) -> None:
        """Cancel the task that waits for the end of play, because the server ends already."""
        if self._task is not None:
            self._task.cancel()

    async def _wait(self) -> None:
        while monotonic() < self._until and any(map(_is_played, self._tables.registry)):
            if self.can_hand_over():
                break
            await asyncio.sleep(_LOOK_SECONDS)
        self.on_end()


def _is_played(live: LiveTable) -> bool:
    """Whether a person is connected to a seat of a match that is not over."""
    return not live.match.over and any(viewer != "table" for viewer in live.audience.viewers())
