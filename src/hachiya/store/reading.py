"""Queries about a table, whose entries are rows of their own, or packed into one row.

A table is packed in one transaction and never unpacked beside a server. So a reader who gets no rows of entries reads
the packed row, and one who gets some has all of them.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, NamedTuple

from sqlalchemy import Connection, func, select

from hachiya.store import schema
from hachiya.store.packing import FORM, EntryRow, pack, unpack
from hachiya.store.rows import lines_of, setup_of
from hachiya.tables.match.history import digest_of_lines
from hachiya.tables.problems import DamagedTable
from hachiya.tables.stored.entries import has_ended, record_of_lines
from hachiya.tables.stored.setup import Setup
from hachiya.tables.stored.snapshot import Snapshot

_ENTRY = tuple(schema.entries.c[name] for name in EntryRow._fields)


def find_table(connection: Connection, condition: Any) -> Setup | None:
    """Return the setup of the table that meets a condition, with the players who have taken open seats."""
    row = connection.execute(select(schema.tables).where(condition)).one_or_none()
    if row is None:
        return None
    sitters = connection.execute(select(schema.sitters).where(schema.sitters.c.table_id == row.id))
    return setup_of(row, sitters)


def entry_rows(connection: Connection, table: str, after: int = 0) -> list[EntryRow]:
    """Return all entries of a table after a version; DamagedTable if the packed row is damaged."""
    return loose_rows(connection, table, after) or packed_rows(connection, table)[after:]


def loose_rows(connection: Connection, table: str, after: int = 0) -> list[EntryRow]:
    """Return the entries after a version that are rows of their own, not packed."""
    columns = schema.entries.c
    query = select(*_ENTRY).where(columns.table_id == table, columns.version > after).order_by(columns.version)
    return [EntryRow(*row) for row in connection.execute(query)]


def packed_rows(connection: Connection, table: str) -> list[EntryRow]:
    """Return the packed entries of a table; DamagedTable if the packed row is damaged."""
    columns = schema.packed.c
    row = connection.execute(select(schema.packed).where(columns.table_id == table)).one_or_none()
    if row is None:
        return []
    rows = unpack(table, row.form, row.content)
    if len(rows) != row.version:
        raise DamagedTable
    return rows


def find_snapshot(connection: Connection, table: str, least: int) -> Snapshot | None:
    """Return the newest snapshot that has at least `least` entries after it; None if there is none."""
    columns, entries = schema.snapshots.c, schema.entries.c
    last = select(func.max(entries.version)).where(entries.table_id == table).scalar_subquery()
    query = select(columns.version, columns.content).where(columns.table_id == table, columns.version <= last - least)
    row = connection.execute(query.order_by(columns.version.desc()).limit(1)).one_or_none()
    return None if row is None else Snapshot(table, row.version, row.content)


def lines_up_to(connection: Connection, table: str, version: int) -> list[str]:
    """Return the record lines of the entries up to a version."""
    columns = schema.entries.c
    query = select(columns.events).where(columns.table_id == table, columns.version <= version)
    texts: Sequence[str] = connection.scalars(query.order_by(columns.version)).all()
    if not texts:
        texts = [row.events for row in packed_rows(connection, table) if row.version <= version]
    return [line for text in texts for line in lines_of(text)]


def last_version(connection: Connection, table: str) -> int:
    """Return the number of entries of a table."""
    columns = schema.entries.c
    version = connection.scalar(select(func.max(columns.version)).where(columns.table_id == table))
    if version is None:
        version = connection.scalar(select(schema.packed.c.version).where(schema.packed.c.table_id == table))
    return version or 0


def version_of(connection: Connection, table: str, seat: int, message: str) -> int | None:
    """Return the version of the choice that a seat's message has made; None if there is none."""
    columns = schema.entries.c
    query = select(columns.version).where(columns.table_id == table, columns.seat == seat, columns.message == message)
    version: int | None = connection.scalar(query)
    if version is None:
        rows = packed_rows(connection, table)
        version = next((row.version for row in rows if (row.seat, row.message) == (seat, message)), None)
    return version


# ------------------------------------------------------------------------------------- what can be packed


class Waiting(NamedTuple):
    """Finished tables that are not packed and counted, and the last id that was examined (None at the end)."""

    tables: list[str]
    up_to: str | None


def waiting(connection: Connection, after: str, number: int) -> Waiting:
    """Find the tables that can be packed or counted among the next `number` ones after an id."""
    tables, entries = schema.tables.c, schema.entries.c
    packed = select(schema.packed.c.version).where(schema.packed.c.table_id == tables.id).exists()
    counted = select(schema.counted.c.form).where(schema.counted.c.table_id == tables.id).exists()
    ids = connection.scalars(select(tables.id).where(tables.id > after).order_by(tables.id).limit(number)).all()
    if not ids:
        return Waiting([], None)
    last = (
        select(entries.events)
        .where(entries.table_id == tables.id)
        .order_by(entries.version.desc())
        .limit(1)
        .scalar_subquery()
    )
    some = (tables.id > after, tables.id <= ids[-1])
    query = select(tables.id, last, packed).where(*some, ~(packed & counted)).order_by(tables.id)
    rows = connection.execute(query)
    return Waiting([table for table, events, is_packed in rows if is_packed or ends_match(events or "")], ids[-1])


def packed_row(connection: Connection, table: str) -> dict[str, Any] | None:
    """Make the packed row of a table; None if its match is not over, or its entries are packed already.

    DamagedTable if the entries cannot be packed.
    """
    setup, rows = find_table(connection, schema.tables.c.id == table), loose_rows(connection, table)
    if setup is None or not rows or not ends_match(rows[-1].events):
        return None
    content = pack(rows)
    if unpack(table, FORM, content) != rows:
        raise DamagedTable
    return {
        "table_id": table,
        "version": len(rows),
        "at": rows[-1].at,
        "record": _digest(setup, rows),
        "form": FORM,
        "content": content,
    }


def record_digest(connection: Connection, table: str) -> bytes | None:
    """Return the digest of a table's record; None if there is no such table."""
    setup = find_table(connection, schema.tables.c.id == table)
    return None if setup is None else _digest(setup, entry_rows(connection, table))


def _digest(setup: Setup, rows: Sequence[EntryRow]) -> bytes:
    lines = (line for row in rows for line in lines_of(row.events))
    return digest_of_lines([*(line.line for line in replace(setup, shuffled_as=None).head()), *lines])


def ends_match(events: str) -> bool:
    """Whether the stored events of an entry end the match; False if they cannot be read."""
    try:
        return has_ended(record_of_lines(lines_of(events)))
    except (ValueError, TypeError, KeyError, RecursionError):
        return False
