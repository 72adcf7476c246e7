"""The import of the matches of a history, each as a finished and packed table without keys to its seats."""

from collections.abc import Iterator, Mapping
from contextlib import suppress
from typing import BinaryIO, NamedTuple

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import IntegrityError

from hachiya.store import counting
from hachiya.store.importing import find_table_of_record, prepare_import, write_match
from hachiya.store.reading import record_digest, waiting
from hachiya.store.transactions import transact
from hachiya.store.upkeep.tables import is_packed
from hachiya.tables.match.history import HistoryMatch, Refused, read_history
from hachiya.tables.problems import DamagedTable

_BATCH = 500
"""Tables that one look-up examines."""


class ImportedTable(NamedTuple):
    """A match of a history that is stored now: its first line, its table, and whether it is new."""

    line: int
    table: str
    is_new: bool


def import_history(engine: Engine, stream: BinaryIO) -> Iterator[ImportedTable | Refused]:
    """Import every match of a history in its own transaction; each is on disk when it is yielded."""
    loose = _loose_tables(engine)
    for match in read_history(stream):
        yield _import_match(engine, match, loose) if isinstance(match, HistoryMatch) else match


def _import_match(engine: Engine, match: HistoryMatch, loose: Mapping[bytes, str]) -> ImportedTable:
    """Store a match, unless a table has the same record already."""
    with engine.connect() as connection:
        table = find_table_of_record(connection, match) or loose.get(match.digest)
    if table is not None:
        return ImportedTable(match.line, table, False)
    rows = prepare_import(match)

    def write(connection: Connection) -> None:
        write_match(connection, rows)
        counting.add_counts(connection, rows.counts)

    try:
        transact(engine, write)
    except IntegrityError:  # another process has imported the match meanwhile
        return ImportedTable(match.line, rows.setup.id, False)
    return ImportedTable(match.line, rows.setup.id, True)


def _loose_tables(engine: Engine) -> dict[bytes, str]:
    """The finished tables that are not packed yet, by the digests of their records."""
    loose: dict[bytes, str] = {}
    up_to: str | None = ""
    while up_to is not None:
        with engine.connect() as connection:
            tables, up_to = waiting(connection, up_to, _BATCH)
            for table in tables:
                if is_packed(connection, table):
                    continue
                with suppress(DamagedTable, ValueError, TypeError):
                    digest = record_digest(connection, table)
                    loose |= {} if digest is None else {digest: table}
    return loose
