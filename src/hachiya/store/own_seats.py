"""The lists of persons' own seats: adding, changing and removing rows, within a transaction of the writer.

The rows of a list hold what it is searched by (the end of the match, the game, the names of the others), so that a
search reads one stretch of one table. Everything else is looked up for the few rows that are shown.
"""

from collections.abc import Iterable, Iterator
from typing import Any

from sqlalchemy import Connection, Row, delete, exists, insert, select, update

from hachiya.desk.problems import NoPerson
from hachiya.games.registry import MOST_SEATS
from hachiya.store import schema
from hachiya.store.rows import setup_of
from hachiya.tables.match.other_names import other_names_key
from hachiya.tables.problems import NotYourSeat
from hachiya.tables.stored.keys import Key
from hachiya.tables.stored.setup import Setup

_OWN, _STANDINGS = schema.own_seats, schema.standings
_PART = 500
"""The most tables that one statement names."""


def link_seat(connection: Connection, person: str, key: Key) -> None:
    """Put a seat on the list of a person by its key; NotYourSeat if the key is not valid.

    The table must have a row in `standings`.
    """
    keys = schema.keys.c
    has_key = exists().where(keys.digest == key.digest, keys.table_id == key.table, keys.seat == key.seat)
    if not connection.scalar(select(has_key)):
        raise NotYourSeat
    if not connection.scalar(select(exists().where(schema.persons.c.id == person))):
        raise NoPerson
    import_seat(connection, person, key.table, key.seat)


def import_seat(connection: Connection, person: str, table: str, seat: int) -> None:
    """Put a seat of an imported match on the person's list, unless it is there.

    The caller has checked that the seat is theirs.
    """
    if owns(connection, person, table, seat):
        return
    standing = connection.execute(select(_STANDINGS).where(_STANDINGS.c.table_id == table)).one()
    setup = setups(connection, [table])[table]
    values = {
        "person": person,
        "ended": 0 if standing.winners is None else standing.at,
        "table_id": table,
        "seat": seat,
        "game": setup.game,
        "others": other_names_key(setup, seat, standing.nameless),
    }
    connection.execute(insert(_OWN), values)


def issue_key(connection: Connection, person: str, key: Key) -> None:
    """Store another key to a seat on the person's list; NotYourSeat if the seat is not on it."""
    if not owns(connection, person, key.table, key.seat):
        raise NotYourSeat
    connection.execute(insert(schema.keys), {"digest": key.digest, "table_id": key.table, "seat": key.seat})


def owns(connection: Connection, person: str, table: str, seat: int) -> bool:
    """Whether the seat is on the person's list."""
    own = exists().where(_OWN.c.table_id == table, _OWN.c.seat == seat, _OWN.c.person == person)
    return bool(connection.scalar(select(own)))


def unlink_seat(connection: Connection, person: str, table: str, seat: int) -> None:
    """Remove a seat from the person's list; its key stays valid."""
    connection.execute(delete(_OWN).where(_OWN.c.table_id == table, _OWN.c.seat == seat, _OWN.c.person == person))


def has_more_than(connection: Connection, person: str, number: int) -> bool:
    """Whether the person's list has more than `number` seats."""
    return len(_some(connection, person, number + 1)) > number


def merge_person(connection: Connection, before: str, person: str, most: int | None = None) -> None:
    """Move the seats on the list of the person `before` to another person's list: all, or at most `most`."""
    for seat, tables in _in_parts(connection, before, most):
        those = (_OWN.c.table_id.in_(tables), _OWN.c.seat == seat)
        there = connection.scalars(select(_OWN.c.table_id).where(*those, _OWN.c.person == person)).all()
        both = (_OWN.c.table_id.in_(there), _OWN.c.seat == seat)
        connection.execute(delete(_OWN).where(*both, _OWN.c.person == before))
        connection.execute(update(_OWN).where(*those, _OWN.c.person == before).values(person=person))


def mark_ended(connection: Connection, table: str, at: int) -> None:
    """Note on all lists that the match of a table ended at this time (milliseconds since 1970)."""
    connection.execute(update(_OWN).where(_OWN.c.table_id == table, _OWN.c.ended == 0).values(ended=at))


def update_names(connection: Connection, *tables: str) -> None:
    """Update the names of other players on all lists, after the names at these tables have changed."""
    rows = connection.execute(
        select(_OWN.c.person, _OWN.c.table_id, _OWN.c.seat, _STANDINGS.c.nameless)
        .join(_STANDINGS, _STANDINGS.c.table_id == _OWN.c.table_id)
        .where(_OWN.c.table_id.in_(tables))
    ).all()
    setup_of = setups(connection, {row.table_id for row in rows})
    for row in rows:
        connection.execute(
            update(_OWN)
            .where(_OWN.c.table_id == row.table_id, _OWN.c.seat == row.seat, _OWN.c.person == row.person)
            .values(others=other_names_key(setup_of[row.table_id], row.seat, row.nameless))
        )


def anonymise(connection: Connection, person: str, most: int | None = None) -> None:
    """Remove seats from the person's list (all, or at most `most`), and their names from the lists of others.

    A seat that is on somebody else's list too keeps its name.
    """
    for seat, tables in _in_parts(connection, person, most):
        those = (_OWN.c.table_id.in_(tables), _OWN.c.seat == seat)
        connection.execute(delete(_OWN).where(*those, _OWN.c.person == person))
        shared = set(connection.scalars(select(_OWN.c.table_id).where(*those)))
        unshared = [table for table in tables if table not in shared]
        nameless = _STANDINGS.c.nameless.op("|")(1 << seat)
        connection.execute(update(_STANDINGS).where(_STANDINGS.c.table_id.in_(unshared)).values(nameless=nameless))
        update_names(connection, *unshared)


def setups(connection: Connection, ids: Iterable[str]) -> dict[str, Setup]:
    """Return the setups of these tables by id, with the players who have taken open seats."""
    table_ids = list(ids)
    sitters: dict[str, list[Row[Any]]] = {}
    for sitter in connection.execute(select(schema.sitters).where(schema.sitters.c.table_id.in_(table_ids))):
        sitters.setdefault(sitter.table_id, []).append(sitter)
    rows = connection.execute(select(schema.tables).where(schema.tables.c.id.in_(table_ids)))
    return {row.id: setup_of(row, sitters.get(row.id, [])) for row in rows}


def _some(connection: Connection, person: str, most: int | None) -> list[tuple[str, int]]:
    """Seats on the person's list: all of them, or at most `most`."""
    query = select(_OWN.c.table_id, _OWN.c.seat).where(_OWN.c.person == person).limit(most)
    return [(table, seat) for table, seat in connection.execute(query)]


def _in_parts(connection: Connection, person: str, most: int | None) -> Iterator[tuple[int, list[str]]]:
    """Seats on the person's list, by seat number, with at most `_PART` tables at a time."""
    own_seats = _some(connection, person, most)
    for seat in range(MOST_SEATS):
        tables = [table for table, own in own_seats if own == seat]
        for start in range(0, len(tables), _PART):
            yield seat, tables[start : start + _PART]
