"""The stored persons, who are known by keys of their browsers and by a recovery phrase, without any address.

Changes are made within a transaction of the writer.
"""

import time

from sqlalchemy import Connection, delete, insert, select, tuple_, update

from hachiya.desk.problems import NoPerson, NoPhrase
from hachiya.store import own_seats, schema
from hachiya.store.schema import person_keys, persons


def person_of(connection: Connection, key: str) -> str | None:
    """Return the person who holds the key with this digest; None if there is none."""
    return connection.scalar(select(person_keys.c.person).where(person_keys.c.digest == key))


def has_phrase(connection: Connection, person: str) -> bool:
    """Whether the person has a recovery phrase."""
    return connection.scalar(select(persons.c.phrase).where(persons.c.id == person)) is not None


def add_person(connection: Connection, person: str, key: str) -> None:
    """Add a person who holds the key with this digest."""
    connection.execute(insert(persons), {"id": person, "at": time.time_ns() // 1_000_000})
    connection.execute(insert(person_keys), {"digest": key, "person": person})


def set_phrase(connection: Connection, person: str, phrase: str) -> None:
    """Replace the person's recovery phrase by the phrase with this digest; raise NoPerson."""
    update_result = connection.execute(update(persons).where(persons.c.id == person).values(phrase=phrase))
    if not update_result.rowcount:
        raise NoPerson


def person_of_phrase(connection: Connection, phrase: str) -> str | None:
    """Return the person whose recovery phrase has this digest; None if there is none."""
    return connection.scalar(select(persons.c.id).where(persons.c.phrase == phrase))


def recall_person(connection: Connection, phrase: str, before: str | None, key: str) -> None:
    """Give the browser with this key to the person of a recovery phrase (a digest); NoPhrase if there is none.

    The person whom it belonged to `before` is merged into that person, with all seats and browsers.
    """
    person = person_of_phrase(connection, phrase)
    if person is None:
        raise NoPhrase
    if before is None:
        connection.execute(insert(person_keys), {"digest": key, "person": person})
    elif before != person:
        own_seats.merge_person(connection, before, person)
        _rename_visitor(connection, before, person)
        connection.execute(update(person_keys).where(person_keys.c.person == before).values(person=person))
        connection.execute(delete(persons).where(persons.c.id == before))


def forget(connection: Connection, person: str) -> None:
    """Delete the person, their keys, and their names in the lists of others; records stay."""
    own_seats.anonymise(connection, person)
    connection.execute(delete(schema.visitors).where(schema.visitors.c.person == person))
    connection.execute(delete(persons).where(persons.c.id == person))


def _rename_visitor(connection: Connection, before: str, person: str) -> None:
    """Rewrite `before` to this person among visitors and those who were sent away."""
    for table in (schema.visitors, schema.sent_away):
        key = [column for column in table.primary_key if column.name != "person"]
        there = select(*key).where(table.c.person == person)
        connection.execute(delete(table).where(table.c.person == before, tuple_(*key).in_(there)))
        connection.execute(update(table).where(table.c.person == before).values(person=person))
