"""Queries over the tables of a database."""

from collections.abc import Iterator

from sqlalchemy import Connection, Engine, func, select

from hachiya.store import schema

_BATCH = 500
"""Tables that one query returns."""


def number_of_tables(engine: Engine) -> int:
    """Count the tables at which matches were played."""
    with engine.connect() as connection:
        return connection.scalar(select(func.count()).select_from(schema.tables)) or 0


def table_ids(engine: Engine) -> Iterator[str]:
    """Yield the ids of all tables in the order in which they were opened; those opened meanwhile may be among them."""
    columns = schema.tables.c
    query = select(columns.at, columns.id).order_by(columns.at, columns.id).limit(_BATCH)
    after = None
    while True:
        with engine.connect() as connection:
            rows = connection.execute(
                query
                if after is None
                else query.where((columns.at > after.at) | ((columns.at == after.at) & (columns.id > after.id)))
            ).all()
        if not rows:
            return
        yield from (row.id for row in rows)
        after = rows[-1]


def opened_at(connection: Connection, table: str) -> int:
    """Return when a table was opened, in milliseconds since 1970."""
    return int(connection.scalar(select(schema.tables.c.at).where(schema.tables.c.id == table)) or 0)


def is_packed(connection: Connection, table: str) -> bool:
    """Whether the table has a packed row."""
    return connection.scalar(select(schema.packed.c.version).where(schema.packed.c.table_id == table)) is not None
