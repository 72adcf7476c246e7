"""Replaces the entries of a finished match by its packed row, in one transaction."""

from collections.abc import Mapping
from typing import Any

from sqlalchemy import Connection, delete, exists, insert, select

from hachiya.store import schema
from hachiya.tables.problems import DamagedTable


def swap(connection: Connection, row: Mapping[str, Any]) -> bool:
    """Insert the packed row of a table and delete the entries; False if another process has packed or deleted it.

    DamagedTable if the entries have changed since they were read.
    """
    table, tables, entries = row["table_id"], schema.tables.c, schema.entries.c
    # A writer of entries waits for this lock, then sees the packed row. SQLite has one writer, the calling thread.
    connection.execute(select(tables.id).where(tables.id == table).with_for_update())
    if not connection.scalar(select(exists().where(entries.table_id == table))):
        return False
    connection.execute(insert(schema.packed), row)
    connection.execute(delete(schema.secrets).where(schema.secrets.c.table_id == table))
    deletion = connection.execute(delete(schema.entries).where(entries.table_id == table))
    if deletion.rowcount != row["version"]:
        raise DamagedTable
    connection.execute(delete(schema.snapshots).where(schema.snapshots.c.table_id == table))
    connection.execute(delete(schema.visitors).where(schema.visitors.c.table_id == table))
    return True
