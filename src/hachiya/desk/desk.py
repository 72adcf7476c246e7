"""The desk: the parts that operations stand on."""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Protocol

from hachiya.desk.keepsakes import Keepsakes
from hachiya.desk.limits import Limits
from hachiya.desk.lists import Lists
from hachiya.desk.persons import Persons
from hachiya.desk.replay_cache import ReplayCache
from hachiya.desk.review_jobs import ReviewJobs
from hachiya.desk.workers import Workers
from hachiya.tables.live.tables import Tables
from hachiya.tables.stored.entries import Entry
from hachiya.tables.stored.setup import Setup


class Store(Protocol):
    """Tables as they are kept."""

    async def table(self, table: str) -> Setup | None:
        """A table as it was opened."""

    async def load(self, table: str) -> tuple[Setup, Sequence[Entry]] | None:
        """A table with all its entries."""

    async def owns(self, key: str, table: str, seat: int) -> bool:
        """Does the key of this digest open the seat?"""


@dataclass(frozen=True)
class Desk:
    """What operations stand on."""

    store: Store
    persons: Persons
    lists: Lists
    tables: Tables
    workers: Workers
    limits: Limits
    replays: ReplayCache
    """Matches that are seen again."""
    reviews: ReviewJobs
    keepsakes: Keepsakes
    counting: asyncio.Lock = field(default_factory=asyncio.Lock)
    """Held while odds are counted."""
