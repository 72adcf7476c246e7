"""Takes tables out of the database, with everything that is known of them."""

from collections.abc import Iterator, Sequence

from sqlalchemy import Connection, Table, delete

from hachiya.store import schema


def remove(connection: Connection, tables: Sequence[str]) -> None:
    """All rows of these tables."""
    for rows, column in _referring():
        connection.execute(delete(rows).where(rows.c[column].in_(tables)))
    connection.execute(delete(schema.tables).where(schema.tables.c.id.in_(tables)))


def _referring() -> Iterator[tuple[Table, str]]:
    """Whatever refers to a table, those first to which nothing else refers."""
    for rows in reversed(schema.metadata.sorted_tables):
        for key in rows.foreign_keys:
            if key.column is schema.tables.c.id:
                yield rows, key.parent.name
