"""Mends a database: what entries say is made again from them, and what cannot be is taken out and kept in a file.

A damaged table is cut back to its last sound entry; one of which nothing is left to play on is taken out whole.
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
from hachiya.store.upkeep.bot_sums import renew_sums, wrong_sums
from hachiya.store.upkeep.checking import Checked, TableState, check, check_opening, replay_rows
from hachiya.store.upkeep.derived import Known, entries_are_gone, faults, renew, snapshot_versions
from hachiya.store.upkeep.row_faults import BadRow, bad_rows, remove
from hachiya.tables.problems import DamagedTable, OutdatedTable
from hachiya.tables.stored.setup import Setup

_MADE_ANEW = (schema.standings, schema.counted, schema.snapshots, schema.deadlines)
"""Tables of the schema that hold nothing but what entries say."""
_LEAST: Mapping[str, Any] = {"sat": None, "host": None, "pace": 0, "clock": 300, "manners": None, "at": 0}
"""What may stand in a table's own row instead of what cannot be read: its match is what it was."""


class Cut(NamedTuple):
    """A damaged table: how many of its first entries are kept, and of how many; None if nothing is left to play on."""

    checked: Checked
    kept: int | None
    total: int = 0


def restore_tables(engine: Engine) -> list[str]:
    """Make tables of the schema that are missing; the names of those that stay damaged."""
    gone = missing_tables(engine)
    for table in _MADE_ANEW:
        if table.name in gone:
            table.drop(engine, checkfirst=True)
    schema.metadata.create_all(engine)
    return missing_tables(engine)


def remove_bad_rows(engine: Engine, beside: Path) -> Path | None:
    """Take out rows that are no good, and those that belong to nothing; the file that has them, if there are any."""
    bad: list[BadRow] = []
    with engine.begin() as connection:
        for table in schema.metadata.sorted_tables:
            while rows := [*bad_rows(connection, table)]:
                bad += rows
                for row in rows:
                    remove(connection, row)
        if not bad:
            return None
        return _written(beside, "rows", [_as_text(row.table, row.values) for row in bad])


def renew_bot_sums(engine: Engine) -> list[tuple[str, str]]:
    """Make the sums of bots anew that are wrong; of which game and bot."""
    with engine.begin() as connection:
        sums = wrong_sums(connection)
        renew_sums(connection, sums)
    return [*sums]


def damaged_tables(engine: Engine) -> Iterator[Cut | None]:
    """For every table what mending it would leave, if anything of it is wrong; nothing is changed."""
    for checked in check(engine):
        if checked.state is TableState.DAMAGED:
            with engine.connect() as connection:
                yield _cut(connection, checked)
        else:
            yield Cut(checked, checked.sound, checked.sound) if checked.derived else None


def mend(engine: Engine, cut: Cut, beside: Path) -> Path | None:
    """Cut the table back, or take it out, and make anew what follows from its entries.

    What goes is written to a file of its own in the folder `beside` before: its path, if anything goes.
    """
    table = cut.checked.table
    if cut.checked.state is not TableState.DAMAGED:
        with engine.begin() as connection:
            _renew(connection, table)
        return None
    with engine.connect() as connection:
        gone = [*(_all_rows(connection, table) if cut.kept is None else _rows_after(connection, table, cut.kept))]
        rows, _ = _salvage(connection, table)
    file = _written(beside, table, gone) if gone else None
    with engine.begin() as connection:
        if cut.kept is None:  # it does not count either: it may come back from a backup
            with suppress(Exception):  # what stands in a row may be anything
                counting.uncount(connection, table)
            removing.remove(connection, [table])
            return file
        for values in (schema.packed, schema.entries):
            connection.execute(delete(values).where(values.c.table_id == table))
        if cut.kept:
            connection.execute(insert(schema.entries), [row._asdict() for row in rows[: cut.kept]])
        _mend_opening(connection, table)
        if cut.kept < cut.total:
            counting.uncount(connection, table)
        _renew(connection, table)
    return file


def _renew(connection: Connection, table: str) -> None:
    """What other rows say of the table is what its entries say."""
    setup = find_table(connection, schema.tables.c.id == table)
    assert setup is not None
    rows, _ = _salvage(connection, table)
    try:
        matches = replay_rows(setup, rows, snapshot_versions(connection, table)).matches
    except OutdatedTable:
        matches = {}
    is_packed = not loose_rows(connection, table) and bool(rows)
    known = Known(connection, setup, rows, {} if is_packed else matches)
    renew(known, faults(known))


def _cut(connection: Connection, checked: Checked) -> Cut:
    try:
        setup = _setup(connection, checked.table)
        rows, total = _salvage(connection, checked.table)
        if not rows and entries_are_gone(connection, checked.table):
            return Cut(checked, None, total)
        kept = replay_rows(setup, rows).sound
    except OutdatedTable:  # it cannot be played again: so it is whole, or nothing of it can be proved
        return Cut(checked, total if _is_whole(connection, checked.table, rows) else None, total)
    except Exception:  # what stands in a row may be anything
        return Cut(checked, None)
    # A match without its first entry would be dealt anew, and of one that was played elsewhere nothing is left.
    return Cut(checked, None if not kept and (total or setup.draws is None) else kept, total)


def _is_whole(connection: Connection, table: str, rows: Sequence[EntryRow]) -> bool:
    """Whether the entries stand as rows, or are what was packed by its checksum."""
    if loose_rows(connection, table):
        return True
    content = connection.scalar(select(schema.packed.c.content).where(schema.packed.c.table_id == table))
    with suppress(DamagedTable, ValueError, TypeError):
        return content is not None and unpack(table, FORM, content) == rows
    return False


def _setup(connection: Connection, table: str) -> Setup:
    """The table as it was opened, with `_LEAST` for what cannot be read; nothing is changed.

    Raises where even so it is no table.
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
    """Put `_LEAST` into the columns of the table's own row whose values cannot be read."""
    is_it = schema.tables.c.id == table
    columns = [type_coerce(schema.tables.c[name], NullType()).label(name) for name in _LEAST]
    row = connection.execute(select(*columns).where(is_it)).mappings().one()
    bad = [name for name in _LEAST if not is_sound(schema.tables, {name: row[name]}) or not _is_json(name, row[name])]
    if bad:
        connection.execute(update(schema.tables).where(is_it).values({name: _LEAST[name] for name in bad}))


def _is_json(name: str, value: Any) -> bool:
    """Whether a column that holds JSON does."""
    if value is None or name not in _JSON:
        return True
    try:
        return isinstance(json.loads(value), _JSON[name])
    except (ValueError, TypeError):
        return False


_JSON = {"sat": list, "manners": dict}


def _salvage(connection: Connection, table: str) -> tuple[list[EntryRow], int]:
    """The entries that can be read, sound or not, and how many there should be."""
    loose = loose_rows(connection, table)
    columns = schema.packed.c
    content: Any = connection.scalar(select(type_coerce(columns.content, NullType())).where(columns.table_id == table))
    packed = salvage(table, FORM, content) if isinstance(content, bytes) else []
    version: Any = connection.scalar(select(columns.version).where(columns.table_id == table))
    should_be = version if isinstance(version, int) and version >= 0 else 0
    rows = max(loose, packed, key=len)
    return rows, max(should_be if content is not None else 0, len(rows))


def _rows_after(connection: Connection, table: str, kept: int) -> Iterator[Mapping[str, Any]]:
    """The rows that go: entries after the last that is kept, and what was packed, as they are."""
    for row in _rows(connection, schema.entries, table):
        if not isinstance(row["version"], int) or row["version"] > kept:
            yield _as_text(schema.entries, row)
    for row in _rows(connection, schema.packed, table):
        yield _as_text(schema.packed, row)


def _all_rows(connection: Connection, table: str) -> Iterator[Mapping[str, Any]]:
    """All that is known of a table."""
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
    """A row as JSON has it: bytes in base64."""
    plain = {name: b64encode(value).decode() if isinstance(value, bytes) else value for name, value in values.items()}
    return {"row": rows.name, **plain}


def _written(folder: Path, name: str, rows: Sequence[Mapping[str, Any]]) -> Path:
    """A new file with these rows, on the disk."""
    number = 1
    while (file := folder / f"hachiya-cut-{name}-{number}.jsonl").exists():
        number += 1
    with os.fdopen(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600), "w", encoding="utf-8") as stream:
        stream.writelines(json.dumps(row, ensure_ascii=False, default=str) + "\n" for row in rows)
        stream.flush()
        os.fsync(stream.fileno())
    return file
