"""What PostgreSQL rolls back is written again, once; a row that it refuses fails alone."""

import asyncio
from collections.abc import Callable
from typing import Any

import psycopg
import pytest
from sqlalchemy import Connection, text
from sqlalchemy.exc import OperationalError

from hachiya.store import postgres, transactions
from hachiya.store.event_store import EventStore, Unstorable
from hachiya.tables.problems import StoreFailed
from hachiya.tables.stored.keys import Key
from hachiya.tables.stored.places import Place
from hachiya.tables.stored.store import Conflict
from tests.databases import change, rows
from tests.store.conftest import open_store
from tests.store.test_contract import A, B, deck, setup_of

pytestmark = pytest.mark.postgres
C = "c" * 16
TABLES = [A, B, C]


@pytest.fixture(autouse=True)
def pauses(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """The pauses before transactions are repeated, which are not made."""
    lengths: list[float] = []
    monkeypatch.setattr(transactions, "sleep", lengths.append)
    return lengths


def fail(where: str, table: str, when: str, how: str) -> None:
    """Let each insertion into a table for which a condition holds execute a statement of PL/pgSQL."""
    change(
        where,
        f"""
        CREATE SEQUENCE attempts;
        CREATE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql AS
        $$ BEGIN IF {when} THEN {how}; END IF; RETURN NEW; END $$;
        CREATE TRIGGER fail BEFORE INSERT ON {table} FOR EACH ROW EXECUTE FUNCTION fail();
        """,
    )


def messages(caplog: pytest.LogCaptureFixture) -> list[str]:
    """What was logged by Hachiya; of psycopg a server logs only errors."""
    return [record.getMessage() for record in caplog.records if record.name != "psycopg"]


def error(code: str) -> str:
    return f"RAISE EXCEPTION 'secret' USING ERRCODE = '{code}'"


LOSE = "PERFORM pg_terminate_backend(pg_backend_pid())"
"""The connection is lost within a transaction."""


@pytest.mark.parametrize("how", [error("40001"), error("40P01"), LOSE], ids=["serialization", "deadlock", "connection"])
def test_what_passes_is_written_again(database: str, pauses: list[float], how: str) -> None:
    fail(database, "entries", "nextval('attempts') <= 2", how)

    async def check() -> None:
        async with open_store(database) as store:
            await store.add(setup_of(), deck(1))
            assert await store.version(A) == 1

    asyncio.run(check())
    assert len(pauses) == 2


def test_what_never_passes_fails_after_some_attempts(database: str, pauses: list[float]) -> None:
    fail(database, "entries", "TRUE", error("40001"))

    async def check() -> None:
        async with open_store(database) as store:
            with pytest.raises(StoreFailed):
                await store.add(setup_of(), deck(1))
            assert await store.table(A) is None

    asyncio.run(check())
    assert 2 < len(pauses) < 10


async def add_together(store: EventStore) -> list[BaseException | None]:
    """What becomes of three tables that are written in one group."""
    return await asyncio.gather(*(store.add(setup_of(table)) for table in TABLES), return_exceptions=True)


@pytest.mark.parametrize(
    ("code", "fault"),
    [
        ("40001", StoreFailed),
        ("54000", StoreFailed),
        ("P0001", StoreFailed),
        ("22001", StoreFailed),
        ("23514", Conflict),
    ],
)
def test_a_row_that_fails_fails_alone(database: str, code: str, fault: type[Exception]) -> None:
    fail(database, "tables", f"NEW.id = '{B}'", error(code))

    async def check() -> None:
        async with open_store(database) as store:
            outcomes = await add_together(store)
            assert [outcomes[0], outcomes[2]] == [None, None]
            assert isinstance(outcomes[1], fault)
            assert [await store.table(table) is not None for table in TABLES] == [True, False, True]

    asyncio.run(check())


def test_a_text_that_postgresql_cannot_hold_fails_alone(database: str) -> None:
    """A zero sign, which SQLite takes."""

    async def check() -> None:
        async with open_store(database) as store:
            setups = [setup_of(table, origin="\0" if table == B else None) for table in TABLES]
            outcomes = await asyncio.gather(*map(store.add, setups), return_exceptions=True)
            assert [type(outcome) for outcome in outcomes] == [type(None), Unstorable, type(None)]

    asyncio.run(check())


def test_a_full_disk_is_told_once(database: str, caplog: pytest.LogCaptureFixture) -> None:
    fail(database, "tables", f"NEW.id = '{B}'", error("53100"))

    async def check() -> None:
        async with open_store(database) as store:
            assert [type(outcome) for outcome in await add_together(store)] == [StoreFailed] * 3

    asyncio.run(check())
    assert messages(caplog) == ["cannot write: The disk is full"]


# ------------------------------------------------------------------------------------- lost while it is committed


def lose_commit(store: EventStore, *, is_made: bool) -> None:
    """Let the connection be lost at the next commit, after or before the commit is made."""
    dialect: Any = store.engine.dialect
    commit = dialect.do_commit

    def do_commit(connection: Any) -> None:
        dialect.do_commit = commit
        if is_made:
            commit(connection)
        connection.dbapi_connection.close()
        raise psycopg.OperationalError("the connection is lost")

    dialect.do_commit = do_commit


def count_up(connection: Connection) -> None:
    connection.execute(text("UPDATE bot_sums SET content = content || '1'"))


@pytest.mark.parametrize("is_made", [True, False])
def test_a_commit_whose_answer_is_lost_is_made_once(database: str, is_made: bool) -> None:
    change(database, "INSERT INTO bot_sums VALUES ('sannin', 'greedy', '')")

    async def check() -> None:
        async with open_store(database) as store:
            lose_commit(store, is_made=is_made)
            await store.add(setup_of(), deck(1), count_up)
            assert await store.version(A) == 1

    asyncio.run(check())
    assert rows(database, "SELECT content FROM bot_sums") == [("1",)]


def test_a_commit_of_which_nothing_is_known_is_not_repeated(
    database: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def no_answer(*_: object) -> str:
        raise OperationalError("SELECT", {}, psycopg.OperationalError("the connection is lost"))

    change(database, "INSERT INTO bot_sums VALUES ('sannin', 'greedy', '')")
    monkeypatch.setattr(transactions, "_UNKNOWN_SECONDS", 0.05)

    async def check() -> None:
        async with open_store(database) as store:
            with monkeypatch.context() as lost:
                lost.setattr(postgres, "transaction_state", no_answer)
                lose_commit(store, is_made=True)
                with pytest.raises(StoreFailed):
                    await store.add(count_up)
            await store.add(setup_of())

    asyncio.run(check())
    assert rows(database, "SELECT content FROM bot_sums") == [("1",)]
    assert messages(caplog) == ["cannot write: the connection was lost, and it is not known what was written"]


def test_a_server_that_was_restarted_is_found_again(database: str) -> None:
    """All connections of the pool are lost at once."""

    async def check() -> None:
        async with open_store(database) as store:
            await store.add(setup_of())
            await asyncio.gather(*(store.table(A) for _ in range(8)))
            change(
                database,
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                " WHERE datname = current_database() AND pid <> pg_backend_pid()",
            )
            assert await asyncio.gather(*(store.table(A) for _ in range(8))) == [setup_of()] * 8
            await store.add(deck(1))

    asyncio.run(check())


def test_a_query_whose_connection_is_lost_is_asked_once_more(database: str) -> None:
    async def check() -> None:
        calls: list[int] = []

        def query(connection: Connection) -> int:
            calls.append(1)
            if len(calls) < losses + 1:
                connection.exec_driver_sql("SELECT pg_terminate_backend(pg_backend_pid())")
            return len(calls)

        async with open_store(database) as store:
            losses = 1
            assert await store.read(query) == 2
            calls.clear()
            losses = 9
            with pytest.raises(StoreFailed):
                await store.read(query)
            assert len(calls) == 2

    asyncio.run(check())


# ------------------------------------------------------------------------------------- two that write the same rows


@pytest.mark.parametrize(
    ("rows_of", "table"),
    [
        (lambda table: Place(table, 0, sign=1), "places"),
        (setup_of, "tables"),
        (lambda table: Key(table, 0, table), "keys"),
    ],
    ids=["replaced", "tables", "keys"],
)
def test_two_that_write_the_same_rows_do_not_wait_for_each_other(
    database: str, pauses: list[float], rows_of: Callable[[str], Any], table: str
) -> None:
    """Each insertion takes a while, so that both have written one row before either writes another."""

    async def check() -> None:
        async with open_store(database) as first, open_store(database) as other:
            if table != "tables":
                await first.add(*map(setup_of, TABLES))
            fail(database, table, "TRUE", "PERFORM pg_sleep(0.1)")
            forwards = first.add(*map(rows_of, TABLES))
            backwards = other.add(*map(rows_of, reversed(TABLES)))
            outcomes = await asyncio.gather(forwards, backwards, return_exceptions=True)
            assert {type(outcome) for outcome in outcomes} <= {type(None), Conflict}

    asyncio.run(check())
    assert pauses == []
