"""The event store: confirmed writes are there once, and a wrong database is reported in one line."""

import asyncio
import json
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from dataclasses import replace
from pathlib import Path
from random import Random
from threading import Thread
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import event
from sqlalchemy.exc import OperationalError

from hachiya.server.settings import Settings
from hachiya.store.database import default_database, open_database
from hachiya.store.event_store import EventStore
from hachiya.store.problems import BadDatabase
from hachiya.store.rows import row_of
from hachiya.store.schema import metadata
from hachiya.tables.attendance.chat import Chat
from hachiya.tables.live import background
from hachiya.tables.match.match import Match
from hachiya.tables.problems import DamagedTable, NoTable, StoreFailed
from hachiya.tables.protocol.to_table import Speak
from hachiya.tables.stored.chat_line import ChatLine
from hachiya.tables.stored.entries import Choice, Deck, record_of_lines
from hachiya.tables.stored.keys import Invitation, Key
from hachiya.tables.stored.places import Closing, Place, Vacancy
from hachiya.tables.stored.setup import Setup
from hachiya.tables.stored.store import Conflict
from tests.databases import database_in
from tests.playing import BASHIFEN_MENUS, SANNIN, Menu
from tests.tables.play import entries, new_setup


def deck_of(table: str, version: int = 1) -> Deck:
    return Deck(table, version, [1, 2], record_of_lines(['{"e":"note","text":"日本"}', '{"e":"note","text":"b"}']))


def choice_of(table: str, version: int, seat: int, message: str | None) -> Choice:
    return Choice(table, version, seat, [1], message, [])


def url(folder: Path) -> str:
    """The URL of an empty database of the test's own."""
    return database_in(folder)


@asynccontextmanager
async def opened(where: str) -> AsyncIterator[EventStore]:
    """A store on this database."""
    store = EventStore(open_database(where))
    store.start()
    try:
        yield store
    finally:
        await store.close()


def test_a_write_without_a_thread_fails_and_the_next_is_stored(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    failures, start = [RuntimeError("can't start new thread")], Thread.start

    def start_later(thread: Thread) -> None:
        if thread.name.startswith("store-write") and failures:
            raise failures.pop()
        start(thread)

    async def script() -> None:
        async with asyncio.timeout(60), opened(url(tmp_path)) as store:
            with pytest.raises(StoreFailed):
                await store.add(new_setup())
            later = replace(new_setup(), id="l" * 16)
            await store.add(later)
            assert await store.table(later.id) == later

    monkeypatch.setattr(background, "_RETRY_SECONDS", 0.0)
    monkeypatch.setattr(Thread, "start", start_later)
    asyncio.run(script())
    assert not failures


def setup_of(table: str, **changes: Any) -> Setup:
    return Setup(**{**new_setup().__dict__, "id": table, **changes})


@pytest.mark.parametrize("menu", [SANNIN, BASHIFEN_MENUS[0]], ids=str)
def test_a_stored_match_is_loaded_equal(tmp_path: Path, menu: Menu) -> None:
    async def check() -> None:
        async with opened(url(tmp_path)) as store:
            match = Match(replace(new_setup(menu), id="a" * 16))
            played = [entry for _, entry in entries(match, Random(1), 2)]
            await store.add(match.setup, played[0])
            for start in range(1, len(played), 20):
                await store.add(*played[start : start + 20])
            assert await store.load(match.setup.id) == (match.setup, played)
            assert await store.table(match.setup.id) == match.setup
            assert await store.version(match.setup.id) == len(played)
            assert await store.entries(match.setup.id) == played
            for version in (2, len(played)):
                record = [line for entry in played[:version] for line in entry.record]
                stored_record = await store.record(match.setup.id, version)
                assert stored_record == record
                assert [line.event for line in stored_record] == [json.loads(line.line) for line in record]
            chosen = next(entry for entry in played if isinstance(entry, Choice))
            assert await store.version_of(match.setup.id, chosen.seat, str(chosen.message)) == chosen.version
            assert await store.table("b" * 16) is None
            assert await store.load("b" * 16) is None

    asyncio.run(check())


def test_a_table_has_one_follower(tmp_path: Path) -> None:
    async def check() -> None:
        async with opened(url(tmp_path)) as store:
            first, second = setup_of("a" * 16), setup_of("b" * 16, follows="a" * 16, sat=(2, None, 0))
            await store.add(first)
            assert await store.follower(first.id) is None
            await store.add(second)
            assert await store.follower(first.id) == second
            with pytest.raises(Conflict):
                await store.add(setup_of("c" * 16, follows="a" * 16, sat=(0, None, 2)))

    asyncio.run(check())


def test_a_key_opens_its_own_seat_only(tmp_path: Path) -> None:
    async def check() -> None:
        async with opened(url(tmp_path)) as store:
            await store.add(setup_of("a" * 16), Key("a" * 16, 1, "digest"))
            assert await store.owns("digest", "a" * 16, 1)
            assert not await store.owns("digest", "a" * 16, 0)
            assert not await store.owns("digest", "b" * 16, 1)
            assert not await store.owns("other", "a" * 16, 1)

    asyncio.run(check())


def test_chat_lines_are_deleted_with_their_author(tmp_path: Path) -> None:
    async def check() -> None:
        async with opened(url(tmp_path)) as store:
            table = "a" * 16
            chat_lines = [
                ChatLine(table, number, seat, None, f"{seat} 言", number) for number, seat in ((1, 0), (2, 1), (3, 2))
            ]
            places = [Place(table, 1, sign=4), Place(table, 1, sign=7, silenced=True)]
            await store.add(setup_of(table), *chat_lines, *places)
            assert await store.chat_lines(table) == chat_lines
            assert await store.places(table) == places[1:]
            await store.add(Vacancy(table, 1))
            assert await store.chat_lines(table) == [chat_lines[0], chat_lines[2]]
            assert await store.places(table) == []
            await store.add(Closing(table))
            assert await store.chat_lines(table) == []
            assert await store.table(table) is None

    asyncio.run(check())


def test_concurrent_writes_share_a_transaction_and_a_conflict_fails_alone(tmp_path: Path) -> None:
    async def check() -> None:
        async with opened(url(tmp_path)) as store:
            commits = []
            event.listen(store.engine, "commit", lambda _: commits.append(1))
            names = [f"{number:016}" for number in range(100)]
            await asyncio.gather(*(store.add(setup_of(name), deck_of(name)) for name in names))
            assert len(commits) < 10
            # Version 1 of table 7 is taken; the others are written all the same.
            twos = [store.add(deck_of(name, 1 if name == names[7] else 2)) for name in names]
            done = await asyncio.gather(*twos, return_exceptions=True)
            assert [type(fault) for fault in done if fault is not None] == [Conflict]
            assert isinstance(done[7], Conflict)
            assert [await store.version(name) for name in names] == [1 if name == names[7] else 2 for name in names]

    asyncio.run(check())


def test_a_message_is_stored_once(tmp_path: Path) -> None:
    async def check() -> None:
        async with opened(url(tmp_path)) as store:
            table = "a" * 16
            await store.add(setup_of(table), choice_of(table, 1, 0, "x"))
            with pytest.raises(Conflict):
                await store.add(choice_of(table, 2, 0, "x"))
            await store.add(choice_of(table, 2, 1, "x"))
            await store.add(choice_of(table, 3, 1, None), choice_of(table, 4, 1, None))
            assert await store.version_of(table, 0, "x") == 1
            assert await store.version_of(table, 1, "x") == 2
            assert await store.record(table, 4) == []

    asyncio.run(check())


def test_a_row_that_cannot_be_stored_fails_alone(tmp_path: Path) -> None:
    async def check() -> None:
        async with opened(url(tmp_path)) as store:
            names = ["a" * 16, "b" * 16, "c" * 16]
            names_of = {"b" * 16: ("\ud800",) * 3}
            tables = [setup_of(name, names=names_of.get(name, ("x",) * 3)) for name in names]
            done = await asyncio.gather(*map(store.add, tables), return_exceptions=True)
            assert [isinstance(fault, StoreFailed) for fault in done] == [False, True, False]
            assert await store.table("c" * 16) is not None

    asyncio.run(check())


def test_pending_writes_are_finished_on_close_and_later_ones_refused(tmp_path: Path) -> None:
    async def check() -> None:
        names = [f"{number:016}" for number in range(20)]
        async with opened(url(tmp_path)) as store:
            waiting = asyncio.gather(*(store.add(setup_of(name)) for name in names))
            await asyncio.sleep(0)  # they have asked, and nothing is written yet
            await store.close()
            assert await waiting == [None] * 20
            with pytest.raises(StoreFailed):
                await store.add(setup_of("b" * 16))
        again = EventStore(open_database(url(tmp_path)))
        assert all([await again.table(name) for name in names])
        await again.close()

    asyncio.run(check())


@pytest.mark.parametrize(
    "change", ["entries SET actions='[1,'", "entries SET events='x'", "entries SET kind='x'", "tables SET names='x'"]
)
def test_a_changed_row_is_reported_as_damage(tmp_path: Path, change: str) -> None:
    async def check() -> None:
        async with opened(url(tmp_path)) as store:
            match = Match(setup_of("a" * 16))
            played = [entry for _, entry in entries(match, Random(1), 1)]
            await store.add(match.setup, *played)
            with store.engine.begin() as connection:
                connection.exec_driver_sql(f"UPDATE {change}")
            with pytest.raises(DamagedTable):
                await store.load(match.setup.id)

    asyncio.run(check())


@pytest.mark.sqlite
def test_failed_writes_are_logged_without_their_content(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def check() -> None:
        async with opened(database_in(tmp_path, "x")) as store:
            event.listen(store.engine, "checkout", lambda connection, *_: connection.execute("PRAGMA query_only=1"))
            with pytest.raises(StoreFailed):
                await store.add(setup_of("a" * 16, names=("secret",) * 3))
            monkeypatch.setattr(store.engine, "connect", no_connection)
            with pytest.raises(StoreFailed):
                await store.table("secret")

    def no_connection() -> None:
        raise OperationalError("SELECT secret", {"id": "secret"}, sqlite3.OperationalError("disk I/O error"))

    asyncio.run(check())
    lines = [log_record.getMessage() for log_record in caplog.records if log_record.name.startswith("hachiya")]
    assert lines == ["cannot write: The database cannot be written", "cannot read: disk I/O error"]


def test_migrations_produce_the_schema_of_the_code(tmp_path: Path) -> None:
    engine = open_database(url(tmp_path))
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    engine.dispose()
    open_database(url(tmp_path)).dispose()


@pytest.mark.sqlite
def test_sqlite_writes_durably_and_checks_foreign_keys(tmp_path: Path) -> None:
    engine = open_database(database_in(tmp_path, "x"))
    with engine.connect() as connection:
        pragma = {
            name: connection.exec_driver_sql(f"PRAGMA {name}").scalar()
            for name in ("journal_mode", "synchronous", "foreign_keys")
        }
    engine.dispose()
    assert pragma == {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1}


@pytest.mark.sqlite
def test_a_full_disk_fails_the_write_with_an_error(tmp_path: Path) -> None:
    async def check() -> None:
        where = database_in(tmp_path, "x")
        async with opened(where) as store:
            table = "a" * 16
            await store.add(setup_of(table))
            full = True

            def limit(connection: Any, *_: Any) -> None:
                connection.execute(f"PRAGMA max_page_count={1 if full else 100_000}")

            event.listen(store.engine, "checkout", limit)
            large = replace(deck_of(table), cards=list(range(100_000)))
            with pytest.raises(StoreFailed):
                await store.add(large)
            full = False
            await store.add(large)
            assert await store.version(table) == 1

    asyncio.run(check())


# ------------------------------------------------------------------------------------- databases that are no good


def refused(where: str | Path) -> BadDatabase:
    with pytest.raises(BadDatabase) as error:
        open_database(str(where) if "://" in str(where) else f"sqlite:///{where}")
    assert "\n" not in error.value.text("en") + error.value.text("ja")
    return error.value


@pytest.mark.sqlite
def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    file.write_text("this is a letter to my aunt, not a database\n" * 100)
    assert refused(file).text("en") == f"{file}: The file is not a SQLite database"
    assert file.read_text().startswith("this is a letter")


@pytest.mark.sqlite
def test_a_corrupt_database_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    engine = open_database(f"sqlite:///{file}")
    with engine.begin() as connection:
        for number in range(200):
            connection.execute(metadata.tables["tables"].insert(), dict(row_of(setup_of(f"{number:016}")).values))
    engine.dispose()
    with closing(sqlite3.connect(file)) as whole:
        whole.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        whole.execute("PRAGMA journal_mode=DELETE")
    content = bytearray(file.read_bytes())
    content[3 * 4096 :] = b"\xa5" * (len(content) - 3 * 4096)
    file.write_bytes(content)
    assert refused(file).text("en") == f"{file}: The database is corrupt"
    assert refused(file).text("ja") == f"{file}: データベースが壊れています"


@pytest.mark.sqlite
def test_an_unwritable_database_path_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    assert "Not a directory" in refused(tmp_path / "file" / "tables.sqlite").text("en") or refused(
        tmp_path / "file" / "x"
    ).text("en")
    (tmp_path / "folder").mkdir()
    assert refused(tmp_path / "folder").text("en").endswith("The database cannot be opened or created")


@pytest.mark.sqlite
def test_a_database_of_a_newer_version_is_refused_if_it_admits_no_older_program(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    engine = open_database(f"sqlite:///{file}")
    with engine.begin() as connection:
        connection.exec_driver_sql("UPDATE alembic_version SET version_num='r9999'")
    engine.dispose()
    engine = open_database(f"sqlite:///{file}")
    with engine.begin() as connection:
        connection.exec_driver_sql("INSERT INTO oldest_program VALUES ('r9998')")
    engine.dispose()
    assert refused(file).text("en") == f"{file}: The database was written by a newer version of hachiya"


@pytest.mark.sqlite
def test_a_locked_database_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    with closing(sqlite3.connect(file)) as other:
        other.execute("PRAGMA journal_mode=WAL")
        other.execute("CREATE TABLE x (y)")
        other.execute("BEGIN EXCLUSIVE")
        assert refused(f"sqlite:///{file}?timeout=0.1").text("en") == f"{file}: Another program has locked the database"


@pytest.mark.parametrize("where", ["nonsense", "sqlite+nonsense:///x", "mysql://u:secret@localhost/x"])
def test_an_invalid_database_url_is_refused_without_repeating_its_password(where: str) -> None:
    with pytest.raises(BadDatabase) as error:
        open_database(where)
    assert "secret" not in error.value.text("en")


@pytest.mark.sqlite
def test_the_default_database_lies_in_the_user_s_data_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert default_database() == f"sqlite:///{tmp_path}/hachiya/tables.sqlite"
    assert Settings().database == default_database()
    open_database(default_database()).dispose()
    assert (tmp_path / "hachiya" / "tables.sqlite").is_file()


def test_rows_for_a_closed_table_are_refused(tmp_path: Path) -> None:
    """Writes that waited while the host closed the table are refused, and other writes lose nothing."""
    gone, there = "g" * 16, "t" * 16
    late = (
        Place(gone, 0, 3),
        Invitation(gone, 1, 1, "d" * 64),
        ChatLine(gone, 1, 0, "hello", None, 1),
        Key(gone, 0, "e" * 64),
        deck_of(gone),
    )

    async def check() -> None:
        async with opened(url(tmp_path)) as store:
            await store.add(setup_of(gone), Key(gone, 0, "a" * 64))
            await store.add(setup_of(there), Key(there, 0, "b" * 64))
            await store.add(Closing(gone))
            done = await asyncio.gather(
                *(store.add(row) for row in late), store.add(Place(there, 0, 3)), return_exceptions=True
            )
            assert [type(fault) for fault in done] == [NoTable] * len(late) + [type(None)]
            with pytest.raises(NoTable):
                await store.add(Vacancy(gone, 1), Invitation(gone, 1, 2, "f" * 64))
            with pytest.raises(Conflict):
                await store.add(Key(there, 1, "b" * 64))

    asyncio.run(check())


def test_simultaneous_chat_lines_of_two_servers_are_each_stored_once(tmp_path: Path) -> None:
    table = "t" * 16

    async def check() -> None:
        async with opened(url(tmp_path)) as store:
            await store.add(setup_of(table))
            places = [Chat(table), Chat(table)]
            for chat in places:
                await chat.load(store)
            texts = [f"{seat} says {number}" for number in range(2) for seat in range(2)]
            await asyncio.gather(
                *(
                    chat.say(store, seat, Speak(do="chat", id=f"{place}-{seat}", text=text))
                    for place, chat in enumerate(places)
                    for seat, text in enumerate(texts)
                )
            )
            kept = await store.chat_lines(table)
            assert sorted(line.text or "" for line in kept) == sorted([*texts, *texts])
            assert [line.number for line in kept] == [*range(1, len(kept) + 1)]
            # What has come in one place is known in the other.
            again = await places[1].say(store, 0, Speak(do="chat", id="0-0", text=texts[0]))
            assert (again, await store.chat_lines(table)) == (None, kept)

    asyncio.run(check())
