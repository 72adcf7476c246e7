"""The services that all tables of a server share."""

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
    """The store, the bots, the defaults, the counters and the bus of all tables."""

    store: Store
    bots: BotPool
    defaults: Defaults
    counts: Counts
    bus: Bus = field(default_factory=OneProcess)

    @cached_property
    def lobby(self) -> Lobby:
        """The lobby of all tables."""
        return Lobby(self.bus, self.defaults.lobby_seconds)
