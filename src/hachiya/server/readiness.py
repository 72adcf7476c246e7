"""Readiness: people may be sent to a server if its database can be written and has its schema, unless it drains.

A server that shares its database with others also needs a valid row among the processes, or it can own no tables.
"""

import asyncio
from collections.abc import Awaitable, Callable
from time import monotonic

_SECONDS = 2.0
"""The time limit of a probe; a slower database counts as one that does not answer."""
_REUSED_SECONDS = 1.0
"""The time for which a result is used again, so that frequent requests cause no more probes than that."""


class Readiness:
    """The readiness of a server; `probe` returns the fault of its database, or None.

    A server that drains, or whose row among the processes is not valid, is not ready; its database is not probed.
    """

    def __init__(
        self,
        probe: Callable[[], Awaitable[str | None]],
        is_draining: Callable[[], bool],
        has_lease: Callable[[], bool] = lambda: True,
    ) -> None:
        self._probe = probe
        self._is_draining = is_draining
        self._has_lease = has_lease
        self._running: asyncio.Task[str | None] | None = None
        self._result: str | None = None
        self._until = 0.0

    async def fault(self) -> str | None:
        """Return why the server is not ready: `drain`, `lease`, `database` or `schema`; None if it is ready."""
        if self._is_draining():
            return "drain"
        if not self._has_lease():
            return "lease"
        if monotonic() >= self._until:
            await self._run_probe()
        return self._result

    async def _run_probe(self) -> None:
        """Probe the database, or wait for the probe that runs already."""
        if self._running is None or self._running.done():
            self._running = asyncio.ensure_future(self._probe())
        try:
            self._result = await asyncio.wait_for(asyncio.shield(self._running), _SECONDS)
        except TimeoutError:
            self._result = "database"
        self._until = monotonic() + _REUSED_SECONDS
