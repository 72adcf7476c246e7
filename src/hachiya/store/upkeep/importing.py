"""Takes the matches of a history into a database: each a table that is over and packed, with no keys to its seats."""

from collections.abc import Iterator, Mapping
from contextlib import suppress
from typing import BinaryIO, NamedTuple

from sqlalchemy import Engine
from sqlalchemy.exc import IntegrityError

from hachiya.store import counting
from hachiya.store.importing import find_table_of_record, prepare, write_match
from hachiya.store.reading import record_digest, waiting
from hachiya.store.upkeep.tables import is_packed
from hachiya.tables.match.history import HistoryMatch, Refused, read
from hachiya.tables.problems import DamagedTable

_AT_A_TIME = 500


class ImportedTable(NamedTuple):
    """A match that is in the database now: as which table, and whether it was there before."""

    line: int
    table: str
    is_new: bool


def import_history(engine: Engine, stream: BinaryIO) -> Iterator[ImportedTable | Refused]:
    """Every match of a history, in a transaction of its own: once it is told it is on the disk."""
    loose = _loose(engine)
    for found in read(stream):
        yield _keep(engine, found, loose) if isinstance(found, HistoryMatch) else found


def _keep(engine: Engine, found: HistoryMatch, loose: Mapping[bytes, str]) -> ImportedTable:
    """Keep a match; the same record is kept once, whatever table it was played at."""
    with engine.connect() as connection:
        table = find_table_of_record(connection, found) or loose.get(found.digest)
    if table is not None:
        return ImportedTable(found.line, table, False)
    match = prepare(found)
    try:
        with engine.begin() as connection:
            write_match(connection, match)
            counting.keep(connection, match.counted)
    except IntegrityError:  # another has imported the same meanwhile
        return ImportedTable(found.line, match.setup.id, False)
    return ImportedTable(found.line, match.setup.id, True)


def _loose(engine: Engine) -> dict[bytes, str]:
    """The tables that are over and wait to be packed, by their records."""
    found: dict[bytes, str] = {}
    up_to: str | None = ""
    while up_to is not None:
        with engine.connect() as connection:
            tables, up_to = waiting(connection, up_to, _AT_A_TIME)
            for table in tables:
                if is_packed(connection, table):
                    continue
                with suppress(DamagedTable, ValueError, TypeError):
                    digest = record_digest(connection, table)
                    found |= {} if digest is None else {digest: table}
    return found
