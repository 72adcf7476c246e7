"""Cuts damaged tables back to their last sound entry; what is cut is kept in a file beside the database."""

import json
import os
from base64 import b64encode
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from sqlalchemy import Connection, Engine, delete, insert, select

from hachiya.server import counting, own_seats, schema
from hachiya.server.packing import EntryRow, salvaged
from hachiya.server.reading import find_table, loose_rows
from hachiya.server.rows import entry_of, row_of
from hachiya.server.upkeep.checking import Checked, Stands, check, sound_entries
from hachiya.server.writing import write
from hachiya.tables.match import Match
from hachiya.tables.standing import standing


class Cut(NamedTuple):
    """A damaged table: how many of its first entries can be kept, and of how many; None if nothing can be mended."""

    found: Checked
    kept: int | None
    total: int = 0


def damaged_tables(engine: Engine) -> Iterator[Cut | None]:
    """For every table what mending it would leave, if it is damaged; nothing is changed."""
    for found in check(engine):
        if found.stands is not Stands.IS_DAMAGED:
            yield None
            continue
        with engine.connect() as connection:
            yield _cut(connection, found)


def mend(engine: Engine, cut: Cut, beside: Path) -> Path:
    """Cut the table back; what goes is written to a file of its own in the folder `beside` before. Its path."""
    table = cut.found.table
    with engine.connect() as connection:
        gone = [*_gone(connection, table, cut.kept or 0)]
        rows, _ = _salvage(connection, table)
    file = _written(beside, table, gone)
    with engine.begin() as connection:
        connection.execute(delete(schema.packed).where(schema.packed.c.table_id == table))
        connection.execute(delete(schema.entries).where(schema.entries.c.table_id == table))
        connection.execute(delete(schema.snapshots).where(schema.snapshots.c.table_id == table))
        if cut.kept:
            connection.execute(insert(schema.entries), [row._asdict() for row in rows[: cut.kept]])
        counting.take_back(connection, table)
        _stand_anew(connection, table)
    return file


def _stand_anew(connection: Connection, table: str) -> None:
    """On the lists of persons it stands as its entries leave it now."""
    if connection.scalar(select(schema.standings.c.version).where(schema.standings.c.table_id == table)) is None:
        return
    own_seats.go_on(connection, table)
    setup = find_table(connection, schema.tables.c.id == table)
    assert setup is not None
    match = Match.rebuilt(setup, [entry_of(row) for row in loose_rows(connection, table)])
    write(connection, [row_of(standing(match))])


def _cut(connection: Connection, found: Checked) -> Cut:
    try:
        setup = find_table(connection, schema.tables.c.id == found.table)
        rows, total = _salvage(connection, found.table)
        kept = 0 if setup is None else sound_entries(setup, rows)
    except Exception:  # what stands in a row may be anything
        return Cut(found, None)
    # Of a match that was played elsewhere nothing would be left to play on.
    return Cut(found, None if setup is None or (setup.draws is None and not kept) else kept, total)


def _salvage(connection: Connection, table: str) -> tuple[list[EntryRow], int]:
    """The entries that can be read, sound or not, and how many there should be."""
    loose = loose_rows(connection, table)
    query = select(schema.packed).where(schema.packed.c.table_id == table)
    packed = connection.execute(query).one_or_none()
    if packed is None:
        return loose, len(loose)
    found = salvaged(table, packed.form, packed.content)
    return max(loose, found, key=len), packed.version


def _gone(connection: Connection, table: str, kept: int) -> Iterator[Mapping[str, Any]]:
    """The rows that go: entries after the last that is kept, and what was packed, as they are."""
    entries, packed = schema.entries, schema.packed
    query = select(entries).where(entries.c.table_id == table, entries.c.version > kept).order_by(entries.c.version)
    for row in connection.execute(query).mappings():
        yield {"row": "entries", **row}
    for row in connection.execute(select(packed).where(packed.c.table_id == table)).mappings():
        as_text = {
            name: b64encode(value).decode() if isinstance(value, bytes) else value for name, value in row.items()
        }
        yield {"row": "packed", **as_text}


def _written(folder: Path, table: str, rows: Sequence[Mapping[str, Any]]) -> Path:
    """A new file with these rows, on the disk."""
    number = 1
    while (file := folder / f"hachiya-cut-{table}-{number}.jsonl").exists():
        number += 1
    with os.fdopen(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600), "w", encoding="utf-8") as stream:
        stream.writelines(json.dumps(row, ensure_ascii=False, default=str) + "\n" for row in rows)
        stream.flush()
        os.fsync(stream.fileno())
    return file
