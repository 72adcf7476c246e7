"""Databases of former revisions are migrated with all their rows, as former programs wrote them."""

import asyncio
import json
import re
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, create_engine, text

from hachiya.games.registry import find
from hachiya.store.database import open_database
from hachiya.store.event_store import EventStore
from hachiya.store.packing import EntryRow, pack
from hachiya.store.reading import loose_rows
from hachiya.store.revisions import FIRST_NAMED, MIGRATIONS
from hachiya.tables.match.match import Match
from hachiya.tables.stored.entries import Choice, Deck, Entry, Tick, ends_match
from hachiya.tables.stored.keys import digest, new_token
from hachiya.tables.stored.setup import Setup
from hachiya.tables.stored.wishes import Wishes
from tests.databases import empty_database_in
from tests.playing import BASHIFEN_MENUS, HACHIJU_MENUS, NAKAYOSHI_MENUS, SANNIN, Menu
from tests.sampling import first, slow
from tests.server.running import running, settings_in
from tests.tables.play import deals, entries, new_setup

ID = "a" * 16
Rows = list[tuple[str, Mapping[str, Any]]]


def compact(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def table_of_before(setup: Setup) -> Mapping[str, Any]:
    """A table's row at revision r0001."""
    return {
        "id": setup.id,
        "game": setup.game,
        "rules": setup.rules,
        "options": compact(setup.options),
        "names": compact(setup.names),
        "players": compact(setup.players),
        "draws": compact(setup.draws),
        "sat": None,
        "follows": None,
        "pace": setup.pace,
        "at": 1,
    }


def entry_of_before(entry: Entry) -> Mapping[str, Any]:
    """An entry's row up to revision r0002, whose kind follows from its empty columns."""
    actions = entry.actions if isinstance(entry, Choice) else entry.cards if isinstance(entry, Deck) else []
    return {
        "table_id": entry.table,
        "version": entry.version,
        "seat": entry.seat if isinstance(entry, Choice) else None,
        "message": entry.message if isinstance(entry, Choice) else None,
        "actions": compact(actions),
        "events": "\n".join(line.line for line in entry.record),
        "at": 1,
    }


def at_revision(revision: str, setup: Setup, kept: list[Entry]) -> Rows:
    """A table with its entries and other rows as they were written at a revision."""
    table, rows = {**table_of_before(setup)}, [{**entry_of_before(entry)} for entry in kept]
    more: Rows = [("keys", {"digest": "d" * 64, "table_id": setup.id, "seat": 0})]
    if revision >= "r0002":
        table["clock"] = setup.clock
    if revision >= "r0003":
        for entry, row in zip(kept, rows, strict=True):
            row["kind"] = {Choice: "choice", Deck: "deck", Tick: "tick"}[type(entry)]
    if revision >= "r0004":
        table |= {"host": setup.host, "players": compact(["open", *setup.players[1:]])}
        table["names"] = compact(["", *setup.names[1:]])
        of_seat = {"table_id": setup.id, "seat": 0, "at": 1}
        more += [
            ("invitations", {**of_seat, "number": 1, "digest": "i" * 64}),
            ("sitters", {**of_seat, "name": setup.names[0], "player": setup.players[0]}),
        ]
    if revision >= "r0006":
        person, standing = setup.id.upper(), {"table_id": setup.id, "version": len(kept), "n": 1, "turn": None, "at": 1}
        own = {"person": person, "ended": 0, "table_id": setup.id, "seat": 0, "game": setup.game, "others": "\n"}
        more += [
            ("standings", {**standing, "scores": compact([0] * len(setup.players)), "winners": None}),
            ("persons", {"id": person, "phrase": None, "at": 1}),
            ("person_keys", {"digest": 4 * setup.id, "person": person}),
            ("own_seats", own),
        ]
    if revision >= "r0007":
        more.append(("bot_sums", {"game": setup.game, "bot": setup.id, "content": "{}"}))
    if revision >= "r0012":
        more.append(("chat", {"table_id": setup.id, "number": 1, "seat": 0, "phrase": "hello", "text": None, "at": 1}))
    if "r0014" <= revision <= "r0017":
        more.append(("complaints", {"table_id": setup.id, "number": 1, "by": 1}))
    if revision >= "r0015":
        more.append(("sent_away", {"table_id": setup.id, "person": "p" * 16}))
    return [("tables", table), *more, *(("entries", row) for row in rows)]


def database_of_before(folder: Path, revision: str, rows: Rows) -> str:
    """A database at this revision with these rows, and its URL."""
    where = empty_database_in(folder)
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    engine = create_engine(where)
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, revision)
        for table, values in rows:
            write(connection, table, values)
    engine.dispose()
    return where


def write(connection: Connection, table: str, values: Mapping[str, Any]) -> None:
    columns, marks = ", ".join(f'"{name}"' for name in values), ", ".join(f":{name}" for name in values)
    connection.execute(text(f"INSERT INTO {table} ({columns}) VALUES ({marks})"), values)


def load_and_add(where: str) -> tuple[Setup, list[Entry]]:
    """Load the table with the present program; then write one more entry and load it."""

    async def load() -> tuple[Setup, list[Entry]]:
        store = EventStore(open_database(where))
        store.start()
        try:
            table = await store.load(ID)
            assert table is not None
            setup, kept = table
            more = Choice(ID, len(kept) + 1, 0, [1], "more", [])
            await store.add(more)
            assert await store.entries(ID) == [*kept, more]
            return setup, kept
        finally:
            await store.close()

    return asyncio.run(load())


def test_a_table_stored_before_clocks_existed_is_loaded_with_the_usual_clock(tmp_path: Path) -> None:
    """The table gets the usual clock; no game of that revision had one."""
    setup = replace(new_setup(), id=ID)
    where = database_of_before(tmp_path, "r0001", [("tables", table_of_before(setup))])
    assert load_and_add(where) == (replace(setup, clock=300), [])


@pytest.mark.parametrize("revision", ["r0001", "r0002"])
@pytest.mark.parametrize(
    "menu", [slow(SANNIN), slow(NAKAYOSHI_MENUS[-1]), HACHIJU_MENUS[0], BASHIFEN_MENUS[0]], ids=str
)
def test_entries_stored_before_kinds_existed_are_loaded(tmp_path: Path, menu: Menu, revision: str) -> None:
    """Decks, clocked draws and choices are loaded as they were, and the match is played on."""
    start = Match(replace(new_setup(menu), id=ID))
    played = list(entries(start, Random(4), months=2))
    kept = [entry for _, entry in played]
    rows: Rows = [("tables", table_of_before(start.setup)), *(("entries", entry_of_before(entry)) for entry in kept)]
    setup, loaded_entries = load_and_add(database_of_before(tmp_path, revision, rows))
    assert loaded_entries == kept
    assert [line.event for entry in loaded_entries for line in entry.record] == [
        json.loads(line.line) for entry in kept for line in entry.record
    ]
    assert Match.rebuild(setup, loaded_entries).version == played[-1][0].version


REVISIONS = [f"r{number:04}" for number in range(1, 24)]
"""The revisions before the present one; a test below checks that none is missing."""


@pytest.mark.parametrize("revision", first([*REVISIONS[:2], *REVISIONS[7::5]], REVISIONS))
@pytest.mark.parametrize("menu", [HACHIJU_MENUS[3], slow(BASHIFEN_MENUS[0])], ids=str)
def test_tables_of_every_schema_are_loaded_and_packed_when_finished(tmp_path: Path, menu: Menu, revision: str) -> None:
    """A finished and a running match of each family are loaded; the running one is played on."""
    setup = replace(new_setup(menu), id="b" * 16, host=1 if revision >= "r0004" else None)
    last = 12 if menu.game == "hachiju" else 1
    over = [entry for _, entry in entries(Match(setup), Random(5), months=last)]
    running = replace(setup, id=ID)
    kept = [replace(entry, table=ID) for entry in over[: len(over) // 2]]
    rows = [*at_revision(revision, setup, over), *at_revision(revision, running, kept)[:1]]
    rows += [
        (table, {**row, "digest": "e" * 64} if table == "keys" else row)
        for table, row in (at_revision(revision, running, kept)[1:])
    ]
    where = database_of_before(tmp_path, revision, rows)

    async def check() -> None:
        store = EventStore(open_database(where))
        assert await store.load(setup.id) == (setup, over)
        store.start()
        try:
            if ends_match(over[-1]):
                async with asyncio.timeout(60):
                    while await asyncio.to_thread(count_loose, store, setup.id):
                        await asyncio.sleep(0.01)
            assert await store.load(setup.id) == (setup, over)
            assert await store.owns("d" * 64, setup.id, 0)
            assert [line.phrase for line in await store.chat_lines(setup.id)] == ["hello"] * (revision >= "r0012")
            assert await store.sent_away(setup.id) == ({"p" * 16} if revision >= "r0015" else set())
            assert await store.wishes(setup.id) == Wishes(setup.id)
        finally:
            await store.close()

    asyncio.run(check())
    assert load_and_add(where) == (running, kept)


def count_loose(store: EventStore, table: str) -> int:
    """The number of unpacked entries."""
    with store.engine.connect() as connection:
        return len(loose_rows(connection, table))


def test_every_former_schema_is_tested() -> None:
    assert sorted(file.stem[:5] for file in (MIGRATIONS / "versions").glob("r*.py"))[:-1] == REVISIONS


def test_migrations_name_the_oldest_program_that_can_use_their_result() -> None:
    """None stands for every program; nobody can use the result of a migration before it was made."""
    files = [file for file in (MIGRATIONS / "versions").glob("r*.py") if file.stem[:5] >= FIRST_NAMED]
    assert files
    for file in files:
        named = re.search(r'^oldest_program = (?:None|"(r\d{4})")$', file.read_text("utf-8"), re.MULTILINE)
        assert named, file.name
        assert (named[1] or "") <= file.stem[:5]


@pytest.mark.parametrize("revision", ["r0001", slow("r0004"), "r0005"])
@pytest.mark.parametrize("menu", [HACHIJU_MENUS[0], slow(BASHIFEN_MENUS[0])], ids=str)
def test_seats_stored_before_persons_existed_are_listed(tmp_path: Path, menu: Menu, revision: str) -> None:
    """A browser with a seat's cookie lists the table as over, running or of older rules."""
    whole = [entry for _, entry in entries(Match(replace(new_setup(menu), id=ID)), Random(4), months=500)]
    setup, token, rows = replace(new_setup(menu), id=ID), new_token(), Rows()
    outdated = replace(setup, rules=find(menu.game).version + 1)
    tables = {"over----": (setup, whole), "running-": (setup, whole[:9]), "outdated": (outdated, whole[:9])}
    for number, (name, (before, kept)) in enumerate(tables.items()):
        id_ = name * 2
        rows.append(("tables", table_of_before(replace(before, id=id_))))
        rows.append(("keys", {"digest": digest(token[:-1] + str(number)), "table_id": id_, "seat": 1}))
        written: Rows = []
        for entry in kept:
            kinds = {} if revision < "r0003" else {"kind": type(entry).__name__.lower()}
            values = entry_of_before(entry)
            written.append(("entries", {**values, **kinds, "table_id": id_, "at": 1000 + entry.version}))
        if kept is whole and revision == "r0005":
            content = pack([EntryRow(**values) for _, values in written])
            shape = {"version": len(kept), "at": 1000 + len(kept), "record": b"", "form": 1, "content": content}
            written = [("packed", {"table_id": id_, **shape})]
        rows += written
    where = database_of_before(tmp_path, revision, rows)
    with (
        running(settings_in(tmp_path, database=where)) as server,
        httpx.Client(base_url=server.address) as http,
    ):
        for number, name in enumerate(tables):
            path = f"/t/{name * 2}/1"
            http.cookies.set("seat", token[:-1] + str(number), domain="127.0.0.1", path=path)
            assert http.post(f"{path}/mine", json={}).status_code == 204
        running_ones, over = (
            {row["table"][:8]: row for row in http.get("/api/me/tables", params={"state": state}).json()["tables"]}
            for state in ("running", "over")
        )
    assert set(running_ones) == {"running-", "outdated"}
    assert set(over) == {"over----"}
    played = Match.rebuild(setup, whole[:9])
    assert running_ones["running-"]["turn"] == (None if played.table.is_open_call else played.table.turn)
    assert running_ones["outdated"]["turn"] is None
    assert {row["n"] for row in running_ones.values()} == {deals(played)}
    assert over["over----"]["winners"] == whole[-1].record[-1].event["winners"]  # type: ignore[typeddict-item]
    assert over["over----"]["at"] == 1000 + len(whole)
