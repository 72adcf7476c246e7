"""The desk's persons in a tab: the one person of the device, who has all its seats."""

from hachiya.tab.changes import OwnSeat
from hachiya.tab.problems import NeedsServer
from hachiya.tab.store import JournalStore
from hachiya.tables.problems import NoTable, NotYourSeat
from hachiya.tables.stored.keys import Key

DEVICE = "device"
"""The id of the person of the device, and the digest of the key that stands for them."""


class DevicePerson:
    """The desk's `Persons`: everybody at the device is one person. Recovery phrases need a server."""

    def __init__(self, store: JournalStore) -> None:
        self._store = store

    async def person_of(self, key: str) -> str | None:
        """Return the person of the device."""
        return DEVICE if key == DEVICE else None

    async def add_person(self, person: str, _key: str, seat: Key | None = None) -> None:
        """Put a seat on the list, if its key is given; the person is there already."""
        if seat is not None:
            await self.link_seat(person, seat)

    async def link_seat(self, _person: str, key: Key) -> None:
        """Put a seat on the list by its key; NotYourSeat if the key is not valid."""
        if not await self._store.owns(key.digest, key.table, key.seat):
            raise NotYourSeat
        await self._list(key.table, key.seat, listed=True)

    async def issue_key(self, _person: str, key: Key) -> None:
        """Store a further key of a seat on the list; NotYourSeat if the seat is not on the list."""
        own = await self._store.own_seats(key.table)
        if key.seat not in own or not own[key.seat].listed:
            raise NotYourSeat
        await self._store.add(key)

    async def unlink_seat(self, _person: str, table: str, seat: int) -> None:
        """Remove a seat from the list; a table without any other own seat is deleted from the device."""
        summary = self._store.summaries.get(table)
        if summary is not None and set(summary.own) <= {seat}:
            await self._store.remove([table])
        else:
            await self._list(table, seat, listed=False)

    async def ensure_standing(self, table: str) -> None:
        """Raise NoTable if there is no such table; every table has its standing from the start."""
        if await self._store.table(table) is None:
            raise NoTable

    async def has_phrase(self, _person: str) -> bool:
        """Return True: nothing is offered that needs a server."""
        return True

    async def set_phrase(self, _person: str, _phrase: str) -> None:
        """Raise NeedsServer."""
        raise NeedsServer

    async def recall(self, _phrase: str, _before: str | None, _key: str) -> None:
        """Raise NeedsServer."""
        raise NeedsServer

    async def forget(self, _person: str) -> None:
        """Delete all tables from the device."""
        await self._store.remove([*self._store.summaries])

    async def _list(self, table: str, seat: int, *, listed: bool) -> None:
        own = (await self._store.own_seats(table)).get(seat)
        if own is None or own.listed != listed:
            await self._store.add_own(OwnSeat(table, seat, None if own is None else own.token, listed))
