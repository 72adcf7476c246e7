"""Programs of several versions on one database: a migration expands the schema, and a later one contracts it."""

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import create_engine, text

from hachiya.store.database import connect, open_database
from hachiya.store.event_store import EventStore
from hachiya.store.ownership import LeasedOwnership
from hachiya.store.probe import Probe
from hachiya.store.problems import BadDatabase
from tests.databases import change, rows
from tests.later_programs import later_program, open_with, revision

pytestmark = pytest.mark.postgres
_LATER = "SELECT count(*) FROM information_schema.columns WHERE table_name = 'entries' AND column_name LIKE 'later_%'"


def test_an_expanded_database_admits_the_program_of_before(database: str, tmp_path: Path) -> None:
    async def probe() -> None:
        store = EventStore(open_database(database))
        store.start()
        assert open_with(later_program(tmp_path, 1), database) == ""
        assert rows(database, _LATER) == [(1,)]
        assert await Probe(store).fault() is None
        await store.close()

    asyncio.run(probe())
    open_database(database).dispose()
    connect(database).dispose()
    assert rows(database, "SELECT version_num FROM alembic_version") == [(revision(1),)]


def test_no_migration_contracts_a_database_that_servers_of_an_older_version_use(database: str, tmp_path: Path) -> None:
    async def serve() -> None:
        engine = open_database(database)
        ownership = LeasedOwnership(engine)
        await ownership.start("127.0.0.1:1")
        assert open_with(later_program(tmp_path, 1), database) == ""
        assert "Servers of an older version use the database" in open_with(later_program(tmp_path, 2), database)
        assert rows(database, "SELECT version_num FROM alembic_version") == [(revision(1),)], "nothing is half done"
        await ownership.close()
        assert open_with(later_program(tmp_path, 2), database) == ""
        assert rows(database, _LATER) == [(0,)]
        with pytest.raises(BadDatabase, match="newer version"):
            await LeasedOwnership(engine).start("127.0.0.1:1")
        store = EventStore(engine)
        store.start()
        assert await Probe(store).fault() == "schema"
        await store.close()

    asyncio.run(serve())
    for opening in (open_database, connect):
        with pytest.raises(BadDatabase, match="newer version"):
            opening(database)


def test_a_server_that_names_no_revision_is_older_than_every_contraction(database: str, tmp_path: Path) -> None:
    open_database(database).dispose()
    columns = "id, address, secret, started, until"
    change(database, f"INSERT INTO processes ({columns}) VALUES ('p', 'h:1', 's', 1, {2**62})")
    assert "Servers of an older version" in open_with(later_program(tmp_path, 2), database)
    change(database, "UPDATE processes SET until = 1")
    assert open_with(later_program(tmp_path, 2), database) == ""


def test_a_migration_does_not_wait_long_for_a_lock_that_servers_wait_behind(database: str, tmp_path: Path) -> None:
    """A dump holds such a lock as long as it runs."""
    open_database(database).dispose()
    engine = create_engine(database)
    with engine.begin() as dump:
        dump.execute(text("LOCK TABLE entries IN ACCESS SHARE MODE"))
        assert "Another program has locked the database" in open_with(later_program(tmp_path, 1), database)
    engine.dispose()
    assert open_with(later_program(tmp_path, 1), database) == ""
