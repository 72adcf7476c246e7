"""Persons: a person is whoever holds one of their keys, or says their recovery phrase. Nobody gives an address.

What changes persons is done within a transaction of the writer, whole or not at all.
"""

import time

from sqlalchemy import Connection, delete, insert, select, tuple_, update

from hachiya.desk.problems import NoPerson, NoPhrase
from hachiya.store import own_seats, schema
from hachiya.store.schema import person_keys, persons


def person_of(connection: Connection, key: str) -> str | None:
    """Whose key has this digest."""
    return connection.scalar(select(person_keys.c.person).where(person_keys.c.digest == key))


def has_phrase(connection: Connection, person: str) -> bool:
    """Was a recovery phrase shown to this person?"""
    return connection.scalar(select(persons.c.phrase).where(persons.c.id == person)) is not None


def make(connection: Connection, person: str, key: str) -> None:
    """A new person, who holds the key of this digest."""
    connection.execute(insert(persons), {"id": person, "at": time.time_ns() // 1_000_000})
    connection.execute(insert(person_keys), {"digest": key, "person": person})


def set_phrase(connection: Connection, person: str, phrase: str) -> None:
    """From now on the phrase of this digest is the person's; the one before is good for nothing."""
    done = connection.execute(update(persons).where(persons.c.id == person).values(phrase=phrase))
    if not done.rowcount:
        raise NoPerson


def person_of_phrase(connection: Connection, phrase: str) -> str | None:
    """Whose phrase has this digest."""
    return connection.scalar(select(persons.c.id).where(persons.c.phrase == phrase))


def join(connection: Connection, phrase: str, before: str | None, key: str) -> None:
    """The browser of this key belongs to the person of the phrase; NoPhrase if there is none.

    Who it belonged to `before` is the same person from now on, with all seats and browsers.
    """
    person = person_of_phrase(connection, phrase)
    if person is None:
        raise NoPhrase
    if before is None:
        connection.execute(insert(person_keys), {"digest": key, "person": person})
    elif before != person:
        own_seats.merge_person(connection, before, person)
        _be_seen_as(connection, before, person)
        connection.execute(update(person_keys).where(person_keys.c.person == before).values(person=person))
        connection.execute(delete(persons).where(persons.c.id == before))


def forget(connection: Connection, person: str) -> None:
    """The person is gone, with all keys, and their seats have no name in the lists of others; records stay."""
    own_seats.anonymise(connection, person)
    connection.execute(delete(schema.visitors).where(schema.visitors.c.person == person))
    connection.execute(delete(persons).where(persons.c.id == person))


def _be_seen_as(connection: Connection, before: str, person: str) -> None:
    """Who has been seen at a seat, or was sent away, as `before` has been so as this person."""
    for table in (schema.visitors, schema.sent_away):
        key = [column for column in table.primary_key if column.name != "person"]
        there = select(*key).where(table.c.person == person)
        connection.execute(delete(table).where(table.c.person == before, tuple_(*key).in_(there)))
        connection.execute(update(table).where(table.c.person == before).values(person=person))
