"""Tables of before there were standings: they say how they stand when a person first finds them again."""

from contextlib import suppress
from dataclasses import replace

from sqlalchemy import Connection, exists, func, insert, select

from hachiya.store import schema
from hachiya.store.event_store import EventStore
from hachiya.store.rows import row_of
from hachiya.tables.live.rebuilding import rebuild
from hachiya.tables.live.services import Services
from hachiya.tables.match.standing import recorded_standing, standing
from hachiya.tables.problems import DamagedTable, NoTable, OutdatedTable
from hachiya.tables.stored.standing import Standing


async def ensure_standing(store: EventStore, services: Services, table: str) -> None:
    """See that the table says how it stands; NoTable."""
    if await store.read(lambda connection: _stands(connection, table)):
        return
    found = await store.load(table)
    if found is None:
        raise NoTable
    told = recorded_standing(*found)
    if told.winners is None:  # whose turn it is, no entry says
        with suppress(OutdatedTable, DamagedTable):
            told = standing((await rebuild(services, table)).match)
    at = await store.read(lambda connection: _last(connection, table))
    await store.add(lambda connection: _keep(connection, replace(told, at=at)))


def _stands(connection: Connection, table: str) -> bool:
    return bool(connection.scalar(select(exists().where(schema.standings.c.table_id == table))))


def _last(connection: Connection, table: str) -> int | None:
    """When something happened there last."""
    entries, packed, tables = schema.entries.c, schema.packed.c, schema.tables.c
    for query in (
        select(func.max(entries.at)).where(entries.table_id == table),
        select(packed.at).where(packed.table_id == table),
        select(tables.at).where(tables.id == table),
    ):
        found: int | None = connection.scalar(query)
        if found is not None:
            return found
    return None


def _keep(connection: Connection, told: Standing) -> None:
    """Unless an entry has told it meanwhile."""
    if not _stands(connection, told.table):
        connection.execute(insert(schema.standings), row_of(told).values)
