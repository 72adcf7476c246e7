"""What takes longer than others may wait for is done elsewhere: what tables ask of whoever does it."""

from collections.abc import Iterable
from typing import Protocol

from hachiya.tables.entries import Entry
from hachiya.tables.match import Match
from hachiya.tables.recent import Recent
from hachiya.tables.setup import Setup


class BotPool(Protocol):
    """Whoever thinks beside the event loop."""

    async def choose(self, match: Match, seat: int) -> list[int]:
        """A whole choice of the bot there: one action, or several that only together are a choice."""

    async def rebuild(self, setup: Setup, entries: Iterable[Entry]) -> Recent:
        """The match after these entries; OutdatedTable or DamagedTable if there is none."""
