"""Presence at a table: connected seats, their signs, the number of spectators, and persons with two seats."""

from collections import defaultdict
from collections.abc import Iterable
from itertools import combinations
from typing import Literal, NamedTuple
from uuid import uuid4

from pydantic import with_config
from typing_extensions import TypedDict

from hachiya.records.common_events import STRICT
from hachiya.records.fields import Count, Seat
from hachiya.records.redaction import Viewer
from hachiya.tables.attendance.bus import Bus, Lease
from hachiya.tables.protocol.names import PlantSign
from hachiya.tables.stored.places import Place, signs
from hachiya.tables.stored.setup import Setup
from hachiya.tables.stored.store import Store

_Presence = TypedDict(
    "_Presence",
    {
        "is": Literal["presence"],
        "here": list[Seat],
        "watching": Count,
        "same": list[list[Seat]],
        "signs": list[PlantSign | None],
        "silenced": list[Seat],
    },
)


@with_config(STRICT)
class PresenceMessage(_Presence):
    """The connected seats, the number of spectators, groups of seats that one person holds, all signs, and the seats
    that the host has silenced.
    """


class _Visit(NamedTuple):
    """A connection, as the name of a lease."""

    viewer: Viewer
    person: str
    """The person, where known; never shown to others."""

    @classmethod
    def of(cls, name: str) -> "_Visit":
        viewer, person, _ = name.split("/")
        return cls("table" if viewer == "table" else int(viewer), person)

    def name(self) -> str:
        """A unique name for the lease of this connection."""
        return f"{self.viewer}/{self.person}/{uuid4().hex}"


class Presence:
    """Who is connected to one table. Each connection holds a lease on the bus, which ends with its process."""

    def __init__(self, bus: Bus, table: str) -> None:
        self._bus = bus
        self._topic = f"here/{table}"
        self._places: dict[int, Place] | None = None
        self._persons: defaultdict[int, set[str]] = defaultdict(set)
        """The persons who were ever seen at each seat, so that visiting two seats by turns hides nothing."""

    async def add_connection(self, viewer: Viewer, person: str | None) -> Lease:
        """Count a connection as present, until the returned lease ends."""
        if viewer != "table" and person:
            self._persons[viewer].add(person)
        lease = await self._bus.take(self._topic, _Visit(viewer, person or "").name())
        assert lease is not None
        return lease

    async def load(self, store: Store, table: str) -> None:
        """Load the places and visitors of the table from the store, unless they are loaded."""
        if self._places is None:
            places, visitors = await store.places(table), await store.visitors(table)
            self._places = {place.seat: place for place in places}
            for visitor in visitors:
                self._persons[visitor.seat].add(visitor.person)

    def is_new(self, viewer: Viewer, person: str | None) -> bool:
        """Whether this person has never been seen at this seat."""
        return viewer != "table" and bool(person) and person not in self._persons.get(viewer, ())

    def is_here(self, seat: int) -> bool:
        """Whether the seat has a connection."""
        return any(_Visit.of(name).viewer == seat for name in self._bus.lease_names(self._topic))

    @property
    def watching(self) -> int:
        """The number of spectators."""
        return sum(_Visit.of(name).viewer == "table" for name in self._bus.lease_names(self._topic))

    def signs(self, setup: Setup) -> list[int | None]:
        """Return the sign of each seat's person: a month from 0, None for bots."""
        return signs(setup.names, setup.players, self._places or {})

    def persons(self, seat: int) -> frozenset[str]:
        """Return the ids of the known persons who were seen at the seat."""
        return frozenset(self._persons.get(seat, ()))

    def place(self, table: str, seat: int) -> Place:
        """Return the place of a person at a seat: their sign, and whether the host has silenced them."""
        return (self._places or {}).get(seat) or Place(table, seat)

    def set_place(self, place: Place) -> None:
        """Replace the place of a seat."""
        if self._places is not None:
            self._places[place.seat] = place

    def message(self, setup: Setup) -> PresenceMessage:
        """Make the message that says who is present now."""
        visits = [_Visit.of(name) for name in self._bus.lease_names(self._topic)]
        for viewer, person in visits:
            if viewer != "table" and person:
                self._persons[viewer].add(person)
        return {
            "is": "presence",
            "here": sorted({viewer for viewer, _ in visits if viewer != "table"}),
            "watching": self.watching,
            "same": _joined(pair for pair in combinations(sorted(self._persons), 2) if self._is_one(*pair)),
            "signs": self.signs(setup),
            "silenced": sorted(seat for seat, place in (self._places or {}).items() if place.silenced),
        }

    def forget(self, seat: int) -> None:
        """Forget the person of a seat."""
        self._persons.pop(seat, None)
        if self._places is not None:
            self._places.pop(seat, None)

    def _is_one(self, seat: int, other: int) -> bool:
        return not self._persons[seat].isdisjoint(self._persons[other])


def _joined(pairs: Iterable[tuple[int, int]]) -> list[list[Seat]]:
    """The groups that the pairs connect."""
    groups: list[set[int]] = []
    for pair in pairs:
        touched = [group for group in groups if not group.isdisjoint(pair)]
        groups = [group for group in groups if group not in touched]
        groups.append(set(pair).union(*touched))
    return [sorted(group) for group in groups]
