"""The export of the records of all finished matches as a history."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from sqlalchemy import Connection, Engine

from hachiya.store import schema
from hachiya.store.reading import entry_rows, find_table
from hachiya.store.rows import entry_of
from hachiya.store.upkeep.tables import opened_at, table_ids
from hachiya.tables.match.history import lines_of_match
from hachiya.tables.problems import DamagedTable
from hachiya.tables.stored.entries import ends_match


class ExportedTable(NamedTuple):
    """A table with the lines of its match: empty while it is played, None if it is damaged."""

    table: str
    lines: list[str] | None


def export(engine: Engine) -> Iterator[ExportedTable]:
    """Export every table, in the order in which they were opened."""
    for table in table_ids(engine):
        with engine.connect() as connection:
            yield ExportedTable(table, match_lines(connection, table))


def match_lines(connection: Connection, table: str, own: Sequence[int] = ()) -> list[str] | None:
    """Return the lines of a finished match: empty while it is played, None if the table is damaged.

    `own` are the seats of the person whose history it is, if it is one person's.
    """
    try:
        setup, rows = find_table(connection, schema.tables.c.id == table), entry_rows(connection, table)
        entries = [entry_of(row) for row in rows]
        if setup is None or not entries or not ends_match(entries[-1]):
            return []
        record = (item for entry in entries for item in entry.record)
        return list(lines_of_match(setup, record, opened_at(connection, table), rows[-1].at, own))
    except (DamagedTable, ValueError, TypeError, KeyError):
        return None
