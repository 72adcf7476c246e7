"""The stores that the contract is tested with: memory, SQLite, and a PostgreSQL that is started for it."""

import os
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path

import pytest

from hachiya.store.database import open_database
from hachiya.store.event_store import EventStore
from hachiya.store.memory import MemoryStore
from hachiya.store.schema import metadata
from tests.store.postgres import postgres, why_not

AnyStore = EventStore | MemoryStore
OpenStore = Callable[[], AbstractAsyncContextManager[AnyStore]]
"""A function that opens the store; opened again, it has the stored rows."""

_REQUIRED = os.environ.get("HACHIYA_REQUIRE_POSTGRES") == "1"
_KINDS = ["memory", "sqlite", *(["postgres"] if _REQUIRED or why_not() is None else [])]


@pytest.fixture(scope="session")
def database() -> Iterator[str]:
    """The address of a PostgreSQL database."""
    with postgres() as address:
        yield address


@pytest.fixture(params=_KINDS)
def opened(request: pytest.FixtureRequest, tmp_path: Path) -> OpenStore:
    """A function that opens an empty store of each kind."""
    if request.param == "memory":
        memory = MemoryStore()

        @asynccontextmanager
        async def in_memory() -> AsyncIterator[MemoryStore]:
            yield memory

        return in_memory
    is_postgres = request.param == "postgres"
    where = request.getfixturevalue("database") if is_postgres else f"sqlite:///{tmp_path / 'tables.sqlite'}"
    engine = open_database(where)
    with engine.begin() as connection:
        for table in reversed(metadata.sorted_tables):
            connection.execute(table.delete())
    engine.dispose()

    @asynccontextmanager
    async def in_database() -> AsyncIterator[EventStore]:
        store = EventStore(open_database(where))
        store.start()
        try:
            yield store
        finally:
            await store.close()

    return in_database


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Print at the end if PostgreSQL was not tested."""
    reason = why_not()
    if reason is not None:
        terminalreporter.write_line(f"PostgreSQL was NOT tried: {reason}", yellow=True, bold=True)
