"""What all tables of a server share."""

from dataclasses import dataclass, field
from functools import cached_property

from hachiya.tables.attendance.bus import Bus, OneProcess
from hachiya.tables.attendance.lobby import Lobby
from hachiya.tables.live.bot_pool import BotPool
from hachiya.tables.live.counts import Counts
from hachiya.tables.stored.defaults import Defaults
from hachiya.tables.stored.store import Store


@dataclass(frozen=True)
class Services:
    """Who keeps the tables and thinks for them, their habits, what has gone wrong, and where they hear what is new."""

    store: Store
    bots: BotPool
    defaults: Defaults
    counts: Counts
    bus: Bus = field(default_factory=OneProcess)

    @cached_property
    def lobby(self) -> Lobby:
        """Where tables wait for anyone."""
        return Lobby(self.bus, self.defaults.lobby_seconds)
