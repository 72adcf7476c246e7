"""The desk's persons in the event store."""

from functools import partial

from hachiya.store import own_seats, persons
from hachiya.store.event_store import EventStore
from hachiya.store.standings import ensure_standing
from hachiya.store.writing import WriteStep
from hachiya.tables.live.services import Services
from hachiya.tables.stored.keys import Key

_AT_ONCE = 500
"""So many seats change their list in one transaction."""


class StoredPersons:
    """The desk's `Persons`, in the event store; who plays meanwhile waits for one part of a long change only."""

    def __init__(self, store: EventStore, services: Services) -> None:
        self._store = store
        self._services = services

    async def person_of(self, key: str) -> str | None:
        """The person who holds the key of this digest."""
        return await self._store.read(lambda connection: persons.person_of(connection, key))

    async def add_person(self, person: str, key: str, seat: Key | None = None) -> None:
        """A new person, perhaps with a seat on their list."""
        link = [] if seat is None else [partial(own_seats.link_seat, person=person, key=seat)]
        await self._store.add(partial(persons.make, person=person, key=key), *link)

    async def link_seat(self, person: str, key: Key) -> None:
        """Put a seat on a person's list."""
        await self._store.add(partial(own_seats.link_seat, person=person, key=key))

    async def issue_key(self, person: str, key: Key) -> None:
        """A further key to a seat on the person's list."""
        await self._store.add(partial(own_seats.issue_key, person=person, key=key))

    async def unlink_seat(self, person: str, table: str, seat: int) -> None:
        """Take a seat from a person's list."""
        await self._store.add(partial(own_seats.unlink, person=person, table=table, seat=seat))

    async def ensure_standing(self, table: str) -> None:
        """See that it is kept how a table stands."""
        await ensure_standing(self._store, self._services, table)

    async def has_phrase(self, person: str) -> bool:
        """Was a recovery phrase shown to this person?"""
        return await self._store.read(lambda connection: persons.has_phrase(connection, person))

    async def set_phrase(self, person: str, phrase: str) -> None:
        """A new recovery phrase."""
        await self._store.add(partial(persons.set_phrase, person=person, phrase=phrase))

    async def recall(self, phrase: str, before: str | None, key: str) -> None:
        """The browser of this key belongs to the person of the phrase."""
        person = await self._store.read(lambda connection: persons.person_of_phrase(connection, phrase))
        if before is not None and person not in (None, before):
            await self._in_parts(before, partial(own_seats.merge_person, before=before, person=person, most=_AT_ONCE))
        await self._store.add(partial(persons.join, phrase=phrase, before=before, key=key))

    async def forget(self, person: str) -> None:
        """The person is gone."""
        await self._in_parts(person, partial(own_seats.anonymise, person=person, most=_AT_ONCE))
        await self._store.add(partial(persons.forget, person=person))

    async def _in_parts(self, person: str, step: WriteStep) -> None:
        """Until few seats are left on the person's list."""
        while await self._store.read(lambda connection: own_seats.has_more_than(connection, person, _AT_ONCE)):
            await self._store.add(step)
