"""Where tables are kept: what they ask of whoever keeps them."""

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
"""What of tables is a row of its own."""

Kept: TypeAlias = Added | Revocation | Vacancy | Closing
"""What is kept of tables; none of it ever changes, but that a revocation takes keys away, a vacancy all that a person
has brought, and a closing everything. Of a seat's places the last one is kept, and when it was last seen.

Of a table's standings, deadlines and wishes the last one is kept. A standing that has winners takes wishes and last
sights away. A visitor may be kept twice.
"""


class Conflict(Exception):
    """Another has written that version, message, seat or follower before: what memory holds is not the truth."""


class Store(Protocol):
    """The truth about every table. Each question may raise StoreFailed, or DamagedTable where an answer is none."""

    async def add(self, *kept: Kept) -> None:
        """Keep all of these or none; once this returns they survive anything. Conflict or StoreFailed if not."""

    async def follower(self, table: str) -> Setup | None:
        """The table that follows this one."""

    async def invitation(self, table: str, seat: int) -> Invitation | None:
        """The newest invitation to a seat."""

    async def left(self) -> list[str]:
        """The tables at which a seat has changed hands and whose match is not over."""

    async def load(self, table: str) -> tuple[Setup, list[Entry]] | None:
        """The table and all its entries."""

    async def resume(self, table: str, least: int) -> tuple[Setup, Snapshot | None, list[Entry]] | None:
        """The table, the newest snapshot that has so many entries after it, and these; or else all entries."""

    async def chat_lines(self, table: str) -> list[ChatLine]:
        """What persons have said there, in order."""

    async def sent_away(self, table: str) -> set[str]:
        """The persons whom its host has sent away."""

    async def wishes(self, table: str) -> Wishes:
        """What the persons there wish."""

    async def visitors(self, table: str) -> list[Visitor]:
        """Who has been seen at which seat."""

    async def last_seen(self, table: str) -> list[LastSeen]:
        """When seats were last seen there, as far as it is kept."""

    async def changed(self, table: str) -> int | None:
        """When the table's standing was kept last, in milliseconds since 1970; None: never."""

    async def in_lobby(self) -> list[Setup]:
        """The tables of the lobby that still have open seats."""

    async def places(self, table: str) -> list[Place]:
        """The seats that their persons have furnished."""

    async def record(self, table: str, version: int) -> Record:
        """What the entries up to that version have written."""

    async def secrets(self, table: str) -> dict[int, str]:
        """The secrets of its deals, by number; of a match that is over perhaps none."""

    async def deadline(self, table: str) -> int | None:
        """Until when the table waits, in milliseconds since 1970; None: for nobody."""

    async def due(self, before: int) -> list[str]:
        """The tables that wait until a moment before this one."""

    async def since(self, table: str, version: int) -> list[Entry]:
        """The entries after that version."""

    async def version(self, table: str) -> int:
        """How many entries the table has."""

    async def version_of(self, table: str, seat: int, message: str) -> int | None:
        """As which version a seat's message was kept."""
