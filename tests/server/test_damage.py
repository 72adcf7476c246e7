"""Every table is damaged in every way that a database allows: no sound row is lost; the server answers."""

import asyncio
import zlib
from collections.abc import Iterator, Mapping
from pathlib import Path
from time import monotonic, sleep
from typing import NamedTuple

import httpx
import pytest
from sqlalchemy import Engine, Table, insert, select
from sqlalchemy.exc import DataError, IntegrityError, InternalError, OperationalError, ProgrammingError

from hachiya.cli.db.repair import repair
from hachiya.store import revisions, schema
from hachiya.store.database import open_database
from hachiya.store.problems import BadDatabase
from hachiya.store.upkeep.checking import TableState, check, file_faults, row_faults
from hachiya.store.upkeep.opening import open_beside_server, open_exclusively
from hachiya.tables.match.match import Match
from hachiya.tables.match.snapshots import snapshots
from hachiya.tables.match.standing import standing
from hachiya.tables.stored.setup import Setup
from hachiya.tables.stored.store import StoreChange
from hachiya.words.voice import say
from tests import databases
from tests.databases import ON_POSTGRES, change, changing, copy
from tests.sampling import slow
from tests.server.client import asks, order
from tests.server.playing_out import play_out
from tests.server.running import Running, running, settings_in
from tests.server.stored_matches import database_address, load_match
from tests.server.test_packing import finished, unpacking
from tests.server.test_persons import Browser

GARBAGE: Mapping[str, object] = {
    "nothing": None,
    "words": "x",
    "bytes": b"\x80\xff",
    "a negative number": -1,
    "a great number": 2**40,
    "broken JSON": '{"a":[1,',
}
REFUSED = (DataError, IntegrityError, InternalError, OperationalError, ProgrammingError, OverflowError)
"""What the database itself raises for a damage that it does not allow."""
OFTEN = ("standings",)
"""The tables that `make test` damages in some ways; `make test-all` damages all tables in all ways."""
ASKED = ("/api/me/tables?state=running", "/api/me/tables?state=over", "/api/me/statistics", "/api/statistics")
NAMES = [table.name for table in schema.metadata.sorted_tables]


def is_sound(engine: Engine) -> bool:
    sound = all(status.state is not TableState.DAMAGED and not status.derived for status in check(engine))
    return sound and not file_faults(engine) and not [*row_faults(engine)]


class FullDatabase(NamedTuple):
    """A folder with a database that has rows in every table of the schema, and the persons with seats there."""

    folder: Path
    cookies: httpx.Cookies
    tables: Mapping[str, object]
    """The loaded match of each table."""


@pytest.fixture(scope="module")
def full_database(tmp_path_factory: pytest.TempPathFactory) -> FullDatabase:
    """A database with a finished match, one that waits for a guest and has clocks, and one between two deals."""
    folder = tmp_path_factory.mktemp("full_database")
    settings = settings_in(folder)
    with running(settings) as server:
        me, guest = Browser(server), Browser(server)
        over = me.open("greedy", "greedy", game="hachiju", options={"deals": 1})
        asyncio.run(play_out(server, over))
        waiting = me.open("person", "greedy", timing={"move": 3600}, reveal="match")
        guest.come(waiting, "Kiku")
        assert asks(server.address, waiting, "chat", phrase="hello") == "ack"
        assert asks(server.address, waiting, "sign", sign=3) == "ack"
        me.post("/api/me/phrase")
        played = me.open("greedy", "greedy", timing={"move": 3600})
        wait_for(server, schema.counted)
        wait_for(server, schema.deadlines)
        cookies = httpx.Cookies(me.http.cookies)
        me.http.close()
        guest.http.close()
    where = database_address(folder)
    middle = between_deals()
    asyncio.run(keep(where, middle))
    with changing(where) as connection:
        for statement in (
            "INSERT INTO sent_away SELECT table_id, 'someone' FROM chat",
            "INSERT INTO visitors SELECT table_id, 1, 'someone' FROM chat",
            "INSERT INTO wishes SELECT table_id, 1, 2, 1 FROM chat",
            "INSERT INTO codes SELECT 'digest', table_id, 1, 1, 5 FROM chat",
            "DELETE FROM last_seen",
            "INSERT INTO last_seen SELECT table_id, 1, 5, 7 FROM chat",
        ):
            connection.exec_driver_sql(statement)
        content = zlib.compress(b"{}")
        connection.execute(insert(schema.sent_records), {"key": "key", "at": 5, "content": content})
        connection.execute(insert(schema.reviews), {"key": "key/0", "at": 5, "form": 1, "content": content})
        process = {"id": "process", "address": "127.0.0.1:1", "secret": "secret", "started": 5, "until": 6}
        connection.execute(insert(schema.processes), process)
        connection.exec_driver_sql("INSERT INTO leases SELECT DISTINCT table_id, 'process', 1 FROM chat")
        connection.execute(insert(schema.spendings), {"spending": "guess", "client": "192.0.2.7", "until": 5})
        connection.execute(insert(schema.bans), {"network": "192.0.2.7/32", "until": 5})
        connection.execute(insert(schema.oldest_program), {"revision": revisions.FIRST_NAMED})
    ids = [over["table"], waiting["table"], played["table"], middle[0].id]
    return FullDatabase(folder, cookies, {table: load_match(where, table) for table in ids})


def wait_for(server: Running, rows: Table) -> None:
    """Wait until this database table has a row."""
    until = monotonic() + 60
    while monotonic() < until:
        with server.parts.store.engine.connect() as connection:
            if connection.execute(select(rows).limit(1)).first() is not None:
                return
        sleep(0.02)
    raise TimeoutError(rows.name)


def between_deals() -> tuple[Setup, list[StoreChange]]:
    """A match that goes on after its first deal, and its stored rows."""
    played = finished(3)
    match, kept = Match(played.setup), []
    for stored in played.entries:
        match, entry = match.replay_entry(stored)
        shots = snapshots(match, entry)
        kept += [entry, *shots]
        if shots:
            break
    return played.setup, [*kept, standing(match)]


async def keep(where: str, match: tuple[Setup, list[StoreChange]]) -> None:
    async with unpacking(where) as store:
        await store.add(match[0], *match[1])


def test_the_damage_fixture_has_rows_in_every_table_and_is_sound(full_database: FullDatabase) -> None:
    where = database_address(full_database.folder)
    assert [name for name in NAMES if databases.rows(where, f"SELECT count(*) FROM {name}") == [(0,)]] == []
    with open_beside_server(where) as engine:
        assert is_sound(engine)


def test_a_server_does_not_start_on_a_database_that_lacks_a_table(full_database: FullDatabase, tmp_path: Path) -> None:
    folder = tmp_path / "full_database"
    copy(full_database.folder, folder)
    change(database_address(folder), "DROP TABLE keys")
    with pytest.raises(BadDatabase) as refused:
        open_database(database_address(folder))
    assert "The database lacks keys" in say(refused.value.message, "en")


@pytest.mark.parametrize("name", ["standings", slow("counted"), slow("bot_sums")])
def test_lists_and_statistics_are_answered_from_a_damaged_database(
    full_database: FullDatabase, tmp_path: Path, name: str
) -> None:
    for number, (what, statement, values) in enumerate(damages(name)):
        if "bytes" not in what and "JSON" not in what:
            continue
        folder = tmp_path / str(number)
        copy(full_database.folder, folder)
        try:
            change(database_address(folder), statement, values)
        except REFUSED:
            continue
        with (
            running(settings_in(folder)) as server,
            httpx.Client(base_url=server.address, cookies=full_database.cookies) as http,
        ):
            for path in ASKED:
                assert http.get(path).status_code == 200, (what, path)


def damages(name: str, kinds: int = len(GARBAGE)) -> Iterator[tuple[str, str, Mapping[str, object] | None]]:
    """The name of each damage, its statement and the statement's values; the first row of the table is damaged.

    Each column gets so many `kinds` of garbage, in turns.
    """
    first_key = f"(SELECT {', '.join(keys(name))} FROM {name} LIMIT 1)"
    where = f"({', '.join(keys(name))}) = {first_key}"
    yield f"{name} has lost a row", f"DELETE FROM {name} WHERE {where}", None
    for place, column in enumerate(schema.metadata.tables[name].columns):
        first = place * kinds % len(GARBAGE)
        for what, value in [*GARBAGE.items(), *GARBAGE.items()][first : first + kinds]:
            statement = f'UPDATE {name} SET "{column.name}"=:value WHERE {where}'
            yield f"{name}.{column.name} is {what}", statement, {"value": value}
    yield f"{name} is gone", f"DROP TABLE {name}", None


def keys(name: str) -> list[str]:
    return [column.name for column in schema.metadata.tables[name].primary_key]


@pytest.mark.parametrize(
    ("name", "kinds"),
    [
        *((name, 1) for name in OFTEN),
        *(pytest.param(name, len(GARBAGE), marks=pytest.mark.slow) for name in NAMES),
    ],
)
def test_repairing_a_damaged_database_loses_no_sound_row(
    full_database: FullDatabase, tmp_path: Path, name: str, kinds: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)  # where files lie that a repair writes for PostgreSQL
    tried = 0
    for number, (what, statement, values) in enumerate(damages(name, kinds)):
        folder = tmp_path / str(number)
        copy(full_database.folder, folder)
        where = database_address(folder)
        try:
            change(where, statement, values)
            changed = name not in ("entries", "packed", "tables")
        except REFUSED:
            continue
        tried += 1
        # No schema lacks a table, and no column of SQLite is of bytes; PostgreSQL turns them into a text.
        if "is gone" in what or ("bytes" in what and not ON_POSTGRES):
            with open_exclusively(where) as engine:
                assert not is_sound(engine), what
        repair(where, yes=True, as_json=True, lang="en")
        with open_exclusively(where) as engine:
            assert is_sound(engine), what
        lost = [table for table, match in full_database.tables.items() if load_match(where, table) != match]
        assert len(lost) <= (
            0 if changed and name != "sitters" else len(full_database.tables) if "gone" in what else 1
        ), what
        if values is None:
            with (
                running(settings_in(folder)) as server,
                httpx.Client(base_url=server.address, cookies=full_database.cookies) as http,
            ):
                for path in [*ASKED, *(f"/t/{table}" for table in full_database.tables)]:
                    assert http.get(path).status_code < 500, (what, path)
                opened = http.post("/api/tables", json=order("greedy", "greedy"))
                assert opened.status_code == 201, what
    assert tried > 1
