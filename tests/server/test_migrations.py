"""Databases of before are brought up to date, with all that is in them; rows as the programs of then wrote them."""

import asyncio
import json
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, create_engine, text

from hachiya.server.database import _MIGRATIONS, open_database
from hachiya.server.store import EventStore
from hachiya.tables.entries import Choice, Deck, Entry
from hachiya.tables.match import Match
from hachiya.tables.setup import Setup
from tests.playing import BASHIFEN_MENUS, HACHIJU_MENUS, NAKAYOSHI_MENUS, SANNIN, Menu
from tests.tables.play import entries, new_setup

ID = "a" * 16
Rows = list[tuple[str, Mapping[str, Any]]]


def compact(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def table_of_before(setup: Setup) -> Mapping[str, Any]:
    """A table's row at r0001."""
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
    """An entry's row up to r0002: its kind follows from what it lacks."""
    actions = entry.actions if isinstance(entry, Choice) else entry.cards if isinstance(entry, Deck) else []
    return {
        "table_id": entry.table,
        "version": entry.version,
        "seat": entry.seat if isinstance(entry, Choice) else None,
        "message": entry.message if isinstance(entry, Choice) else None,
        "actions": compact(actions),
        "events": "\n".join(one.line for one in entry.record),
        "at": 1,
    }


def database_of_before(file: Path, revision: str, rows: Rows) -> str:
    """A database at this revision with these rows; its URL."""
    where = f"sqlite:///{file}"
    config = Config()
    config.set_main_option("script_location", str(_MIGRATIONS))
    engine = create_engine(where)
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, revision)
        for table, values in rows:
            write(connection, table, values)
    engine.dispose()
    return where


def write(connection: Connection, table: str, values: Mapping[str, Any]) -> None:
    columns, marks = ", ".join(values), ", ".join(f":{name}" for name in values)
    connection.execute(text(f"INSERT INTO {table} ({columns}) VALUES ({marks})"), values)


def loaded(where: str) -> tuple[Setup, list[Entry]]:
    """What the program of now finds there; then one more entry is written, as now, and found."""

    async def load() -> tuple[Setup, list[Entry]]:
        store = EventStore(open_database(where))
        store.start()
        try:
            found = await store.load(ID)
            assert found is not None
            setup, kept = found
            more = Choice(ID, len(kept) + 1, 0, [1], "more", [])
            await store.add(more)
            assert await store.entries(ID) == [*kept, more]
            return setup, kept
        finally:
            await store.close()

    return asyncio.run(load())


def test_a_table_of_before_there_was_a_clock(tmp_path: Path) -> None:
    """It has the usual speed, which none of the games of then had."""
    setup = replace(new_setup(), id=ID)
    where = database_of_before(tmp_path / "old.sqlite", "r0001", [("tables", table_of_before(setup))])
    assert loaded(where) == (replace(setup, clock=300), [])


@pytest.mark.parametrize("revision", ["r0001", "r0002"])
@pytest.mark.parametrize("menu", [SANNIN, NAKAYOSHI_MENUS[-1], HACHIJU_MENUS[0], BASHIFEN_MENUS[0]], ids=str)
def test_entries_of_before_they_said_their_kind(tmp_path: Path, menu: Menu, revision: str) -> None:
    """Decks, cards of the clock and choices come back as what they were, and the match is played on."""
    start = Match(replace(new_setup(menu), id=ID))
    played = list(entries(start, Random(4), months=2))
    kept = [entry for _, entry in played]
    rows: Rows = [("tables", table_of_before(start.setup)), *(("entries", entry_of_before(entry)) for entry in kept)]
    setup, found = loaded(database_of_before(tmp_path / "old.sqlite", revision, rows))
    assert found == kept
    assert [one.event for entry in found for one in entry.record] == [
        json.loads(one.line) for entry in kept for one in entry.record
    ]
    assert Match.rebuilt(setup, found).version == played[-1][0].version
