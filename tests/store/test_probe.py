"""Probes of a database, which write to it and return its fault."""

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest
from sqlalchemy import create_engine, text

from hachiya.store.database import open_database
from hachiya.store.event_store import EventStore
from hachiya.store.probe import Fault, Probe
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
