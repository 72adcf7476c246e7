"""The desk: the services that operations use."""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Protocol

from hachiya.desk.limits import Limits
from hachiya.desk.lists import Lists
from hachiya.desk.persons import Persons
from hachiya.desk.replay_cache import ReplayCache
from hachiya.desk.review_jobs import ReviewJobs
from hachiya.desk.server_control import ServerControl
from hachiya.desk.tally_cache import TallyCache
from hachiya.desk.temporary_store import TemporaryStore
from hachiya.desk.workers import Workers
from hachiya.tables.live.tables import Tables
from hachiya.tables.stored.entries import Entry
from hachiya.tables.stored.setup import Setup


class Store(Protocol):
    """The stored tables, as the desk reads them."""

    async def table(self, table: str) -> Setup | None:
        """Return the setup of a table; None if there is no such table."""

    async def load(self, table: str) -> tuple[Setup, Sequence[Entry]] | None:
        """Return the setup of a table and all its entries; None if there is no such table."""

    async def owns(self, key: str, table: str, seat: int) -> bool:
        """Whether the key with this digest opens the seat."""


@dataclass(frozen=True)
class Desk:
    """The services that the operations use: store, lists, tables, worker threads, limits and caches."""

    store: Store
    persons: Persons
    lists: Lists
    tables: Tables
    workers: Workers
    limits: Limits
    replays: ReplayCache
    """The replays that are in memory."""
    reviews: ReviewJobs
    temporary_store: TemporaryStore
    server: ServerControl | None
    """The operator's view and control of the server; None in a tab, which has no operator."""
    importing: asyncio.Lock = field(default_factory=asyncio.Lock)
    """The lock of the import of matches, which the database takes one after the other."""
    tallies: TallyCache = field(default_factory=TallyCache)
    """The tallies that are in memory."""
