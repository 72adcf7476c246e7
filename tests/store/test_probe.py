"""Probes of a database, which write to it and return its fault."""

import asyncio
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest
from sqlalchemy import create_engine, text

from hachiya.store.database import open_database
from hachiya.store.event_store import EventStore
from hachiya.store.probe import Fault, Probe
from hachiya.tables.problems import StoreFailed
from tests.store.postgres import why_not

KINDS = ["sqlite", *(["postgres"] if why_not() is None else [])]


@pytest.fixture(params=KINDS)
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of a database with tables, of each kind."""
    is_postgres = request.param == "postgres"
    database: str = request.getfixturevalue("database") if is_postgres else f"sqlite:///{tmp_path / 'tables.sqlite'}"
    open_database(database).dispose()
    return database


def fault(url: str, change: Callable[[], None] = lambda: None) -> Fault | None:
    """Return the fault that a probe reports after a change by another program."""

    async def ask() -> Fault | None:
        store = EventStore(open_database(url))
        store.start()
        try:
            probe = Probe(store)
            change()
            return await probe.fault()
        finally:
            await store.close()

    return asyncio.run(ask())


def statement(url: str, words: str) -> None:
    engine = create_engine(url)
    with engine.begin() as connection:
        connection.execute(text(words))
    engine.dispose()


def test_a_sound_database_has_no_fault(url: str) -> None:
    assert fault(url) is None


def test_a_schema_of_another_version_is_a_fault(url: str) -> None:
    engine = create_engine(url)
    with engine.connect() as connection:
        revision = connection.scalar(text("SELECT version_num FROM alembic_version"))
    engine.dispose()
    try:
        assert fault(url, lambda: statement(url, "UPDATE alembic_version SET version_num = '9999'")) == "schema"
    finally:
        statement(url, f"UPDATE alembic_version SET version_num = '{revision}'")


@pytest.mark.parametrize("url", KINDS[1:], indirect=True)
def test_a_read_only_database_is_a_fault(url: str) -> None:
    """A standby of PostgreSQL is read-only too."""
    assert fault(url) is None
    assert fault(f"{url}&options=-cdefault_transaction_read_only%3Don") == "database"


def test_a_probe_writes_after_ten_seconds_or_a_fault_and_else_reads(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    now, writes = 1_000.0, 0

    def on_commit(_seconds: float, faults: Sequence[Exception | None]) -> None:
        nonlocal writes
        writes += len(faults)

    async def fail(_query: object) -> None:
        raise StoreFailed

    async def run() -> None:
        nonlocal now
        store = EventStore(open_database(url))
        store.on_commit = on_commit
        store.start()
        try:
            probe = Probe(store)
            for seconds, expected in ((0.0, 1), (1.0, 1), (8.0, 1), (2.0, 2), (9.0, 2)):
                now += seconds
                assert (await probe.fault(), writes) == (None, expected)
            with monkeypatch.context() as patch:
                patch.setattr(store, "read", fail)
                assert await probe.fault() == "database"
            assert (await probe.fault(), writes) == (None, 3)
        finally:
            await store.close()

    monkeypatch.setattr("hachiya.store.probe.monotonic", lambda: now)
    asyncio.run(run())
