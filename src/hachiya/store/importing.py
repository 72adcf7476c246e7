"""The storing of a verified match from outside, as a finished and packed table without keys to its seats."""

import time
from contextlib import suppress
from dataclasses import replace
from typing import NamedTuple

from sqlalchemy import Connection, exists, insert, select

from hachiya.store import counting, own_seats, schema
from hachiya.store.packing import FORM, EntryRow, pack
from hachiya.store.reading import find_table, record_digest
from hachiya.store.rows import row_of
from hachiya.tables.match.counting import TableCounts, count_entries
from hachiya.tables.match.history import HistoryMatch
from hachiya.tables.match.standing import imported_standing
from hachiya.tables.problems import DamagedTable
from hachiya.tables.stored.entries import Imported
from hachiya.tables.stored.setup import Setup
from hachiya.tables.stored.standing import Standing


class ImportedMatch(NamedTuple):
    """The rows of a match to import, prepared before the transaction, since that takes a while."""

    setup: Setup
    opened: int
    ended: int
    record: bytes
    """The digest of the record."""
    content: bytes
    standing: Standing
    counts: TableCounts


def prepare_import(match: HistoryMatch) -> ImportedMatch:
    """Prepare the rows of a match of a history; its table opens now if the history gives no time."""
    setup, entry = match.setup, Imported(match.setup.id, 1, match.record)
    opened = time.time_ns() // 1_000_000 if match.opened is None else match.opened
    ended = opened + match.milliseconds
    content = pack([EntryRow(**{**row_of(entry).values, "at": ended})])
    result = imported_standing(match, entry)
    counts = count_entries(setup, [entry])
    return ImportedMatch(setup, opened, ended, match.digest, content, replace(result, at=ended), counts)


def write_match(connection: Connection, match: ImportedMatch) -> None:
    """Insert the rows of an imported match; IntegrityError if the match is stored already."""
    table = match.setup.id
    connection.execute(insert(schema.tables), {**row_of(match.setup).values, "at": match.opened})
    packed = {"version": 1, "at": match.ended, "record": match.record, "form": FORM, "content": match.content}
    connection.execute(insert(schema.packed), {"table_id": table, **packed})


def find_table_of_record(connection: Connection, match: HistoryMatch) -> str | None:
    """Return the id of the table that has this record; None if there is none.

    It is a packed table, or the table where the match was played, even if it is not packed yet.
    """
    packed = schema.packed.c
    query = select(packed.table_id).where(packed.record == match.digest).order_by(packed.table_id).limit(1)
    table: str | None = connection.scalar(query)
    played_at = match.head.get("id")
    if table is None and played_at is not None:
        with suppress(DamagedTable, ValueError, TypeError):
            table = played_at if record_digest(connection, played_at) == match.digest else None
    return table


def link_import(connection: Connection, match: ImportedMatch, person: str, seats: list[int]) -> None:
    """Store a match that a person has imported, and put its seats on their list.

    It counts for persons only, since nobody else vouches for it.
    """
    write_match(connection, match)
    connection.execute(insert(schema.standings), row_of(match.standing).values)
    counting.add_counts(connection, match.counts.without_bots)
    link_seats(connection, match.setup.id, person, seats)


def link_seats(connection: Connection, table: str, person: str, seats: list[int]) -> None:
    """Put the seats of a match that was imported before, by anybody, on this person's list.

    The seats of a match that was played on this server stay as they are: only a key gives a seat.
    """
    setup = find_table(connection, schema.tables.c.id == table)
    has_standing = connection.scalar(select(exists().where(schema.standings.c.table_id == table)))
    if setup is None or setup.draws is not None or not has_standing:
        return
    for seat in seats:
        own_seats.import_seat(connection, person, table, seat)
