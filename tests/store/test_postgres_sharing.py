"""Several programs on one database in PostgreSQL: they migrate once, pack once, and no repair runs beside a server."""

import asyncio
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractContextManager, contextmanager
from io import BytesIO
from pathlib import Path

import httpx
import pytest
from sqlalchemy import Engine, create_engine

from hachiya.records import jsonl
from hachiya.statistics.counts import Counts
from hachiya.store import counting, revisions, transactions
from hachiya.store.database import open_database
from hachiya.store.event_store import EventStore
from hachiya.store.lists import bot_sums
from hachiya.store.problems import BadDatabase
from hachiya.store.reading import packed_row
from hachiya.store.upkeep.importing import ImportedTable, import_history
from hachiya.store.upkeep.opening import open_beside_server, open_exclusively
from hachiya.tables.match.counting import TableCounts
from tests.databases import change, rows
from tests.playing import record
from tests.server.running import Process
from tests.server.test_packing import SHORT, finished, unpacking
from tests.store.test_contract import A, B, setup_of
from tests.store.test_postgres_writing import error, fail

pytestmark = pytest.mark.postgres
LOSE_ALL = """SELECT pg_terminate_backend(pid) FROM pg_stat_activity
WHERE datname = current_database() AND pid <> pg_backend_pid()"""
"""All other connections to the database are lost."""
WAIT_SECONDS = 0.4
"""How long a test looks whether something waits."""


def test_two_servers_that_start_at_once_on_an_empty_database_both_come_up(empty_database: str, tmp_path: Path) -> None:
    with ThreadPoolExecutor(2) as starting:
        servers = [*starting.map(lambda _: Process(tmp_path, database=empty_database), range(2))]
    try:
        for server in servers:
            assert httpx.get(f"{server.address}healthz").status_code == 200
        assert rows(empty_database, "SELECT count(*) FROM alembic_version") == [(1,)]
    finally:
        for server in servers:
            server.stop()


def test_who_comes_while_another_migrates_waits_and_finds_all_tables(empty_database: str) -> None:
    engine = create_engine(empty_database)
    with ThreadPoolExecutor(1) as apart, engine.connect() as connection:
        assert revisions.migrate(connection) is None
        second = apart.submit(open_database, empty_database)
        with pytest.raises(TimeoutError):
            second.result(WAIT_SECONDS)
        connection.commit()
        second.result(20).dispose()
    engine.dispose()


# ------------------------------------------------------------------------------------- packing and counting


def test_two_packers_pack_a_match_once(database: str, caplog: pytest.LogCaptureFixture) -> None:
    played = finished()

    async def check() -> None:
        async with unpacking(database) as first, unpacking(database) as other:
            await first.add(played.setup, *played.entries)
            row = await first.read(lambda connection: packed_row(connection, played.setup.id))
            assert row is not None
            swaps = await asyncio.gather(*(asyncio.to_thread(store._swap, row) for store in (first, other, first)))
            assert sorted(swaps) == [False, False, True]
            assert not await other.pack(played.setup.id)
            counts = await asyncio.gather(*(store.count(played.setup.id) for store in (first, other)))
            assert any(counts)
            assert await other.load(played.setup.id) == played

    asyncio.run(check())
    assert caplog.records == []
    assert rows(database, "SELECT count(*) FROM packed") == [(1,)]
    assert rows(database, "SELECT count(*) FROM counted") == [(1,)]


def test_a_table_that_was_removed_meanwhile_is_not_packed(database: str) -> None:
    played = finished()

    async def check() -> None:
        async with unpacking(database) as store:
            await store.add(played.setup, *played.entries)
            row = await store.read(lambda connection: packed_row(connection, played.setup.id))
            assert row is not None
            change(database, "DELETE FROM entries")
            change(database, "DELETE FROM tables")
            assert not store._swap(row)

    asyncio.run(check())


def test_a_sum_is_changed_by_one_program_at_a_time(database: str) -> None:
    """One match is counted, and at the same time another match of the same bot is no longer counted."""

    def counts(table: str, deals: int) -> TableCounts:
        numbers = Counts()
        numbers.numbers["deals"] = deals
        return TableCounts(table, "sannin", {"greedy": numbers, "0": numbers})

    engine = open_database(database)

    async def prepare() -> None:
        store = EventStore(engine)
        store.start()
        await store.add(setup_of(A), setup_of(B))
        await store.close()

    asyncio.run(prepare())

    def keep(match: TableCounts) -> None:
        with engine.begin() as connection:
            counting.add_counts(connection, match)

    def uncount(table: str) -> None:
        with engine.begin() as connection:
            counting.remove_counts(connection, table)

    keep(counts(A, 5))
    with ThreadPoolExecutor(1) as apart, engine.connect() as connection:
        counting.add_counts(connection, counts(B, 3))
        removal = apart.submit(uncount, A)
        with pytest.raises(TimeoutError):
            removal.result(WAIT_SECONDS)
        connection.commit()
        removal.result(20)
    with engine.connect() as connection:
        assert {key: total.numbers["deals"] for key, total in bot_sums(connection, None).items()} == {
            ("sannin", "greedy"): 3
        }
    engine.dispose()


# ------------------------------------------------------------------------------------- servers and repairs


@contextmanager
def serving(where: str) -> Iterator[None]:
    """What a server has open on a database."""
    engine = open_database(where, as_server=True)
    yield
    engine.dispose()


def test_servers_share_a_database_and_no_repair_begins_beside_them(database: str) -> None:
    with serving(database):
        with serving(database), pytest.raises(BadDatabase, match="Another hachiya server"), open_exclusively(database):
            pass
        with pytest.raises(BadDatabase, match="Another hachiya server"), open_exclusively(database):
            pass
        with open_beside_server(database):
            pass
    with open_exclusively(database):
        with pytest.raises(BadDatabase, match="Another program"), serving(database):
            pass
        with pytest.raises(BadDatabase, match="Another hachiya server"), open_exclusively(database):
            pass
    with serving(database):
        pass


def test_a_server_whose_connections_were_lost_still_keeps_repairs_out(database: str) -> None:
    engine = open_database(database, as_server=True)
    change(database, LOSE_ALL)
    with engine.connect() as connection:
        assert connection.exec_driver_sql("SELECT 1").scalar() == 1
    with pytest.raises(BadDatabase, match="Another hachiya server"), open_exclusively(database):
        pass
    engine.dispose()


@pytest.mark.parametrize("opening", [open_beside_server, open_exclusively])
def test_upkeep_tells_in_a_line_that_the_connection_is_lost(
    database: str, opening: Callable[[str], AbstractContextManager[Engine]]
) -> None:
    def work() -> None:
        with opening(database) as engine, engine.connect() as connection:
            connection.exec_driver_sql("SELECT 1")
            change(database, LOSE_ALL)
            connection.exec_driver_sql("SELECT 1")

    with pytest.raises(BadDatabase, match=r"The connection to the database is lost|starting or shutting down"):
        work()


def test_an_import_goes_on_after_a_rollback(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A server counts a match of the same bots at the same time."""
    monkeypatch.setattr(transactions, "sleep", lambda _: None)
    fail(database, "counted", "nextval('attempts') <= 2", error("40P01"))
    history = jsonl.dump(record(1, SHORT)).encode()
    with open_beside_server(database) as engine:
        [match] = import_history(engine, BytesIO(history))
    assert isinstance(match, ImportedTable)
    assert match.is_new
