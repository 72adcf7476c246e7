"""A verified match from elsewhere, kept as a table that is over and packed, with no keys to its seats."""

import time
from contextlib import suppress
from dataclasses import replace
from typing import NamedTuple

from sqlalchemy import Connection, exists, insert, select

from hachiya.store import counting, own_seats, schema
from hachiya.store.packing import FORM, EntryRow, pack
from hachiya.store.reading import find_table, record_digest
from hachiya.store.rows import row_of
from hachiya.tables.match.history import HistoryMatch
from hachiya.tables.match.match import Match
from hachiya.tables.match.standing import recorded_standing, standing
from hachiya.tables.problems import DamagedTable
from hachiya.tables.stored.entries import Imported
from hachiya.tables.stored.setup import Setup
from hachiya.tables.stored.standing import Standing


class ImportedMatch(NamedTuple):
    """The rows of a match: made before anything is written, for it takes a while."""

    setup: Setup
    opened: int
    ended: int
    record: bytes
    """What tells it from others."""
    content: bytes
    standing: Standing
    counted: counting.MatchCounts


def prepare(found: HistoryMatch) -> ImportedMatch:
    """A match of a history; where that does not say when it was played, it is now."""
    setup, entry = found.setup, Imported(found.setup.id, 1, found.record)
    opened = time.time_ns() // 1_000_000 if found.opened is None else found.opened
    ended = opened + found.milliseconds
    content = pack([EntryRow(**{**row_of(entry).values, "at": ended})])
    stands = recorded_standing(setup, [entry])
    if found.replay.ended_early:  # how it stands in the middle of a deal, no line of it tells
        stands = standing(Match(setup).import_record(found.record)[0])
    counted = counting.count_entries(setup, [entry])
    return ImportedMatch(setup, opened, ended, found.digest, content, replace(stands, at=ended), counted)


def write_match(connection: Connection, match: ImportedMatch) -> None:
    """Its rows; an IntegrityError where they are there."""
    table = match.setup.id
    connection.execute(insert(schema.tables), {**row_of(match.setup).values, "at": match.opened})
    packed = {"version": 1, "at": match.ended, "record": match.record, "form": FORM, "content": match.content}
    connection.execute(insert(schema.packed), {"table_id": table, **packed})


def find_table_of_record(connection: Connection, found: HistoryMatch) -> str | None:
    """The table that has this record: packed, or the one where it was played and which waits to be packed."""
    packed = schema.packed.c
    query = select(packed.table_id).where(packed.record == found.digest).order_by(packed.table_id).limit(1)
    table: str | None = connection.scalar(query)
    told = found.head.get("id")
    if table is None and told is not None:
        with suppress(DamagedTable, ValueError, TypeError):
            table = told if record_digest(connection, told) == found.digest else None
    return table


def link_import(connection: Connection, match: ImportedMatch, person: str, seats: list[int]) -> None:
    """The match of a person, for whom nobody but they vouch: it counts for persons, and for no bot."""
    write_match(connection, match)
    connection.execute(insert(schema.standings), row_of(match.standing).values)
    counting.keep(connection, match.counted.of_persons)
    link_seats(connection, match.setup.id, person, seats)


def link_seats(connection: Connection, table: str, person: str, seats: list[int]) -> None:
    """A match that was brought before, by whomever, is this person's too.

    One that was played in this house is not: whose seats are whose there, their keys alone say.
    """
    setup = find_table(connection, schema.tables.c.id == table)
    stands = connection.scalar(select(exists().where(schema.standings.c.table_id == table)))
    if setup is None or setup.draws is not None or not stands:
        return
    for seat in seats:
        own_seats.import_seat(connection, person, table, seat)
