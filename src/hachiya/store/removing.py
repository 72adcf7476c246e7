"""The deletion of tables from the database, with all rows that refer to them."""

from collections.abc import Iterator, Sequence

from sqlalchemy import Connection, Table, delete

from hachiya.store import schema


def delete_tables(connection: Connection, tables: Sequence[str]) -> None:
    """Delete all rows of these tables."""
    for rows, column in _referring():
        connection.execute(delete(rows).where(rows.c[column].in_(tables)))
    connection.execute(delete(schema.tables).where(schema.tables.c.id.in_(tables)))


def _referring() -> Iterator[tuple[Table, str]]:
    """The schema tables that refer to `tables` and their columns, in an order that keeps foreign keys valid."""
    for rows in reversed(schema.metadata.sorted_tables):
        for key in rows.foreign_keys:
            if key.column is schema.tables.c.id:
                yield rows, key.parent.name
