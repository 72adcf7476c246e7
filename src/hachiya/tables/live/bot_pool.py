"""The interface of a pool of threads in which bots think and stored tables are replayed."""

from collections.abc import Iterable
from typing import Protocol

from hachiya.tables.live.recent import RecentPositions
from hachiya.tables.match.match import Match
from hachiya.tables.stored.entries import Entry
from hachiya.tables.stored.setup import Setup
from hachiya.tables.stored.snapshot import Snapshot


class BotPool(Protocol):
    """Threads in which bots think and stored tables are replayed, so that the event loop is never blocked."""

    async def choose(self, match: Match, seat: int) -> list[int]:
        """Return the choice of the bot in a seat: one action, or several that form one choice together."""

    async def rebuild(self, setup: Setup, snapshot: Snapshot | None, entries: Iterable[Entry]) -> RecentPositions:
        """Rebuild a match by `RecentPositions.rebuild`; raise OutdatedTable, BadSnapshot or DamagedTable."""
