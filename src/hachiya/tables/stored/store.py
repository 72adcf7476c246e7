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
    """A unique key is already taken; reload the table."""


class Store(Protocol):
    """The record of every table. Each query may raise StoreFailed, or DamagedTable where a row cannot be read."""

    async def add(self, *changes: StoreChange) -> None:
        """Store all of these or none, durably once this returns; raise Conflict, NoTable or StoreFailed otherwise."""

    async def follower(self, table: str) -> Setup | None:
        """The table that follows this one."""

    async def invitation(self, table: str, seat: int) -> Invitation | None:
        """The newest invitation to a seat."""

    async def tables_handed_over(self) -> list[str]:
        """The tables at which a seat has changed hands and whose match is not over."""

    async def load(self, table: str) -> tuple[Setup, list[Entry]] | None:
        """The setup of a table and all entries."""

    async def resume(self, table: str, least: int) -> tuple[Setup, Snapshot | None, list[Entry]] | None:
        """The setup, the newest snapshot with `least` entries or more after it, and those; else all entries."""

    async def chat_lines(self, table: str) -> list[ChatLine]:
        """The chat lines of a table, in order."""

    async def sent_away(self, table: str) -> set[str]:
        """The persons whom the host of a table has sent away."""

    async def wishes(self, table: str) -> Wishes:
        """The wishes of the persons at a table."""

    async def visitors(self, table: str) -> list[Visitor]:
        """The persons who have been seen at the seats of a table."""

    async def last_seen(self, table: str) -> list[LastSeen]:
        """The last sights of the seats of a table, as far as they are stored."""

    async def changed(self, table: str) -> int | None:
        """When the standing of a table was last stored, in milliseconds since 1970; None: never."""

    async def in_lobby(self) -> list[Setup]:
        """The setups of the tables in the lobby that still have open seats."""

    async def places(self, table: str) -> list[Place]:
        """The places of a table, for seats whose persons have chosen a sign or were silenced."""

    async def record(self, table: str, version: int) -> Record:
        """The record that the entries up to a version have written."""

    async def secrets(self, table: str) -> dict[int, str]:
        """The secrets of a table's deals, by number; packing a finished match deletes them."""

    async def deadline(self, table: str) -> int | None:
        """Until when a table waits for a person, in milliseconds since 1970; None: it waits for nobody."""

    async def due(self, before: int) -> list[str]:
        """The tables whose deadline is before a moment, the earliest first."""

    async def since(self, table: str, version: int) -> list[Entry]:
        """The entries of a table after a version."""

    async def version(self, table: str) -> int:
        """The number of entries of a table."""

    async def version_of(self, table: str, seat: int, message: str) -> int | None:
        """The version of the choice that a seat's message made; None if there is none."""
