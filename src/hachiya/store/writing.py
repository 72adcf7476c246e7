"""What one transaction of the writer does: rows of many tables at once, and deeds that look before they write."""

from collections.abc import Callable, Collection, Iterable, Mapping
from functools import cache
from typing import Any, TypeAlias

from sqlalchemy import Connection, Executable, delete, insert, select
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

_WRITTEN = ("tables", "sitters", "keys", "invitations", "sent_away", "chat", "complaints", "entries", "snapshots")
"""In the order in which rows refer to one another."""
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
    standings: dict[str, Mapping[str, Any]] = {}
    places: dict[tuple[str, int], Mapping[str, Any]] = {}
    secrets: list[Mapping[str, Any]] = []
    waiting: dict[str, Mapping[str, Any]] = {}
    deeds: list[WriteStep] = []
    for change in changes:
        if isinstance(change, Revocation):
            _revoke(connection, change)
        elif isinstance(change, Vacancy):
            _vacate(connection, change)
        elif isinstance(change, Closing):
            remove(connection, [change.table])
        elif not isinstance(change, Row):
            deeds.append(change)
        elif change.table == "standings":
            standings[change.values["table_id"]] = change.values  # the last one of a table counts
        elif change.table == "deadlines":
            waiting[change.values["table_id"]] = change.values  # likewise
        elif change.table == "places":
            places[change.values["table_id"], change.values["seat"]] = change.values  # likewise of a seat
        elif change.table == "secrets":
            secrets.append(change.values)
        else:
            of_table[change.table].append(change.values)
    for name, values in of_table.items():
        if values:
            connection.execute(insert(schema.metadata.tables[name]), values)
    _refuse_packed(connection, {values["table_id"] for values in of_table["entries"]})
    _hold(connection, secrets)
    _stand(connection, list(standings.values()))
    _furnish(connection, list(places.values()))
    _wait(connection, list(waiting.values()))
    for sitter in of_table["sitters"]:
        own_seats.rename(connection, sitter["table_id"])
    for deed in deeds:
        deed(connection)


def _revoke(connection: Connection, revoked: Revocation) -> None:
    """The seat's keys open nothing any more, and whoever had it on a list has not."""
    for table in (schema.keys, schema.own_seats):
        connection.execute(delete(table).where(table.c.table_id == revoked.table, table.c.seat == revoked.seat))


def _vacate(connection: Connection, left: Vacancy) -> None:
    """Whoever has come to the seat is gone, with their keys and what they have furnished."""
    _revoke(connection, Revocation(left.table, left.seat))
    complaints = schema.complaints.c
    connection.execute(delete(schema.complaints).where(complaints.table_id == left.table, complaints.by == left.seat))
    for table in (schema.sitters, schema.places, schema.chat):
        connection.execute(delete(table).where(table.c.table_id == left.table, table.c.seat == left.seat))
    own_seats.rename(connection, left.table)


def _furnish(connection: Connection, places: list[Mapping[str, Any]]) -> None:
    if places:
        upsert = _UPSERTS[connection.dialect.name](schema.places)
        renewed = {"sign": upsert.excluded.sign, "silenced": upsert.excluded.silenced}
        connection.execute(upsert.on_conflict_do_update(index_elements=["table_id", "seat"], set_=renewed), places)


def _wait(connection: Connection, deadlines: list[Mapping[str, Any]]) -> None:
    """Until when these tables wait now, if they do."""
    if not deadlines:
        return
    tables = [one["table_id"] for one in deadlines]
    connection.execute(delete(schema.deadlines).where(schema.deadlines.c.table_id.in_(tables)))
    some = [one for one in deadlines if one["at"] is not None]
    if some:
        connection.execute(insert(schema.deadlines), some)


def _stand(connection: Connection, standings: list[Mapping[str, Any]]) -> None:
    """How these tables stand now; whose seats are nameless stays."""
    if not standings:
        return
    connection.execute(_upsert(connection.dialect.name), standings)
    for one in standings:
        if one["winners"] is not None:
            own_seats.end(connection, one["table_id"], one["at"])


def _hold(connection: Connection, secrets: list[Mapping[str, Any]]) -> None:
    """The secrets of these deals; one that is promised anew takes the place of the one before it."""
    columns = schema.secrets.c
    for one in secrets:
        connection.execute(delete(schema.secrets).where(columns.table_id == one["table_id"], columns.n == one["n"]))
    if secrets:
        connection.execute(insert(schema.secrets), secrets)


@cache
def _upsert(dialect: str) -> Executable:
    upsert = _UPSERTS[dialect](schema.standings)
    kept = ("table_id", "nameless")
    renewed = {column.name: upsert.excluded[column.name] for column in schema.standings.c if column.name not in kept}
    found: Executable = upsert.on_conflict_do_update(index_elements=["table_id"], set_=renewed)
    return found


def _refuse_packed(connection: Connection, tables: Collection[str]) -> None:
    """`Packed` if one of these tables is: what memory holds of it is not the truth."""
    columns = schema.packed.c
    if tables and connection.scalar(select(columns.table_id).where(columns.table_id.in_(tables)).limit(1)):
        raise Packed
