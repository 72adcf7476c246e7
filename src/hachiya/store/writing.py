"""What one transaction of the writer does: rows of many tables at once, and deeds that look before they write."""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from functools import cache
from typing import Any, TypeAlias

from sqlalchemy import Connection, Executable, bindparam, delete, insert, select
from sqlalchemy.dialects import postgresql, sqlite

from hachiya.store import own_seats, schema
from hachiya.store.removing import remove
from hachiya.store.rows import Row
from hachiya.tables.stored.keys import Revocation
from hachiya.tables.stored.places import Closing, Vacancy

WriteStep: TypeAlias = Callable[[Connection], None]
"""Done when all rows are there. A Problem that it raises undoes everything that was written with it; it may run twice,
so it remembers nothing."""
Change: TypeAlias = Row | Revocation | Vacancy | Closing | WriteStep

_WRITTEN = ("tables", "sitters", "keys", "invitations", "sent_away", "chat", "entries", "snapshots")
"""In the order in which rows refer to one another."""
_LAST: Mapping[str, Sequence[str]] = {
    "standings": ("table_id",),
    "places": ("table_id", "seat"),
    "deadlines": ("table_id",),
    "wishes": ("table_id",),
    "visitors": ("table_id", "seat", "person"),
    "last_seen": ("table_id", "seat"),
}
"""Of what is told again and again the last one is kept: by table of the schema, what tells one from another."""
_KEPT = {"standings": {"nameless"}}
"""Columns that stay as they are."""
_MEANS_NOTHING: Mapping[str, Callable[[Mapping[str, Any]], bool]] = {
    "deadlines": lambda row: row["at"] is None,
    "wishes": lambda row: not row["would_end"] and not row["allow_hints"] and row["declined"] is None,
    "last_seen": lambda row: row["left"] is None and row["answered"] is None,
}
"""Rows that are deleted and not written."""
_UPSERTS: Mapping[str, Any] = {"sqlite": sqlite.insert, "postgresql": postgresql.insert}


def table_of(change: Change) -> str | None:
    """The table that a change refers to; None for a new table, and for what deeds do."""
    if isinstance(change, Row):
        table: str | None = change.values.get("table_id")
        return table
    return change.table if isinstance(change, Revocation | Vacancy | Closing) else None


class Packed(Exception):
    """A table to which nothing can be added any more."""


def write(connection: Connection, changes: Iterable[Change]) -> None:
    """All of it, for whatever tables: what is taken away first, then rows, then what follows from them, then deeds."""
    of_table: dict[str, list[Mapping[str, Any]]] = {name: [] for name in _WRITTEN}
    last: dict[str, dict[tuple[Any, ...], Mapping[str, Any]]] = {name: {} for name in _LAST}
    secrets: list[Mapping[str, Any]] = []
    steps: list[WriteStep] = []
    for change in changes:
        if isinstance(change, Revocation):
            _revoke(connection, change)
        elif isinstance(change, Vacancy):
            _vacate(connection, change)
        elif isinstance(change, Closing):
            remove(connection, [change.table])
        elif not isinstance(change, Row):
            steps.append(change)
        elif change.table in last:
            last[change.table][tuple(change.values[name] for name in _LAST[change.table])] = change.values
        elif change.table == "secrets":
            secrets.append(change.values)
        else:
            of_table[change.table].append(change.values)
    for name, values in of_table.items():
        if values:
            connection.execute(insert(schema.metadata.tables[name]), values)
    _refuse_packed(connection, {values["table_id"] for values in of_table["entries"]})
    _hold(connection, secrets)
    for name, rows in last.items():
        _keep_last(connection, name, rows.values())
    _end_matches(connection, last["standings"].values())
    for sitter in of_table["sitters"]:
        own_seats.rename(connection, sitter["table_id"])
    for step in steps:
        step(connection)


def _revoke(connection: Connection, revoked: Revocation) -> None:
    """The seat's keys open nothing any more, and whoever had it on a list has not."""
    for table in (schema.keys, schema.own_seats):
        connection.execute(delete(table).where(table.c.table_id == revoked.table, table.c.seat == revoked.seat))


def _vacate(connection: Connection, left: Vacancy) -> None:
    """Whoever has come to the seat is gone, with their keys and what they have furnished."""
    _revoke(connection, Revocation(left.table, left.seat))
    for table in (schema.sitters, schema.places, schema.chat, schema.visitors, schema.last_seen):
        connection.execute(delete(table).where(table.c.table_id == left.table, table.c.seat == left.seat))
    own_seats.rename(connection, left.table)


def _keep_last(connection: Connection, name: str, rows: Iterable[Mapping[str, Any]]) -> None:
    """Write rows over those that are there; those that mean nothing go."""
    is_nothing = _MEANS_NOTHING.get(name)
    some: list[Mapping[str, Any]] = []
    gone: list[Mapping[str, Any]] = []
    for row in rows:
        (gone if is_nothing is not None and is_nothing(row) else some).append(row)
    if gone:
        keys = [{f"the_{key}": row[key] for key in _LAST[name]} for row in gone]
        connection.execute(_deletion(name), keys)
    if some:
        connection.execute(_upsert(connection.dialect.name, name), some)


@cache
def _deletion(name: str) -> Executable:
    table = schema.metadata.tables[name]
    return delete(table).where(*(table.c[key] == bindparam(f"the_{key}") for key in _LAST[name]))


def _end_matches(connection: Connection, standings: Iterable[Mapping[str, Any]]) -> None:
    """What is kept of a match while it is played goes once it is over."""
    for standing in standings:
        if standing["winners"] is not None:
            own_seats.end(connection, standing["table_id"], standing["at"])
            for table in (schema.wishes, schema.last_seen):
                connection.execute(delete(table).where(table.c.table_id == standing["table_id"]))


def _hold(connection: Connection, secrets: list[Mapping[str, Any]]) -> None:
    """The secrets of these deals; one that is promised anew takes the place of the one before it."""
    columns = schema.secrets.c
    for one in secrets:
        connection.execute(delete(schema.secrets).where(columns.table_id == one["table_id"], columns.n == one["n"]))
    if secrets:
        connection.execute(insert(schema.secrets), secrets)


@cache
def _upsert(dialect: str, name: str) -> Executable:
    table, key = schema.metadata.tables[name], _LAST[name]
    upsert = _UPSERTS[dialect](table)
    columns = [column.name for column in table.c if column.name not in {*key, *_KEPT.get(name, ())}]
    renewed = {column: upsert.excluded[column] for column in columns}
    made: Executable = (
        upsert.on_conflict_do_update(index_elements=key, set_=renewed)
        if renewed
        else upsert.on_conflict_do_nothing(index_elements=key)
    )
    return made


def _refuse_packed(connection: Connection, tables: Collection[str]) -> None:
    """`Packed` if one of these tables is: what memory holds of it is not the truth."""
    columns = schema.packed.c
    if tables and connection.scalar(select(columns.table_id).where(columns.table_id.in_(tables)).limit(1)):
        raise Packed
