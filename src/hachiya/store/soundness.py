"""Checks that the schema's tables exist, and that rows hold values of their columns' types (SQLite takes any)."""

from collections.abc import Mapping
from typing import Any

from sqlalchemy import Column, Connection, Engine, Integer, LargeBinary, String, Table, inspect

from hachiya.store import schema

_LARGEST = 2**63


def missing_tables(database: Engine | Connection) -> list[str]:
    """List the tables of the schema that are not in the database, or lack a column."""
    columns_of = {name: columns for (_, name), columns in inspect(database).get_multi_columns().items()}
    return [
        table.name
        for table in schema.metadata.sorted_tables
        if not {*table.c.keys()} <= {column["name"] for column in columns_of.get(table.name, ())}
    ]


def is_sound(table: Table, row: Mapping[str, Any]) -> bool:
    """Whether each value of a row has the type of its column."""
    return all(_fits(column, row[column.name]) for column in table.columns if column.name in row)


def _fits(column: Column[Any], value: Any) -> bool:
    if value is None:
        return bool(column.nullable)
    if isinstance(column.type, Integer):
        return isinstance(value, int) and 0 <= value < _LARGEST
    if isinstance(column.type, LargeBinary):
        return isinstance(value, bytes)
    assert isinstance(column.type, String)
    return isinstance(value, str) and (column.type.length is None or len(value) <= column.type.length)
