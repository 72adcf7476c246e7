"""The seats that persons find again: how they come on a list, change, and leave it; within a transaction of the writer.

What a list is searched by stands in its rows, so that a search reads one stretch of one table: when the match ended,
which game, and what the others are called. All else of a table is looked up for the few rows that are shown.
"""

from collections.abc import Iterable, Iterator
from typing import Any

from sqlalchemy import Connection, Row, delete, exists, insert, select, update

from hachiya.desk.problems import NoPerson, NotYourSeat
from hachiya.games.registry import MOST_SEATS
from hachiya.store import schema
from hachiya.store.rows import setup_of
from hachiya.tables.match.seating import GUEST_NAME
from hachiya.tables.protocol.search_key import search_key
from hachiya.tables.stored.keys import Key
from hachiya.tables.stored.setup import OPEN, PERSON, Setup
from hachiya.words.names import GUEST, in_languages, name

_OWN, _STANDINGS = schema.own_seats, schema.standings
_PART = 500
"""So many tables are named in one statement."""


def link_seat(connection: Connection, person: str, key: Key) -> None:
    """The person has the seat on their list, since they hold its key; NotYourSeat where it opens nothing (any more).

    The table must stand somewhere (`standings`).
    """
    keys = schema.keys.c
    held = exists().where(keys.digest == key.digest, keys.table_id == key.table, keys.seat == key.seat)
    if not connection.scalar(select(held)):
        raise NotYourSeat
    if not connection.scalar(select(exists().where(schema.persons.c.id == person))):
        raise NoPerson
    import_seat(connection, person, key.table, key.seat)


def import_seat(connection: Connection, person: str, table: str, seat: int) -> None:
    """The seat comes on the person's list, if it is not there; whether it is theirs, others have asked."""
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
        "others": others(setup, seat, standing.nameless),
    }
    connection.execute(insert(_OWN), values)


def issue_key(connection: Connection, person: str, key: Key) -> None:
    """A further key to a seat, for the person who has it on their list; NotYourSeat where they have not."""
    if not owns(connection, person, key.table, key.seat):
        raise NotYourSeat
    connection.execute(insert(schema.keys), {"digest": key.digest, "table_id": key.table, "seat": key.seat})


def owns(connection: Connection, person: str, table: str, seat: int) -> bool:
    """Has this person the seat on their list?"""
    own = exists().where(_OWN.c.table_id == table, _OWN.c.seat == seat, _OWN.c.person == person)
    return bool(connection.scalar(select(own)))


def unlink(connection: Connection, person: str, table: str, seat: int) -> None:
    """Take the seat from the person's list; its key opens it as before."""
    connection.execute(delete(_OWN).where(_OWN.c.table_id == table, _OWN.c.seat == seat, _OWN.c.person == person))


def has_more_than(connection: Connection, person: str, number: int) -> bool:
    """Are there more seats than that on the person's list?"""
    return len(_some(connection, person, number + 1)) > number


def merge_person(connection: Connection, before: str, person: str, most: int | None = None) -> None:
    """The seats on one person's list come on another's: all of them, or so many."""
    for seat, tables in _in_parts(connection, before, most):
        those = (_OWN.c.table_id.in_(tables), _OWN.c.seat == seat)
        there = connection.scalars(select(_OWN.c.table_id).where(*those, _OWN.c.person == person)).all()
        both = (_OWN.c.table_id.in_(there), _OWN.c.seat == seat)
        connection.execute(delete(_OWN).where(*both, _OWN.c.person == before))
        connection.execute(update(_OWN).where(*those, _OWN.c.person == before).values(person=person))


def end(connection: Connection, table: str, at: int) -> None:
    """The match is over."""
    connection.execute(update(_OWN).where(_OWN.c.table_id == table, _OWN.c.ended == 0).values(ended=at))


def rename(connection: Connection, *tables: str) -> None:
    """Those who sit at these tables are called otherwise than before, or have lost their name."""
    rows = connection.execute(
        select(_OWN.c.person, _OWN.c.table_id, _OWN.c.seat, _STANDINGS.c.nameless)
        .join(_STANDINGS, _STANDINGS.c.table_id == _OWN.c.table_id)
        .where(_OWN.c.table_id.in_(tables))
    ).all()
    found = setups(connection, {row.table_id for row in rows})
    for row in rows:
        connection.execute(
            update(_OWN)
            .where(_OWN.c.table_id == row.table_id, _OWN.c.seat == row.seat, _OWN.c.person == row.person)
            .values(others=others(found[row.table_id], row.seat, row.nameless))
        )


def anonymise(connection: Connection, person: str, most: int | None = None) -> None:
    """Seats leave the person's list, all of them or so many, and in the lists of others they have no name from now on.

    A seat that is on another's list too keeps it.
    """
    for seat, tables in _in_parts(connection, person, most):
        those = (_OWN.c.table_id.in_(tables), _OWN.c.seat == seat)
        connection.execute(delete(_OWN).where(*those, _OWN.c.person == person))
        shared = set(connection.scalars(select(_OWN.c.table_id).where(*those)))
        lost = [table for table in tables if table not in shared]
        nameless = _STANDINGS.c.nameless.op("|")(1 << seat)
        connection.execute(update(_STANDINGS).where(_STANDINGS.c.table_id.in_(lost)).values(nameless=nameless))
        rename(connection, *lost)


def setups(connection: Connection, ids: Iterable[str]) -> dict[str, Setup]:
    """These tables as they were opened, with those who have taken open seats."""
    wanted = list(ids)
    sitters: dict[str, list[Row[Any]]] = {}
    for one in connection.execute(select(schema.sitters).where(schema.sitters.c.table_id.in_(wanted))):
        sitters.setdefault(one.table_id, []).append(one)
    rows = connection.execute(select(schema.tables).where(schema.tables.c.id.in_(wanted)))
    return {row.id: setup_of(row, sitters.get(row.id, [])) for row in rows}


def others(setup: Setup, own: int, nameless: int) -> str:
    """What the others at the table are called, in every language that has a word for it, each between line ends."""
    called = [
        search_key(one)
        for seat in range(len(setup.players))
        if seat != own and not nameless >> seat & 1
        for one in _called(setup.names[seat], setup.players[seat])
    ]
    return "\n".join(["", *dict.fromkeys(called), ""])


def _called(name_there: str, player: str) -> Iterator[str]:
    if player == OPEN:
        return
    yield name_there
    if player == PERSON and not name_there.startswith(GUEST_NAME):
        return
    yield from in_languages(GUEST if player == PERSON else name("bot", player)).values()


def _some(connection: Connection, person: str, most: int | None) -> list[tuple[str, int]]:
    """Seats on the person's list, all of them or so many."""
    query = select(_OWN.c.table_id, _OWN.c.seat).where(_OWN.c.person == person).limit(most)
    return [(table, seat) for table, seat in connection.execute(query)]


def _in_parts(connection: Connection, person: str, most: int | None) -> Iterator[tuple[int, list[str]]]:
    """The same by seat, each time of not too many tables."""
    found = _some(connection, person, most)
    for seat in range(MOST_SEATS):
        tables = [table for table, one in found if one == seat]
        for start in range(0, len(tables), _PART):
            yield seat, tables[start : start + _PART]
