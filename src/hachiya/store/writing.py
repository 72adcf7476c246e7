"""One transaction of the writer: rows of many tables at once, and steps that read before they write."""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from functools import cache
from typing import Any, TypeAlias

from sqlalchemy import Connection, Executable, bindparam, delete, insert, select
from sqlalchemy.dialects import postgresql, sqlite

from hachiya.store import own_seats, schema
from hachiya.store.removing import delete_tables
from hachiya.store.rows import Row
from hachiya.tables.stored.keys import Revocation
from hachiya.tables.stored.places import Closing, Vacancy

WriteStep: TypeAlias = Callable[[Connection], None]
"""A function that runs after all rows are written. A Problem that it raises rolls the transaction back. It may run
twice, so it must keep no state."""
Change: TypeAlias = Row | Revocation | Vacancy | Closing | WriteStep

_WRITTEN = ("tables", "sitters", "keys", "invitations", "sent_away", "chat", "entries", "snapshots")
"""Tables whose rows are inserted, in the order of their foreign keys."""
_LAST: Mapping[str, Sequence[str]] = {
    "standings": ("table_id",),
    "places": ("table_id", "seat"),
    "deadlines": ("table_id",),
    "wishes": ("table_id",),
    "visitors": ("table_id", "seat", "person"),
    "last_seen": ("table_id", "seat"),
}
"""Tables whose last row replaces the one before it, with the columns of the key."""
_KEPT = {"standings": {"nameless"}}
"""Columns that a replaced row keeps."""
Values: TypeAlias = Mapping[str, Any]
"""The values of a row, by column."""
_MEANS_NOTHING: Mapping[str, Callable[[Values], bool]] = {
    "deadlines": lambda row: row["at"] is None,
    "wishes": lambda row: not row["would_end"] and not row["allow_hints"] and row["declined"] is None,
    "last_seen": lambda row: row["left"] is None and row["answered"] is None,
}
"""Rows that mean nothing: they are deleted and not written."""
_UPSERTS: Mapping[str, Any] = {"sqlite": sqlite.insert, "postgresql": postgresql.insert}


def table_of(change: Change) -> str | None:
    """Return the table that a change refers to; None for a new table and for write steps."""
    if isinstance(change, Row):
        table: str | None = change.values.get("table_id")
        return table
    return change.table if isinstance(change, Revocation | Vacancy | Closing) else None


class AlreadyPacked(Exception):
    """A change of a table that is packed, and takes no more entries."""


def write(connection: Connection, changes: Iterable[Change]) -> None:
    """Write changes of any tables in a transaction: deletions first, then rows, their consequences, write steps.

    Every process writes in the order of tables and keys, so that two of them never wait for each other.
    """
    of_table: dict[str, list[Values]] = {name: [] for name in _WRITTEN}
    last: dict[str, dict[tuple[Any, ...], Values]] = {name: {} for name in _LAST}
    secrets: list[Values] = []
    steps: list[WriteStep] = []
    deletions: list[Revocation | Vacancy | Closing] = []
    for change in changes:
        if isinstance(change, Revocation | Vacancy | Closing):
            deletions.append(change)
        elif not isinstance(change, Row):
            steps.append(change)
        elif change.table in last:
            last[change.table][tuple(change.values[name] for name in _LAST[change.table])] = change.values
        elif change.table == "secrets":
            secrets.append(change.values)
        else:
            of_table[change.table].append(change.values)
    for deletion in sorted(deletions, key=lambda deletion: deletion.table):
        _delete(connection, deletion)
    for name, values in of_table.items():
        if values:
            connection.execute(insert(schema.metadata.tables[name]), sorted(values, key=_key_of(name)))
    _refuse_packed(connection, {values["table_id"] for values in of_table["entries"]})
    _keep_secrets(connection, secrets)
    for name, rows in last.items():
        _keep_last(connection, name, [rows[key] for key in sorted(rows)])
    _end_matches(connection, [last["standings"][key] for key in sorted(last["standings"])])
    for table in sorted(sitter["table_id"] for sitter in of_table["sitters"]):
        own_seats.update_names(connection, table)
    for step in steps:
        step(connection)


def _key_of(name: str) -> Callable[[Values], tuple[Any, ...]]:
    """The primary key of a row to write, for sorting."""
    columns = [column.name for column in schema.metadata.tables[name].primary_key]
    return lambda row: tuple(row[column] for column in columns)


def _delete(connection: Connection, change: Revocation | Vacancy | Closing) -> None:
    if isinstance(change, Revocation):
        _revoke(connection, change)
    elif isinstance(change, Vacancy):
        _vacate(connection, change)
    else:
        delete_tables(connection, [change.table])


def _revoke(connection: Connection, revoked: Revocation) -> None:
    """Delete the keys of a seat, and the seat from all lists."""
    for table in (schema.keys, schema.own_seats):
        connection.execute(delete(table).where(table.c.table_id == revoked.table, table.c.seat == revoked.seat))


def _vacate(connection: Connection, vacancy: Vacancy) -> None:
    """Delete all rows of a seat's person."""
    _revoke(connection, Revocation(vacancy.table, vacancy.seat))
    for table in (schema.sitters, schema.places, schema.chat, schema.visitors, schema.last_seen):
        connection.execute(delete(table).where(table.c.table_id == vacancy.table, table.c.seat == vacancy.seat))
    own_seats.update_names(connection, vacancy.table)


def _keep_last(connection: Connection, name: str, rows: Iterable[Values]) -> None:
    """Replace rows by these; delete those that mean nothing."""
    is_nothing = _MEANS_NOTHING.get(name)
    upserts: list[Values] = []
    deletions: list[Values] = []
    for row in rows:
        (deletions if is_nothing is not None and is_nothing(row) else upserts).append(row)
    if deletions:
        keys = [{f"the_{key}": row[key] for key in _LAST[name]} for row in deletions]
        connection.execute(_deletion(name), keys)
    if upserts:
        connection.execute(_upsert(connection.dialect.name, name), upserts)


@cache
def _deletion(name: str) -> Executable:
    table = schema.metadata.tables[name]
    return delete(table).where(*(table.c[key] == bindparam(f"the_{key}") for key in _LAST[name]))


def _end_matches(connection: Connection, standings: Iterable[Values]) -> None:
    """Enter the end of finished matches on lists, and delete what is stored only while a match is played."""
    for standing in standings:
        if standing["winners"] is not None:
            own_seats.mark_ended(connection, standing["table_id"], standing["at"])
            for table in (schema.wishes, schema.last_seen):
                connection.execute(delete(table).where(table.c.table_id == standing["table_id"]))


def _keep_secrets(connection: Connection, secrets: Sequence[Values]) -> None:
    """Store the secrets of deals; a new secret of a deal replaces the one before it."""
    columns = schema.secrets.c
    secrets = sorted(secrets, key=_key_of("secrets"))
    for secret in secrets:
        is_same_deal = (columns.table_id == secret["table_id"], columns.n == secret["n"])
        connection.execute(delete(schema.secrets).where(*is_same_deal))
    if secrets:
        connection.execute(insert(schema.secrets), secrets)


@cache
def _upsert(dialect: str, name: str) -> Executable:
    table, key = schema.metadata.tables[name], _LAST[name]
    upsert = _UPSERTS[dialect](table)
    columns = [column.name for column in table.c if column.name not in {*key, *_KEPT.get(name, ())}]
    renewed = {column: upsert.excluded[column] for column in columns}
    statement: Executable = (
        upsert.on_conflict_do_update(index_elements=key, set_=renewed)
        if renewed
        else upsert.on_conflict_do_nothing(index_elements=key)
    )
    return statement


def _refuse_packed(connection: Connection, tables: Collection[str]) -> None:
    """Raise `AlreadyPacked` if one of these tables is packed: the table in memory is outdated."""
    columns = schema.packed.c
    if tables and connection.scalar(select(columns.table_id).where(columns.table_id.in_(tables)).limit(1)):
        raise AlreadyPacked
