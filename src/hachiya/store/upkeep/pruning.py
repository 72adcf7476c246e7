"""The deletion of matches that ended before some day, with all rows of their tables."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from sqlalchemy import Connection, Engine, select

from hachiya.store import removing, schema
from hachiya.store.reading import ends_match
from hachiya.store.upkeep.tables import table_ids


class OldTable(NamedTuple):
    """A table whose match is over, and the time of its end (milliseconds since 1970)."""

    table: str
    ended: int


def old_tables(engine: Engine, before: int) -> Iterator[OldTable | None]:
    """Examine every table; yield it if its match ended before a moment (milliseconds since 1970), else None."""
    for table in table_ids(engine):
        with engine.connect() as connection:
            ended = _ended(connection, table)
        yield OldTable(table, ended) if ended is not None and ended < before else None


def _ended(connection: Connection, table: str) -> int | None:
    packed, entries = schema.packed.c, schema.entries.c
    at: int | None = connection.scalar(select(packed.at).where(packed.table_id == table))
    if at is None:
        query = select(entries.events, entries.at).where(entries.table_id == table)
        last = connection.execute(query.order_by(entries.version.desc()).limit(1)).one_or_none()
        at = last.at if last is not None and ends_match(last.events) else None
    return at


def remove_tables(engine: Engine, tables: Sequence[str]) -> None:
    """Delete all rows of these tables."""
    with engine.begin() as connection:
        removing.delete_tables(connection, tables)


def shrink_file(engine: Engine) -> None:
    """Shrink a SQLite file to the size of its content."""
    if engine.dialect.name == "sqlite":
        with engine.connect() as connection:
            connection.commit()
            connection.exec_driver_sql("VACUUM")
            connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")
