"""The interface of the pool in which bots think and stored tables are replayed."""

from collections.abc import Iterable
from typing import NamedTuple, Protocol

from hachiya.bots.house import HouseBots
from hachiya.tables.live.recent import RecentPositions
from hachiya.tables.match.match import Match
from hachiya.tables.stored.entries import Entry
from hachiya.tables.stored.setup import Setup
from hachiya.tables.stored.snapshot import Snapshot


class BotChoice(NamedTuple):
    """The choice for a bot: one action, or several that form one choice together."""

    actions: list[int]
    lower_rung: str | None = None
    """The id of the bot that chose instead; None if the bot chose itself.

    Too many bots think, or a bot of the operator's own has failed.
    """


class BotPool(Protocol):
    """A place where bots think and stored tables are replayed, so that the event loop is never blocked."""

    @property
    def house(self) -> HouseBots:
        """The bots that can be asked."""

    async def choose(self, match: Match, seat: int, client: str) -> BotChoice:
        """Choose for the bot in a seat; `client` is the one whose share of the pool the table takes."""

    async def rebuild(self, setup: Setup, snapshot: Snapshot | None, entries: Iterable[Entry]) -> RecentPositions:
        """Rebuild a match by `RecentPositions.rebuild`; raise OutdatedTable, BadSnapshot or DamagedTable."""
