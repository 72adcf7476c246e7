"""The parts of the desk as a server has them: threads that compute, limits by client, persons in the database."""

import asyncio
from collections.abc import Callable, Mapping
from functools import partial
from typing import ParamSpec, TypeVar

from hachiya.desk.limits import Spending
from hachiya.desk.problems import TooMany
from hachiya.server import own_seats, persons
from hachiya.server.limits import Buckets
from hachiya.server.old_tables import stand
from hachiya.server.preparing import Preparation
from hachiya.server.store import EventStore
from hachiya.server.writing import Deed
from hachiya.tables.house import House
from hachiya.tables.keys import Key

_SEARCHES = 2
"""So many hints are thought of at a time."""
_AT_ONCE = 500
"""So many seats change their list in one transaction."""

Arguments = ParamSpec("Arguments")
Result = TypeVar("Result")


class ThinkingThreads:
    """The desk's `Thinkers`: what takes long is done in a thread."""

    def __init__(self, preparation: Preparation) -> None:
        self._preparation = preparation
        self._searches = asyncio.Semaphore(_SEARCHES)

    async def compute(
        self, function: Callable[Arguments, Result], *arguments: Arguments.args, **named: Arguments.kwargs
    ) -> Result:
        """What a function returns, computed in a thread."""
        return await asyncio.to_thread(function, *arguments, **named)

    async def search(
        self, function: Callable[Arguments, Result], *arguments: Arguments.args, **named: Arguments.kwargs
    ) -> Result:
        """The result of a search in a thread; few of them at a time."""
        async with self._searches:
            return await self.compute(function, *arguments, **named)

    def seconds_left(self, room: str) -> float | None:
        """How long until the search of a room is ready."""
        return self._preparation.seconds_left(room)


class ClientLimits:
    """The desk's `Limits`: a bucket for each client and each kind of what is spent."""

    def __init__(self, buckets: Mapping[Spending, Buckets]) -> None:
        self._buckets = buckets

    def spend(self, spending: Spending, client: str) -> None:
        """Take one from the client's bucket; TooMany if it is empty."""
        if not self.allows(spending, client):
            raise TooMany(self._buckets[spending].seconds_for_one)

    def allows(self, spending: Spending, client: str) -> bool:
        """Take one from the client's bucket, if there is one."""
        return self._buckets[spending].take(client)


class StoredPersons:
    """The desk's `Persons`, in the event store; who plays meanwhile waits for one part of a long change only."""

    def __init__(self, store: EventStore, house: House) -> None:
        self._store = store
        self._house = house

    async def person_of(self, key: str) -> str | None:
        """The person who holds the key of this digest."""
        return await self._store.read(lambda connection: persons.person_of(connection, key))

    async def add_person(self, person: str, key: str, seat: Key | None = None) -> None:
        """A new person, perhaps with a seat on their list."""
        link = [] if seat is None else [partial(own_seats.claim, person=person, key=seat)]
        await self._store.add(partial(persons.make, person=person, key=key), *link)

    async def link_seat(self, person: str, key: Key) -> None:
        """Put a seat on a person's list."""
        await self._store.add(partial(own_seats.claim, person=person, key=key))

    async def issue_key(self, person: str, key: Key) -> None:
        """A further key to a seat on the person's list."""
        await self._store.add(partial(own_seats.hand_out, person=person, key=key))

    async def unlink_seat(self, person: str, table: str, seat: int) -> None:
        """Take a seat from a person's list."""
        await self._store.add(partial(own_seats.drop, person=person, table=table, seat=seat))

    async def ensure_standing(self, table: str) -> None:
        """See that it is kept how a table stands."""
        await stand(self._store, self._house, table)

    async def has_phrase(self, person: str) -> bool:
        """Was a recovery phrase shown to this person?"""
        return await self._store.read(lambda connection: persons.has_phrase(connection, person))

    async def set_phrase(self, person: str, phrase: str) -> None:
        """A new recovery phrase."""
        await self._store.add(partial(persons.set_phrase, person=person, phrase=phrase))

    async def recall(self, phrase: str, before: str | None, key: str) -> None:
        """The browser of this key belongs to the person of the phrase."""
        person = await self._store.read(lambda connection: persons.called(connection, phrase))
        if before is not None and person not in (None, before):
            await self._in_parts(before, partial(own_seats.hand_over, before=before, person=person, most=_AT_ONCE))
        await self._store.add(partial(persons.join, phrase=phrase, before=before, key=key))

    async def forget(self, person: str) -> None:
        """The person is gone."""
        await self._in_parts(person, partial(own_seats.give_back, person=person, most=_AT_ONCE))
        await self._store.add(partial(persons.forget, person=person))

    async def _in_parts(self, person: str, deed: Deed) -> None:
        """Until few seats are left on the person's list."""
        while await self._store.read(lambda connection: own_seats.more_than(connection, person, _AT_ONCE)):
            await self._store.add(deed)
