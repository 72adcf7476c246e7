"""Checks that a database holds what was written to it.

Packed matches have a checksum, and a digest of their record and players. Entries that are rows are replayed. Other rows
of a table are compared with its entries.
"""

from collections.abc import Collection, Iterator, Mapping, Sequence
from enum import Enum
from typing import NamedTuple

from sqlalchemy import Connection, Engine, select
from sqlalchemy.exc import SQLAlchemyError

from hachiya.store import schema
from hachiya.store.database import failure_reason
from hachiya.store.packing import EntryRow
from hachiya.store.reading import ends_match, find_table, loose_rows, packed_rows, record_digest
from hachiya.store.rows import entry_of
from hachiya.store.soundness import is_sound, missing_tables
from hachiya.store.upkeep.bot_sums import wrong_sums
from hachiya.store.upkeep.derived import SoundTable, entries_are_gone, find_wrong_rows, snapshot_versions
from hachiya.store.upkeep.opening import open_snapshot
from hachiya.store.upkeep.row_faults import bad_rows
from hachiya.store.upkeep.tables import is_packed, table_ids
from hachiya.tables.match.match import Match
from hachiya.tables.problems import DamagedTable, OutdatedTable
from hachiya.tables.stored.setup import Setup
from hachiya.words.message import Message
from hachiya.words.say import db as say


class TableState(Enum):
    """The state of a table."""

    RUNNING = "running"
    FINISHED = "finished"
    OUTDATED = "outdated"
    """The match can be read, but not be played on."""
    DAMAGED = "damaged"


class CheckedTable(NamedTuple):
    """The result of checking a table: its state, and the fault (`why`) if it is damaged.

    `sound` is the number of its first entries that are sound, `derived` the names of schema tables whose rows
    contradict them.
    """

    table: str
    state: TableState
    why: Message | None = None
    sound: int = 0
    """The number of sound entries, from the first."""
    derived: Sequence[str] = ()
    """The tables of the schema whose rows contradict the entries."""


def file_faults(engine: Engine) -> list[str]:
    """Return the faults of the file that SQLite reports, in its own words; none for other databases."""
    if engine.dialect.name != "sqlite":
        return []
    with engine.connect() as connection:
        try:
            lines = [str(row[0]) for row in connection.exec_driver_sql("PRAGMA integrity_check(20)")]
            lines += [f"{row[0]} {row[1]} → {row[2]}" for row in connection.exec_driver_sql("PRAGMA foreign_key_check")]
        except SQLAlchemyError as error:
            lines = [str(getattr(error, "orig", error))]
    return [line for line in lines if line != "ok"]


class RowFault(NamedTuple):
    """A fault of a table of the schema: it is missing, or some of its rows are bad. `rows` is its name."""

    rows: str
    why: Message


def row_faults(engine: Engine) -> Iterator[RowFault]:
    """Find the faults of all tables of the schema: missing tables, bad rows, orphans, wrong sums."""
    missing = missing_tables(engine)
    for name in missing:
        yield RowFault(name, say.rows_missing(rows=name))
    if missing:
        return
    with engine.connect() as connection:
        for table in schema.metadata.sorted_tables:
            orphans = [row.is_orphan for row in bad_rows(connection, table)]
            if not all(orphans):
                yield RowFault(table.name, say.rows_bad(rows=table.name, number=orphans.count(False)))
            if any(orphans):
                yield RowFault(table.name, say.rows_orphaned(rows=table.name, number=orphans.count(True)))
        if wrong_sums(connection):
            yield RowFault(schema.bot_sums.name, say.sums_wrong(rows=schema.bot_sums.name))


def check(engine: Engine) -> Iterator[CheckedTable]:
    """Check every table, and yield the results; none if a table of the schema is missing."""
    if missing_tables(engine):
        return
    for table in table_ids(engine):
        with open_snapshot(engine) as connection:
            checked = check_table(connection, table)
        yield checked


def check_table(connection: Connection, table: str) -> CheckedTable:
    """Check one table."""
    try:
        setup = find_table(connection, schema.tables.c.id == table)
        if setup is None:  # pruned meanwhile
            return CheckedTable(table, TableState.FINISHED)
        setup.head()
        check_opening(connection, table)
        rows = loose_rows(connection, table)
        if rows:
            return _of_rows(connection, setup, rows)
        if is_packed(connection, table):
            return _of_packed(connection, setup)
        if entries_are_gone(connection, table):
            return CheckedTable(table, TableState.DAMAGED, say.entries_gone())
        return _with_derived(
            CheckedTable(table, TableState.RUNNING), SoundTable(connection, setup, [], {0: Match(setup)})
        )
    except OutdatedTable:
        return CheckedTable(table, TableState.OUTDATED)
    except SQLAlchemyError as error:
        return CheckedTable(table, TableState.DAMAGED, failure_reason(error))
    except Exception:  # a damaged row may hold anything
        return CheckedTable(table, TableState.DAMAGED, say.bad_table())


def check_opening(connection: Connection, table: str) -> None:
    """Raise DamagedTable if a value of the table's row in `tables` has a wrong type."""
    row = connection.execute(select(schema.tables).where(schema.tables.c.id == table)).mappings().one()
    if not is_sound(schema.tables, dict(row)):
        raise DamagedTable


def _of_rows(connection: Connection, setup: Setup, rows: Sequence[EntryRow]) -> CheckedTable:
    if is_packed(connection, setup.id):
        return CheckedTable(setup.id, TableState.DAMAGED, say.kept_twice(), 0)
    try:
        sound, matches = replay_rows(setup, rows, snapshot_versions(connection, setup.id))
    except OutdatedTable:
        return CheckedTable(setup.id, TableState.OUTDATED)
    if sound < len(rows):
        return CheckedTable(setup.id, TableState.DAMAGED, say.bad_entry(number=sound + 1, total=len(rows)), sound)
    state = TableState.FINISHED if ends_match(rows[-1].events) else TableState.RUNNING
    return _with_derived(CheckedTable(setup.id, state, sound=sound), SoundTable(connection, setup, rows, matches))


def _of_packed(connection: Connection, setup: Setup) -> CheckedTable:
    try:
        rows = packed_rows(connection, setup.id)
    except (DamagedTable, ValueError, TypeError):
        return CheckedTable(setup.id, TableState.DAMAGED, say.bad_packing())
    row = connection.execute(select(schema.packed).where(schema.packed.c.table_id == setup.id)).one()
    if record_digest(connection, setup.id) != row.record or row.at != rows[-1].at:
        return CheckedTable(setup.id, TableState.DAMAGED, say.other_record(), len(rows))
    return _with_derived(
        CheckedTable(setup.id, TableState.FINISHED, sound=len(rows)), SoundTable(connection, setup, rows)
    )


def _with_derived(checked: CheckedTable, sound_table: SoundTable) -> CheckedTable:
    return checked._replace(derived=find_wrong_rows(sound_table))


class ReplayResult(NamedTuple):
    """The result of a replay: the number of sound entries from the first, and matches by version.

    The matches are those after the last sound entry and at the requested versions.
    """

    sound: int
    matches: Mapping[int, Match]


def replay_rows(setup: Setup, rows: Sequence[EntryRow], versions: Collection[int] = ()) -> ReplayResult:
    """Replay the entries of a table as far as they are sound; raise OutdatedTable."""
    match = Match(setup)
    matches: dict[int, Match] = {}
    for place, row in enumerate(rows):
        try:
            stored = entry_of(row)
            after, entry = match.replay_entry(stored)
        except Exception:  # a damaged row may hold anything
            break
        if entry != stored or row.version != place + 1 or not is_sound(schema.entries, row._asdict()):
            break
        match = after
        if row.version in versions:
            matches[row.version] = match
    else:
        place = len(rows)
    return ReplayResult(place, {**matches, place: match})
