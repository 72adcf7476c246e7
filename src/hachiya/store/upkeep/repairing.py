"""The repair of a database: rows that follow from entries are rebuilt, other damaged rows move to a file.

A damaged table is cut back to its last sound entry; one that could not be played on is removed as a whole.
"""

import json
import os
from base64 import b64encode
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple

from sqlalchemy import Connection, Engine, Table, delete, insert, select, type_coerce, update
from sqlalchemy.types import NullType

from hachiya.games.registry import find
from hachiya.store import counting, removing, schema
from hachiya.store.packing import FORM, EntryRow, salvage, unpack
from hachiya.store.reading import find_table, loose_rows
from hachiya.store.soundness import is_sound, missing_tables
from hachiya.store.upkeep.bot_sums import replace_sums, wrong_sums
from hachiya.store.upkeep.checking import CheckedTable, TableState, check, check_opening, replay_rows
from hachiya.store.upkeep.derived import SoundTable, entries_are_gone, rebuild_wrong_rows, snapshot_versions
from hachiya.store.upkeep.row_faults import BadRow, bad_rows, remove_row
from hachiya.tables.problems import DamagedTable, OutdatedTable
from hachiya.tables.stored.setup import Setup

_DERIVED_TABLES = (schema.standings, schema.counted, schema.snapshots, schema.deadlines)
"""Tables of the schema whose rows all follow from entries."""
_REPLACEMENTS: Mapping[str, Any] = {"sat": None, "host": None, "pace": 0, "clock": 300, "manners": None, "at": 0}
"""Values for columns of `tables` that cannot be read; the match does not depend on them."""


class Repair(NamedTuple):
    """The repair that a table needs: the number of its first entries that are kept, of `total`.

    `kept_entries` is None if the table is removed.
    """

    checked: CheckedTable
    kept_entries: int | None
    total: int = 0


def restore_tables(engine: Engine) -> list[str]:
    """Create the missing tables of the schema; return the names of those that stay damaged."""
    missing = missing_tables(engine)
    for table in _DERIVED_TABLES:
        if table.name in missing:
            table.drop(engine, checkfirst=True)
    schema.metadata.create_all(engine)
    return missing_tables(engine)


def remove_bad_rows(engine: Engine, folder: Path) -> Path | None:
    """Move bad rows and orphans to a file in a folder; return its path, or None if there are none."""
    bad: list[BadRow] = []
    with engine.begin() as connection:
        for table in schema.metadata.sorted_tables:
            while rows := [*bad_rows(connection, table)]:
                bad += rows
                for row in rows:
                    remove_row(connection, row)
        if not bad:
            return None
        return _write_file(folder, "rows", [_as_text(row.table, row.values) for row in bad])


def renew_bot_sums(engine: Engine) -> list[tuple[str, str]]:
    """Rebuild the wrong sums of bots; return their games and bots."""
    with engine.begin() as connection:
        sums = wrong_sums(connection)
        replace_sums(connection, sums)
    return [*sums]


def damaged_tables(engine: Engine) -> Iterator[Repair | None]:
    """Examine every table without changing it; yield the repair that it needs, or None."""
    for checked in check(engine):
        if checked.state is TableState.DAMAGED:
            with engine.connect() as connection:
                yield _cut(connection, checked)
        else:
            yield Repair(checked, checked.sound, checked.sound) if checked.derived else None


def repair_table(engine: Engine, repair: Repair, folder: Path) -> Path | None:
    """Cut a table back or remove it, and rebuild the rows that follow from its entries.

    Rows that are deleted are written to a new file in `folder` first; return its path, or None.
    """
    table = repair.checked.table
    if repair.checked.state is not TableState.DAMAGED:
        with engine.begin() as connection:
            _renew(connection, table)
        return None
    with engine.connect() as connection:
        kept = repair.kept_entries
        removed_rows = [*(_all_rows(connection, table) if kept is None else _rows_after(connection, table, kept))]
        rows, _ = _salvage(connection, table)
    file = _write_file(folder, table, removed_rows) if removed_rows else None
    with engine.begin() as connection:
        if repair.kept_entries is None:  # its counts go too: the match may be imported from a backup
            with suppress(Exception), connection.begin_nested():  # a damaged row may hold anything
                counting.remove_counts(connection, table)
            removing.delete_tables(connection, [table])
            return file
        for values in (schema.packed, schema.entries):
            connection.execute(delete(values).where(values.c.table_id == table))
        if repair.kept_entries:
            connection.execute(insert(schema.entries), [row._asdict() for row in rows[: repair.kept_entries]])
        _mend_opening(connection, table)
        if repair.kept_entries < repair.total:
            counting.remove_counts(connection, table)
        _renew(connection, table)
    return file


def _renew(connection: Connection, table: str) -> None:
    """Rebuild the rows of a table that contradict its entries."""
    setup = find_table(connection, schema.tables.c.id == table)
    assert setup is not None
    rows, _ = _salvage(connection, table)
    try:
        matches = replay_rows(setup, rows, snapshot_versions(connection, table)).matches
    except OutdatedTable:
        matches = {}
    is_packed = not loose_rows(connection, table) and bool(rows)
    sound_table = SoundTable(connection, setup, rows, {} if is_packed else matches)
    rebuild_wrong_rows(sound_table)


def _cut(connection: Connection, checked: CheckedTable) -> Repair:
    try:
        setup = _setup(connection, checked.table)
        rows, total = _salvage(connection, checked.table)
        if not rows and entries_are_gone(connection, checked.table):
            return Repair(checked, None, total)
        kept = replay_rows(setup, rows).sound
    except OutdatedTable:  # it cannot be replayed, so it is kept whole or not at all
        return Repair(checked, total if _is_whole(connection, checked.table, rows) else None, total)
    except Exception:  # a damaged row may hold anything
        return Repair(checked, None)
    # Without its first entry a match would be dealt anew, and an imported match has no other entry.
    return Repair(checked, None if not kept and (total or setup.draws is None) else kept, total)


def _is_whole(connection: Connection, table: str, rows: Sequence[EntryRow]) -> bool:
    """Whether the entries are rows, or packed with a valid checksum."""
    if loose_rows(connection, table):
        return True
    content = connection.scalar(select(schema.packed.c.content).where(schema.packed.c.table_id == table))
    with suppress(DamagedTable, ValueError, TypeError):
        return content is not None and unpack(table, FORM, content) == rows
    return False


def _setup(connection: Connection, table: str) -> Setup:
    """The setup of a table, with `_REPLACEMENTS` for values that cannot be read; nothing is changed.

    Raises where it cannot be read even so.
    """
    with connection.begin_nested() as nested:
        _mend_opening(connection, table)
        setup = find_table(connection, schema.tables.c.id == table)
        check_opening(connection, table)
        nested.rollback()
    assert setup is not None
    setup.head()
    find(setup.game)
    return setup


def _mend_opening(connection: Connection, table: str) -> None:
    """Set the columns of the table's row in `tables` that cannot be read to `_REPLACEMENTS`."""
    is_row = schema.tables.c.id == table
    columns = [type_coerce(schema.tables.c[name], NullType()).label(name) for name in _REPLACEMENTS]
    row = connection.execute(select(*columns).where(is_row)).mappings().one()
    bad = [
        name
        for name in _REPLACEMENTS
        if not is_sound(schema.tables, {name: row[name]}) or not _is_json(name, row[name])
    ]
    if bad:
        connection.execute(update(schema.tables).where(is_row).values({name: _REPLACEMENTS[name] for name in bad}))


def _is_json(name: str, value: Any) -> bool:
    """Whether the value is JSON of the column's type, if the column holds JSON."""
    if value is None or name not in _JSON:
        return True
    try:
        return isinstance(json.loads(value), _JSON[name])
    except (ValueError, TypeError):
        return False


_JSON = {"sat": list, "manners": dict}


def _salvage(connection: Connection, table: str) -> tuple[list[EntryRow], int]:
    """The entries that can be read, sound or not, and the number that there should be."""
    loose = loose_rows(connection, table)
    columns = schema.packed.c
    content: Any = connection.scalar(select(type_coerce(columns.content, NullType())).where(columns.table_id == table))
    packed = salvage(table, FORM, content) if isinstance(content, bytes) else []
    version: Any = connection.scalar(select(columns.version).where(columns.table_id == table))
    total = version if isinstance(version, int) and version >= 0 else 0
    rows = max(loose, packed, key=len)
    return rows, max(total if content is not None else 0, len(rows))


def _rows_after(connection: Connection, table: str, kept: int) -> Iterator[Mapping[str, Any]]:
    """The rows to delete, as text: entries after the last one that is kept, and the packed row."""
    for row in _rows(connection, schema.entries, table):
        if not isinstance(row["version"], int) or row["version"] > kept:
            yield _as_text(schema.entries, row)
    for row in _rows(connection, schema.packed, table):
        yield _as_text(schema.packed, row)


def _all_rows(connection: Connection, table: str) -> Iterator[Mapping[str, Any]]:
    """All rows of a table, as text."""
    for rows in schema.metadata.sorted_tables:
        if rows is schema.tables or "table_id" in rows.c:
            for row in _rows(connection, rows, table):
                yield _as_text(rows, row)


def _rows(connection: Connection, rows: Table, table: str) -> Iterable[Mapping[str, Any]]:
    columns = [type_coerce(column, NullType()).label(column.name) for column in rows.columns]
    owner = rows.c.id if rows is schema.tables else rows.c.table_id
    query = select(*columns).where(owner == table).order_by(*rows.primary_key)
    return [dict(row) for row in connection.execute(query).mappings()]


def _as_text(rows: Table, values: Mapping[str, Any]) -> Mapping[str, Any]:
    """A row as JSON, with bytes in base64."""
    plain = {name: b64encode(value).decode() if isinstance(value, bytes) else value for name, value in values.items()}
    return {"row": rows.name, **plain}


def _write_file(folder: Path, name: str, rows: Sequence[Mapping[str, Any]]) -> Path:
    """Write these rows to a new file, durably; return its path."""
    number = 1
    while (file := folder / f"hachiya-cut-{name}-{number}.jsonl").exists():
        number += 1
    with os.fdopen(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600), "w", encoding="utf-8") as stream:
        stream.writelines(json.dumps(row, ensure_ascii=False, default=str) + "\n" for row in rows)
        stream.flush()
        os.fsync(stream.fileno())
    return file
