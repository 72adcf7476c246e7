"""The interface of a store of tables."""

from typing import Protocol, TypeAlias

from hachiya.tables.stored.chat_line import ChatLine
from hachiya.tables.stored.entries import Entry, Record
from hachiya.tables.stored.fair import Secret
from hachiya.tables.stored.keys import Invitation, Key, Revocation
from hachiya.tables.stored.places import Closing, Place, SentAway, Vacancy
from hachiya.tables.stored.setup import Setup, Sitter
from hachiya.tables.stored.snapshot import Snapshot
from hachiya.tables.stored.standing import Standing
from hachiya.tables.stored.timing import Deadline
from hachiya.tables.stored.visits import LastSeen, Visitor
from hachiya.tables.stored.wishes import Wishes

Added: TypeAlias = (
    Setup
    | Sitter
    | Key
    | Invitation
    | Secret
    | Entry
    | Snapshot
    | Standing
    | Place
    | SentAway
    | ChatLine
    | Deadline
    | Wishes
    | Visitor
    | LastSeen
)
"""Values that are stored as rows."""

StoreChange: TypeAlias = Added | Revocation | Vacancy | Closing
"""Changes that a store takes. Rows are added and stay, with these exceptions.

A revocation deletes keys, a vacancy everything of the seat's person, a closing everything of the table. A new place,
last sight, standing, deadline or wishes replaces the one before it. A standing that has winners deletes wishes and last
sights. The same visitor may be added twice.
"""


class Conflict(Exception):
    """A unique key is already taken; the table in memory is outdated and must be loaded again."""


class Store(Protocol):
    """The interface of a store of tables.

    Each query may raise StoreFailed, or DamagedTable where a row cannot be read.
    """

    async def add(self, *changes: StoreChange) -> None:
        """Store all of these changes or none, durably once this returns; raise Conflict, NoTable or StoreFailed."""

    async def owns(self, digest: str, table: str, seat: int) -> bool:
        """Whether the token with this digest opens this seat."""

    async def follower(self, table: str) -> Setup | None:
        """Return the setup of the rematch that follows this table; None if there is none."""

    async def invitation(self, table: str, seat: int) -> Invitation | None:
        """Return the newest invitation to a seat; None if there is none."""

    async def tables_handed_over(self) -> list[str]:
        """Return the ids of the running tables at which a seat has changed hands."""

    async def load(self, table: str) -> tuple[Setup, list[Entry]] | None:
        """Return the setup of a table and all its entries; None if there is no such table."""

    async def resume(self, table: str, least: int) -> tuple[Setup, Snapshot | None, list[Entry]] | None:
        """Return the setup of a table, its newest usable snapshot and the entries after the snapshot.

        The snapshot has `least` entries or more after it; without such a snapshot all entries are returned. None if
        there is no such table.
        """

    async def chat_lines(self, table: str) -> list[ChatLine]:
        """Return the chat lines of a table, in order."""

    async def sent_away(self, table: str) -> set[str]:
        """Return the ids of the persons whom the host of a table has sent away."""

    async def wishes(self, table: str) -> Wishes:
        """Return the wishes of the persons at a table."""

    async def visitors(self, table: str) -> list[Visitor]:
        """Return the known persons who have been seen at the seats of a table."""

    async def last_seen(self, table: str) -> list[LastSeen]:
        """Return when the seats of a table were last seen, as far as it is stored."""

    async def changed(self, table: str) -> int | None:
        """Return when the standing of a table was last stored, in milliseconds since 1970; None if it never was."""

    async def in_lobby(self, since: int) -> list[tuple[Setup, LastSeen]]:
        """Return the tables in the lobby that still have open seats, each with when its host was last seen.

        The host must have been there at this moment (in milliseconds since 1970) or later. The oldest table is first.
        """

    async def places(self, table: str) -> list[Place]:
        """Return the places of a table's persons who have chosen a sign or were silenced."""

    async def record(self, table: str, version: int) -> Record:
        """Return the record of the entries up to a version."""

    async def secrets(self, table: str) -> dict[int, str]:
        """Return the secrets of a table's deals, by the number of the deal; packing a finished match deletes them."""

    async def deadline(self, table: str) -> int | None:
        """Return until when a table waits for a person, in milliseconds since 1970; None if it waits for nobody."""

    async def due(self, before: int) -> list[str]:
        """Return the ids of the tables whose deadline is before a moment, the earliest first.

        The moment is in milliseconds since 1970.
        """

    async def since(self, table: str, version: int) -> list[Entry]:
        """Return the entries of a table after a version."""

    async def version(self, table: str) -> int:
        """Return the number of entries of a table."""

    async def version_of(self, table: str, seat: int, message: str) -> int | None:
        """Return the version of the choice that a seat's message has made; None if there is none."""
