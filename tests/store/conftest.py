"""The stores that the contract is tested with: memory, a tab's journal, SQLite, and a PostgreSQL started for it."""

import os
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path

import pytest

from hachiya.store.database import open_database
from hachiya.store.event_store import EventStore
from hachiya.store.memory import MemoryStore
from hachiya.tab.store import JournalStore
from tests import databases
from tests.store.postgres import why_not
from tests.tab.journal import FileJournal

AnyStore = EventStore | MemoryStore
OpenStore = Callable[[], AbstractAsyncContextManager[AnyStore]]
"""A function that opens the store; opened again, it has the stored rows."""

_REQUIRED = os.environ.get("HACHIYA_REQUIRE_POSTGRES") == "1"
_HAS_POSTGRES = _REQUIRED or why_not() is None
_KINDS = [*([] if databases.ON_POSTGRES else ["memory", "journal", "sqlite"]), *(["postgres"] if _HAS_POSTGRES else [])]
collect_ignore_glob = [] if _HAS_POSTGRES else ["test_postgres_*.py"]


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[Callable[[Path], str]]:
    """A PostgreSQL server for the tests of this process: a function that makes a database for a folder."""
    databases.start()
    yield databases.postgres_in
    databases.stop()


@pytest.fixture
def database(postgres_server: Callable[[Path], str], tmp_path: Path) -> Iterator[str]:
    """The URL of a database in PostgreSQL that has tables and no rows."""
    yield postgres_server(tmp_path)
    databases.drop(tmp_path)


@pytest.fixture
def empty_database(postgres_server: Callable[..., str], tmp_path: Path) -> Iterator[str]:
    """The URL of a database in PostgreSQL that has no tables."""
    yield postgres_server(tmp_path, "empty", template="template0")
    databases.drop(tmp_path)


@pytest.fixture(params=_KINDS)
def opened(request: pytest.FixtureRequest, tmp_path: Path) -> OpenStore:
    """A function that opens an empty store of each kind."""
    if request.param == "memory":
        memory = MemoryStore()

        @asynccontextmanager
        async def in_memory() -> AsyncIterator[MemoryStore]:
            yield memory

        return in_memory
    if request.param == "journal":
        return lambda: open_journal(tmp_path / "journal.sqlite")
    is_postgres = request.param == "postgres"
    where = request.getfixturevalue("database") if is_postgres else f"sqlite:///{tmp_path / 'tables.sqlite'}"
    return lambda: open_store(where)


@asynccontextmanager
async def open_store(where: str) -> AsyncIterator[EventStore]:
    """A store on a database, with its writer and packer."""
    store = EventStore(open_database(where))
    store.start()
    try:
        yield store
    finally:
        await store.close()


@asynccontextmanager
async def open_journal(file: Path) -> AsyncIterator[JournalStore]:
    """A tab's store on a journal."""
    journal = FileJournal(file)
    store = JournalStore(journal)
    await store.open()
    yield store
    journal.close()


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Print at the end if PostgreSQL was not tested."""
    reason = why_not()
    if reason is not None:
        terminalreporter.write_line(f"PostgreSQL was NOT tried: {reason}", yellow=True, bold=True)
