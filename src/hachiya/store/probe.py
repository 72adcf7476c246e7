"""Probes of a running server's database: it must answer, take a durable write, and have the server's schema."""

from math import inf
from time import monotonic
from typing import Literal

from alembic.migration import MigrationContext
from sqlalchemy import Connection, func, select, text

from hachiya.store.event_store import EventStore
from hachiya.tables.problems import StoreFailed

_WRITE_SECONDS = 10.0
"""The time after a successful write for which probes only read."""
Fault = Literal["database", "schema"]
"""The faults: `database` does not answer or cannot be written; `schema` is of another version than the server's."""


class Probe:
    """A probe of one database, which always reads, and writes if no write has succeeded in the last ten seconds.

    It writes through the store's own writer, so a writer that hangs is noticed too.
    """

    def __init__(self, store: EventStore) -> None:
        """Remember the schema's version of a store whose database was just migrated."""
        self._store = store
        with store.engine.connect() as connection:
            self._revision = _revision(connection)
        self._written_at = -inf

    async def fault(self) -> Fault | None:
        """Probe the database, compare the schema's version, and return the fault; None if there is none."""
        try:
            if monotonic() - self._written_at < _WRITE_SECONDS:
                revision = await self._store.read(_revision)
            else:
                revision = await self._write()
        except StoreFailed:
            self._written_at = -inf
            return "database"
        return None if revision == self._revision else "schema"

    async def _write(self) -> str | None:
        """Write once, and return the schema's version."""
        revision: str | None = None

        def step(connection: Connection) -> None:
            nonlocal revision
            revision = _revision(connection)
            _write(connection)

        await self._store.add(step)
        self._written_at = monotonic()
        return revision


def _revision(connection: Connection) -> str | None:
    return MigrationContext.configure(connection).get_current_revision()


def _write(connection: Connection) -> None:
    """Write without changing any content; the commit waits until the write is on the disk."""
    if connection.dialect.name == "sqlite":
        connection.execute(text("PRAGMA user_version=1"))
        return
    # A standby or a read-only database refuses to write rows, but may still accept the message below.
    if connection.scalar(select(func.current_setting("transaction_read_only"))) == "on":
        raise StoreFailed
    connection.execute(select(func.pg_logical_emit_message(True, "hachiya", "probe")))
