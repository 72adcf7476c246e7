"""The parts of the desk as a server has them: threads that compute, limits by client, persons in the database."""

import asyncio
from collections.abc import Callable, Mapping
from typing import ParamSpec, TypeVar

from hachiya.desk.limits import Spending
from hachiya.desk.problems import TooMany
from hachiya.server import persons
from hachiya.server.limits import Buckets
from hachiya.server.preparing import Preparation
from hachiya.server.store import EventStore

Arguments = ParamSpec("Arguments")
Result = TypeVar("Result")


class ThinkingThreads:
    """The desk's `Thinkers`: what takes long is done in a thread."""

    def __init__(self, preparation: Preparation) -> None:
        self._preparation = preparation

    async def compute(
        self, function: Callable[Arguments, Result], *arguments: Arguments.args, **named: Arguments.kwargs
    ) -> Result:
        """What a function returns, computed in a thread."""
        return await asyncio.to_thread(function, *arguments, **named)

    def seconds_left(self, room: str) -> float | None:
        """How long until the search of a room is ready."""
        return self._preparation.seconds_left(room)


class ClientLimits:
    """The desk's `Limits`: a bucket for each client and each kind of what is spent."""

    def __init__(self, buckets: Mapping[Spending, Buckets]) -> None:
        self._buckets = buckets

    def spend(self, spending: Spending, client: str) -> None:
        """Take one from the client's bucket; TooMany if it is empty."""
        buckets = self._buckets[spending]
        if not buckets.take(client):
            raise TooMany(buckets.seconds_for_one)


class StoredPersons:
    """The desk's `Persons`, in the event store."""

    def __init__(self, store: EventStore) -> None:
        self._store = store

    async def person_of(self, key: str) -> str | None:
        """The person who holds the key of this digest."""
        return await self._store.read(lambda connection: persons.person_of(connection, key))
