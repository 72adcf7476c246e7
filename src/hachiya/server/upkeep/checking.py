"""Is everything in a database what was written there?

What is packed has a checksum, and another of its record with who sat there. Entries that are rows are played again.
"""

from collections.abc import Iterator, Sequence
from enum import Enum
from typing import NamedTuple

from sqlalchemy import Connection, Engine, select
from sqlalchemy.exc import SQLAlchemyError

from hachiya.server import schema
from hachiya.server.database import reason
from hachiya.server.packing import EntryRow
from hachiya.server.reading import ends_match, find_table, loose_rows, packed_rows, record_digest
from hachiya.server.rows import entry_of
from hachiya.server.upkeep.tables import is_packed, table_ids
from hachiya.tables.match import Match
from hachiya.tables.problems import DamagedTable, OutdatedTable
from hachiya.tables.setup import Setup
from hachiya.words.message import Message
from hachiya.words.say import db as say


class Stands(Enum):
    """How a table is."""

    GOES_ON = "running"
    IS_OVER = "finished"
    IS_OF_OLD_RULES = "outdated"
    """It can be read and not be played on."""
    IS_DAMAGED = "damaged"


class Checked(NamedTuple):
    """A table, how it stands, and what is wrong if it is damaged."""

    table: str
    stands: Stands
    why: Message | None = None
    sound: int = 0
    """How many of its first entries are what was written."""


def file_faults(engine: Engine) -> list[str]:
    """What SQLite finds wrong with its file, in its own words; of other databases nothing is asked."""
    if engine.dialect.name != "sqlite":
        return []
    with engine.connect() as connection:
        try:
            found = [str(row[0]) for row in connection.exec_driver_sql("PRAGMA integrity_check(20)")]
            found += [f"{row[0]} {row[1]} → {row[2]}" for row in connection.exec_driver_sql("PRAGMA foreign_key_check")]
        except SQLAlchemyError as error:
            found = [str(getattr(error, "orig", error))]
    return [one for one in found if one != "ok"]


def check(engine: Engine) -> Iterator[Checked]:
    """Every table, one after the other."""
    for table in table_ids(engine):
        with engine.connect() as connection:
            yield check_table(connection, table)


def check_table(connection: Connection, table: str) -> Checked:
    """How this table stands."""
    try:
        setup = find_table(connection, schema.tables.c.id == table)
        if setup is None:  # pruned meanwhile
            return Checked(table, Stands.IS_OVER)
        setup.head()
        rows = loose_rows(connection, table)
        if rows:
            return _of_rows(connection, setup, rows)
        return _of_packed(connection, setup) if is_packed(connection, table) else Checked(table, Stands.GOES_ON)
    except SQLAlchemyError as error:
        return Checked(table, Stands.IS_DAMAGED, reason(error))
    except Exception:  # what stands in a row may be anything
        return Checked(table, Stands.IS_DAMAGED, say.bad_table())


def _of_rows(connection: Connection, setup: Setup, rows: Sequence[EntryRow]) -> Checked:
    if is_packed(connection, setup.id):
        # Packed between the two questions; else it is there twice.
        if not loose_rows(connection, setup.id):
            return _of_packed(connection, setup)
        return Checked(setup.id, Stands.IS_DAMAGED, say.kept_twice(), 0)
    try:
        sound = sound_entries(setup, rows)
    except OutdatedTable:
        return Checked(setup.id, Stands.IS_OF_OLD_RULES)
    if sound < len(rows):
        return Checked(setup.id, Stands.IS_DAMAGED, say.bad_entry(number=sound + 1, total=len(rows)), sound)
    return Checked(setup.id, Stands.IS_OVER if ends_match(rows[-1].events) else Stands.GOES_ON, sound=sound)


def _of_packed(connection: Connection, setup: Setup) -> Checked:
    try:
        rows = packed_rows(connection, setup.id)
    except (DamagedTable, ValueError, TypeError):
        return Checked(setup.id, Stands.IS_DAMAGED, say.bad_packing())
    digest = connection.scalar(select(schema.packed.c.record).where(schema.packed.c.table_id == setup.id))
    if record_digest(connection, setup.id) != digest:
        return Checked(setup.id, Stands.IS_DAMAGED, say.other_record(), len(rows))
    return Checked(setup.id, Stands.IS_OVER, sound=len(rows))


def sound_entries(setup: Setup, rows: Sequence[EntryRow]) -> int:
    """How many of the first entries follow one from the other and say what they said; OutdatedTable."""
    match = Match(setup)
    for place, row in enumerate(rows):
        try:
            stored = entry_of(row)
            match, entry = match.again(stored)
        except Exception:  # what stands in a row may be anything
            return place
        if entry != stored:
            return place
    return len(rows)
