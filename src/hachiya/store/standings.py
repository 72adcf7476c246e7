"""The adding of standings to old tables that have none, when a person first opens them."""

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
    """Store the standing of a table, if it has none; raise NoTable."""
    if await store.read(lambda connection: _has_standing(connection, table)):
        return
    stored = await store.load(table)
    if stored is None:
        raise NoTable
    result = recorded_standing(*stored)
    if result.winners is None:  # the record does not say whose turn it is
        with suppress(OutdatedTable, DamagedTable):
            result = standing((await rebuild(services, table)).match)
    at = await store.read(lambda connection: _last_change(connection, table))
    await store.add(lambda connection: _keep(connection, replace(result, at=at)))


def _has_standing(connection: Connection, table: str) -> bool:
    return bool(connection.scalar(select(exists().where(schema.standings.c.table_id == table))))


def _last_change(connection: Connection, table: str) -> int | None:
    """When the table changed last, in milliseconds since 1970."""
    entries, packed, tables = schema.entries.c, schema.packed.c, schema.tables.c
    for query in (
        select(func.max(entries.at)).where(entries.table_id == table),
        select(packed.at).where(packed.table_id == table),
        select(tables.at).where(tables.id == table),
    ):
        at: int | None = connection.scalar(query)
        if at is not None:
            return at
    return None


def _keep(connection: Connection, result: Standing) -> None:
    """Insert the standing, unless an entry has stored one meanwhile."""
    if not _has_standing(connection, result.table):
        connection.execute(insert(schema.standings), row_of(result).values)
