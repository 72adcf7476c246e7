"""The desk's persons in the event store."""

from functools import partial

from hachiya.store import own_seats, persons
from hachiya.store.event_store import EventStore
from hachiya.store.standings import ensure_standing
from hachiya.store.writing import WriteStep
from hachiya.tables.live.services import Services
from hachiya.tables.stored.keys import Key

_AT_ONCE = 500
"""The most seats whose list one transaction changes."""


class StoredPersons:
    """The desk's `Persons` in the event store; long changes are made in parts, so that other writes wait less."""

    def __init__(self, store: EventStore, services: Services) -> None:
        self._store = store
        self._services = services

    async def person_of(self, key: str) -> str | None:
        """Return the person who holds the key with this digest; None if there is none."""
        return await self._store.read(lambda connection: persons.person_of(connection, key))

    async def add_person(self, person: str, key: str, seat: Key | None = None) -> None:
        """Add a person, with a seat on their list if its key is given."""
        link = [] if seat is None else [partial(own_seats.link_seat, person=person, key=seat)]
        await self._store.add(partial(persons.add_person, person=person, key=key), *link)

    async def link_seat(self, person: str, key: Key) -> None:
        """Put a seat on a person's list."""
        await self._store.add(partial(own_seats.link_seat, person=person, key=key))

    async def issue_key(self, person: str, key: Key) -> None:
        """Store another key to a seat on the person's list."""
        await self._store.add(partial(own_seats.issue_key, person=person, key=key))

    async def unlink_seat(self, person: str, table: str, seat: int) -> None:
        """Remove a seat from a person's list."""
        await self._store.add(partial(own_seats.unlink_seat, person=person, table=table, seat=seat))

    async def ensure_standing(self, table: str) -> None:
        """Store the standing of a table, if it has none."""
        await ensure_standing(self._store, self._services, table)

    async def has_phrase(self, person: str) -> bool:
        """Whether the person has a recovery phrase."""
        return await self._store.read(lambda connection: persons.has_phrase(connection, person))

    async def set_phrase(self, person: str, phrase: str) -> None:
        """Replace the person's recovery phrase."""
        await self._store.add(partial(persons.set_phrase, person=person, phrase=phrase))

    async def recall(self, phrase: str, before: str | None, key: str) -> None:
        """Give the browser with this key to the person of a recovery phrase."""
        person = await self._store.read(lambda connection: persons.person_of_phrase(connection, phrase))
        if before is not None and person not in (None, before):
            await self._in_parts(before, partial(own_seats.merge_person, before=before, person=person, most=_AT_ONCE))
        await self._store.add(partial(persons.recall_person, phrase=phrase, before=before, key=key))

    async def forget(self, person: str) -> None:
        """Delete a person."""
        await self._in_parts(person, partial(own_seats.anonymise, person=person, most=_AT_ONCE))
        await self._store.add(partial(persons.forget, person=person))

    async def _in_parts(self, person: str, step: WriteStep) -> None:
        """Repeat a step until few seats are left on the person's list."""
        while await self._store.read(lambda connection: own_seats.has_more_than(connection, person, _AT_ONCE)):
            await self._store.add(step)
