"""What takes longer than others may wait for is done elsewhere: what tables ask of whoever does it."""

from collections.abc import Iterable
from typing import Protocol

from hachiya.tables.entries import Entry
from hachiya.tables.match import Match
from hachiya.tables.recent import Recent
from hachiya.tables.setup import Setup
from hachiya.tables.snapshots import Snapshot


class BotPool(Protocol):
    """Whoever thinks beside the event loop."""

    async def choose(self, match: Match, seat: int) -> list[int]:
        """A whole choice of the bot there: one action, or several that only together are a choice."""

    async def rebuild(self, setup: Setup, snapshot: Snapshot | None, entries: Iterable[Entry]) -> Recent:
        """As `Recent.rebuilt`; OutdatedTable too."""
