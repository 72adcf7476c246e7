"""The services that all tables of a server share."""

from dataclasses import dataclass, field
from functools import cached_property

from hachiya.tables.attendance.bus import Bus, OneProcess
from hachiya.tables.attendance.lobby import Lobby
from hachiya.tables.live.bot_pool import BotPool
from hachiya.tables.live.counts import Counts
from hachiya.tables.live.ownership import LoneOwnership, Ownership
from hachiya.tables.stored.defaults import Defaults
from hachiya.tables.stored.store import Store


@dataclass(frozen=True)
class Services:
    """The store, the bots, the defaults, the counters, the bus of all tables, and which of them this process owns."""

    store: Store
    bots: BotPool
    defaults: Defaults
    counts: Counts
    bus: Bus = field(default_factory=OneProcess)
    ownership: Ownership = field(default_factory=LoneOwnership)

    @cached_property
    def lobby(self) -> Lobby:
        """The lobby of all tables."""
        return Lobby(self.bus, self.defaults.lobby_seconds)
