"""The seats that persons find again: how they come on a list, change, and leave it; within a transaction of the writer.

What a list is searched by stands in its rows, so that a search reads one stretch of one table: when the match ended,
which game, and what the others are called. All else of a table is looked up for the few rows that are shown.
"""

from collections.abc import Iterable, Iterator
from typing import Any
from unicodedata import normalize

from sqlalchemy import Connection, Row, delete, exists, insert, select, update

from hachiya.games.registry import MOST_SEATS
from hachiya.server import schema
from hachiya.server.problems import NoPerson, NotYourSeat
from hachiya.server.rows import setup_of
from hachiya.tables.keys import Key
from hachiya.tables.opening import GUEST_NAME
from hachiya.tables.setup import OPEN, PERSON, Setup
from hachiya.words.languages import languages
from hachiya.words.names import GUEST, name
from hachiya.words.voice import WrongMessage, say

_OWN, _STANDINGS = schema.own_seats, schema.standings


def folded(text: str) -> str:
    """A name as it is searched: in small letters, by the same signs for the same letters, with single spaces."""
    return " ".join(normalize("NFKC", text).casefold().split())


def claim(connection: Connection, person: str, key: Key) -> None:
    """The person has the seat on their list, since they hold its key; NotYourSeat where it opens nothing (any more).

    The table must stand somewhere (`standings`).
    """
    keys = schema.keys.c
    held = exists().where(keys.digest == key.digest, keys.table_id == key.table, keys.seat == key.seat)
    if not connection.scalar(select(held)):
        raise NotYourSeat
    if not connection.scalar(select(exists().where(schema.persons.c.id == person))):
        raise NoPerson
    if owns(connection, person, key.table, key.seat):
        return
    standing = connection.execute(select(_STANDINGS).where(_STANDINGS.c.table_id == key.table)).one()
    setup = setups(connection, [key.table])[key.table]
    values = {
        "person": person,
        "ended": 0 if standing.winners is None else standing.at,
        "table_id": key.table,
        "seat": key.seat,
        "game": setup.game,
        "others": _others(setup, key.seat, standing.nameless),
    }
    connection.execute(insert(_OWN), values)


def hand_out(connection: Connection, person: str, key: Key) -> None:
    """A further key to a seat, for the person who has it on their list; NotYourSeat where they have not."""
    if not owns(connection, person, key.table, key.seat):
        raise NotYourSeat
    connection.execute(insert(schema.keys), {"digest": key.digest, "table_id": key.table, "seat": key.seat})


def owns(connection: Connection, person: str, table: str, seat: int) -> bool:
    """Has this person the seat on their list?"""
    own = exists().where(_OWN.c.table_id == table, _OWN.c.seat == seat, _OWN.c.person == person)
    return bool(connection.scalar(select(own)))


def drop(connection: Connection, person: str, table: str, seat: int) -> None:
    """Take the seat from the person's list; its key opens it as before."""
    connection.execute(delete(_OWN).where(_OWN.c.table_id == table, _OWN.c.seat == seat, _OWN.c.person == person))


def hand_over(connection: Connection, before: str, person: str) -> None:
    """The seats on one person's list come on another's."""
    other = _OWN.alias()
    there = exists().where(other.c.table_id == _OWN.c.table_id, other.c.seat == _OWN.c.seat, other.c.person == person)
    connection.execute(delete(_OWN).where(_OWN.c.person == before, there))
    connection.execute(update(_OWN).where(_OWN.c.person == before).values(person=person))


def end(connection: Connection, table: str, at: int) -> None:
    """The match is over."""
    connection.execute(update(_OWN).where(_OWN.c.table_id == table, _OWN.c.ended == 0).values(ended=at))


def go_on(connection: Connection, table: str) -> None:
    """The match is not over (any more)."""
    connection.execute(update(_OWN).where(_OWN.c.table_id == table).values(ended=0))


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
            .values(others=_others(found[row.table_id], row.seat, row.nameless))
        )


def take_names(connection: Connection, person: str) -> None:
    """In the lists of others this person's seats have no name from now on; seats that are on another's list keep it."""
    other = _OWN.alias()
    shared = exists().where(other.c.table_id == _OWN.c.table_id, other.c.seat == _OWN.c.seat, other.c.person != person)
    for seat in range(MOST_SEATS):
        alone = select(_OWN.c.table_id).where(_OWN.c.person == person, _OWN.c.seat == seat, ~shared)
        nameless = _STANDINGS.c.nameless.op("|")(1 << seat)
        connection.execute(update(_STANDINGS).where(_STANDINGS.c.table_id.in_(alone)).values(nameless=nameless))
    beside = exists().where(other.c.table_id == _OWN.c.table_id, other.c.person != person)
    tables = connection.scalars(select(_OWN.c.table_id).where(_OWN.c.person == person, beside).distinct()).all()
    for some in _in_parts(tables):
        rename(connection, *some)


def setups(connection: Connection, ids: Iterable[str]) -> dict[str, Setup]:
    """These tables as they were opened, with those who have taken open seats."""
    wanted = list(ids)
    sitters: dict[str, list[Row[Any]]] = {}
    for one in connection.execute(select(schema.sitters).where(schema.sitters.c.table_id.in_(wanted))):
        sitters.setdefault(one.table_id, []).append(one)
    rows = connection.execute(select(schema.tables).where(schema.tables.c.id.in_(wanted)))
    return {row.id: setup_of(row, sitters.get(row.id, [])) for row in rows}


def _others(setup: Setup, own: int, nameless: int) -> str:
    """What the others at the table are called, in every language that has a word for it, each between line ends."""
    called = [
        folded(one)
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
    message = GUEST if player == PERSON else name("bot", player)
    for language in languages():
        try:
            yield say(message, language)
        except WrongMessage:  # a bot that is not of the house
            return


def _in_parts(tables: Iterable[str], size: int = 500) -> Iterator[list[str]]:
    every = list(tables)
    return (every[start : start + size] for start in range(0, len(every), size))
