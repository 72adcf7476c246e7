"""The interface of a pool that computes beside the event loop what takes long."""

from collections.abc import Iterable
from typing import Protocol

from hachiya.tables.live.recent import RecentPositions
from hachiya.tables.match.match import Match
from hachiya.tables.stored.entries import Entry
from hachiya.tables.stored.setup import Setup
from hachiya.tables.stored.snapshot import Snapshot


class BotPool(Protocol):
    """Bots that think, and tables that are rebuilt, beside the event loop."""

    async def choose(self, match: Match, seat: int) -> list[int]:
        """The choice of the bot in a seat: one action, or several that form one choice together."""

    async def rebuild(self, setup: Setup, snapshot: Snapshot | None, entries: Iterable[Entry]) -> RecentPositions:
        """Rebuild a match as `Recent.rebuild` does; OutdatedTable, BadSnapshot, DamagedTable."""
