"""Databases with stored matches for tests of upkeep, and ways to damage them."""

import asyncio
from collections.abc import Callable
from io import BytesIO
from pathlib import Path

import pytest
from sqlalchemy import Connection, Engine, Executable, select, update

from hachiya.store import schema
from hachiya.store.database import open_database
from hachiya.store.event_store import EventStore
from hachiya.store.upkeep.checking import TableState, check
from hachiya.store.upkeep.exporting import export
from hachiya.store.upkeep.importing import ImportedTable, import_history
from hachiya.store.upkeep.opening import open_beside_server
from hachiya.tables.match.history import Refused
from hachiya.tables.match.match import Match
from hachiya.tables.match.standing import recorded_standing, standing
from hachiya.tables.problems import DamagedTable
from hachiya.tables.stored.entries import Entry
from hachiya.tables.stored.keys import Key
from hachiya.tables.stored.setup import Setup
from hachiya.tables.stored.standing import Standing
from tests.databases import change, changing, database_in
from tests.server.test_packing import Played, finished, unpacking


def database_address(folder: Path) -> str:
    return database_in(folder)


def running_match(number: int) -> Played:
    """A running match."""
    played = finished(number)
    return Played(played.setup, played.entries[: len(played.entries) // 2])


def ended_match(number: int) -> Played:
    """A match ended by all."""
    played = running_match(number)
    _, ending = Match.rebuild(played.setup, played.entries).end()
    return Played(played.setup, [*played.entries, ending])


def save_matches(where: str, *tables: Played, packed: tuple[int, ...] = ()) -> None:
    """Write a database with these tables, the ones at `packed` packed."""

    async def keep() -> None:
        async with unpacking(where) as store:
            for number, played in enumerate(tables):
                key = Key(played.setup.id, 0, f"digest{played.setup.id}")
                await store.add(played.setup, key, *played.entries, stands_as(played))
                if number in packed:
                    assert await store.pack(played.setup.id)

    asyncio.run(keep())


def stands_as(played: Played) -> Standing:
    """The standing shown in lists; for a match with entries after its end, the standing by its entries."""
    try:
        return standing(Match.rebuild(*played))
    except DamagedTable:
        return recorded_standing(*played)


def load_match(where: str, table: str) -> tuple[Setup, list[Entry]] | None:
    async def load() -> tuple[Setup, list[Entry]] | None:
        store = EventStore(open_database(where))
        try:
            return await store.load(table)
        finally:
            await store.close()

    return asyncio.run(load())


def table_states(engine: Engine) -> dict[str, TableState]:
    return {status.table: status.state for status in check(engine)}


def export_history(where: str) -> bytes:
    with open_beside_server(where) as engine:
        exports = [match.lines for match in export(engine)]
    return "".join(f"{line}\n" for lines in exports if lines for line in lines).encode()


def import_into(where: str, text: bytes) -> list[ImportedTable | Refused]:
    with open_beside_server(where) as engine:
        return list(import_history(engine, BytesIO(text)))


def packed_byte(connection: Connection) -> None:
    content = connection.scalars(select(schema.packed.c.content)).first()
    assert content is not None
    is_row = schema.packed.c.content == content
    connection.execute(update(schema.packed).where(is_row).values(content=content[:200] + b"\0" + content[201:]))


DAMAGES: dict[str, str | Executable | Callable[[Connection], object]] = {
    "an entry is gone": "DELETE FROM entries WHERE version=5",
    "an entry says something else": "UPDATE entries SET events=replace(events, 'seat\":0', 'seat\":1') WHERE version>3",
    "an entry is no JSON": "UPDATE entries SET actions='[1,' WHERE version=7",
    "an entry is no text": "UPDATE entries SET events=CAST(CAST(events AS BLOB)||x'80' AS TEXT) WHERE version=7",
    "an entry is of no kind": "UPDATE entries SET kind='x' WHERE version=7",
    "a table's row": f"UPDATE tables SET names='x' WHERE id='{running_match(1).setup.id}'",
    "a packed byte": packed_byte,
    "a packed record": update(schema.packed).values(record=bytes(32)),
    "the names of a packed table": f"""UPDATE tables SET names='["a","b","c"]' WHERE id='{finished(2).setup.id}'""",
    "packed and unpacked": "INSERT INTO entries (table_id,version,kind,seat,message,actions,events,at)"
    f" SELECT '{finished(2).setup.id}',version,kind,seat,message,actions,events,at FROM entries",
}
OF_EVERY_KIND = [
    pytest.param(name, marks=[pytest.mark.sqlite] if name == "an entry is no text" else []) for name in DAMAGES
]


def damage_database(where: str, damage: str) -> None:
    how = DAMAGES[damage]
    if isinstance(how, str):
        change(where, how)
        return
    with changing(where) as connection:
        if isinstance(how, Executable):
            connection.execute(how)
        else:
            how(connection)
