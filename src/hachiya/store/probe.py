"""Probes of a running server's database: it must answer, take a durable write, and have a schema for the server."""

from math import inf
from time import monotonic
from typing import Literal

from sqlalchemy import Connection, func, select, text

from hachiya.store import revisions
from hachiya.store.event_store import EventStore
from hachiya.tables.problems import StoreFailed

_WRITE_SECONDS = 10.0
"""The time after a successful write for which probes only read."""
Fault = Literal["database", "schema"]
"""The faults: `database` does not answer or cannot be written; `schema` is one that the server cannot use."""


class Probe:
    """A probe of one database, which always reads, and writes if no write has succeeded in the last ten seconds.

    It writes through the store's own writer, so a writer that hangs is noticed too.
    """

    def __init__(self, store: EventStore) -> None:
        self._store = store
        self._written_at = -inf

    async def fault(self) -> Fault | None:
        """Probe the database and its schema, and return the fault; None if there is none."""
        try:
            if monotonic() - self._written_at < _WRITE_SECONDS:
                is_refused = await self._store.read(_is_refused)
            else:
                is_refused = await self._write()
        except StoreFailed:
            self._written_at = -inf
            return "database"
        return "schema" if is_refused else None

    async def _write(self) -> bool:
        """Write once, and return whether the server cannot use the schema."""
        is_refused = True

        def step(connection: Connection) -> None:
            nonlocal is_refused
            is_refused = _is_refused(connection)
            _write(connection)

        await self._store.add(step)
        self._written_at = monotonic()
        return is_refused


def _is_refused(connection: Connection) -> bool:
    return revisions.refusal(connection) is not None


def _write(connection: Connection) -> None:
    """Write without changing any content; the commit waits until the write is on the disk."""
    if connection.dialect.name == "sqlite":
        connection.execute(text("PRAGMA user_version=1"))
        return
    # A standby or a read-only database refuses to write rows, but may still accept the message below.
    if connection.scalar(select(func.current_setting("transaction_read_only"))) == "on":
        raise StoreFailed
    connection.execute(select(func.pg_logical_emit_message(True, "hachiya", "probe")))
