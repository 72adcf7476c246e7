"""What takes longer than others may wait for is done elsewhere: what tables ask of whoever does it."""

from collections.abc import Iterable
from typing import Protocol

from hachiya.tables.live.recent import Recent
from hachiya.tables.match.match import Match
from hachiya.tables.stored.entries import Entry
from hachiya.tables.stored.setup import Setup
from hachiya.tables.stored.snapshot import Snapshot


class BotPool(Protocol):
    """Whoever thinks beside the event loop."""

    async def choose(self, match: Match, seat: int) -> list[int]:
        """A whole choice of the bot there: one action, or several that only together are a choice."""

    async def rebuild(self, setup: Setup, snapshot: Snapshot | None, entries: Iterable[Entry]) -> Recent:
        """As `Recent.rebuild`; OutdatedTable too."""
