"""Bad rows of any table of the schema: values of wrong types, or owners that do not exist."""

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from sqlalchemy import (
    Column,
    Connection,
    String,
    Table,
    and_,
    delete,
    exists,
    func,
    not_,
    select,
    type_coerce,
)
from sqlalchemy.types import NullType

from hachiya.store import schema
from hachiya.store.soundness import is_sound
from hachiya.store.temporary_rows import decompress


class BadRow(NamedTuple):
    """A bad row: its table of the schema, and all its values as they are stored."""

    table: Table
    values: Mapping[str, Any]
    is_orphan: bool
    """Whether the values are sound, but the row that they refer to is gone."""
    key: Mapping[str, Any]
    """The values of the primary key, as `_exact` reads them."""


def bad_rows(connection: Connection, table: Table) -> Iterator[BadRow]:
    """Find the rows of a schema table with a value of a wrong type, and those whose owner is gone.

    `checking` examines the values of entries, packed matches and rows of `tables`.
    """
    columns = [type_coerce(column, NullType()).label(column.name) for column in table.columns]
    keys = [_exact(connection, column).label(f"key {column.name}") for column in table.primary_key]

    def bad(row: Mapping[str, Any], is_orphan: bool) -> BadRow:
        values = {name: value for name, value in row.items() if not name.startswith("key ")}
        return BadRow(table, values, is_orphan, {name[4:]: row[name] for name in row if name.startswith("key ")})

    is_played = table in (schema.entries, schema.packed)
    if not is_played:
        for row in map(dict, connection.execute(select(*columns, *keys)).mappings()):
            if not (is_sound(table, {"id": row["id"]} if table is schema.tables else row) and _can_be_read(table, row)):
                yield bad(row, False)
    for key in table.foreign_key_constraints:
        pairs = [(element.parent, element.column) for element in key.elements]
        owner = exists().where(*(column == parent for parent, column in pairs))
        is_set = and_(*(parent.is_not(None) for parent, _ in pairs))
        query = select(*columns, *keys).where(is_set, not_(owner))
        for row in map(dict, connection.execute(query).mappings()):
            if is_played or is_sound(table, row):
                yield bad(row, True)


def _can_be_read(table: Table, row: Mapping[str, object]) -> bool:
    """Whether a record from outside, or a review, can be decompressed."""
    if table not in (schema.sent_records, schema.reviews):
        return True
    content = row["content"]
    return isinstance(content, bytes) and decompress(content) is not None


def remove_row(connection: Connection, bad: BadRow) -> None:
    """Delete a bad row."""
    columns = bad.table.columns
    connection.execute(
        delete(bad.table).where(*(_exact(connection, columns[name]) == bad.key[name] for name in bad.key))
    )


def _exact(connection: Connection, column: Column[Any]) -> Any:
    """The column's value in a form that is exact also where SQLite has bytes instead of text."""
    if connection.dialect.name != "sqlite":
        return column
    return type_coerce(func.hex(column), String()) + func.typeof(column, type_=String())
