"""The server as its operator sees and controls it."""

from collections.abc import Sequence
from ipaddress import IPv4Network, IPv6Network
from math import inf

from hachiya.desk.server_control import SharingServer, Visit
from hachiya.server.bans import Bans, widened
from hachiya.server.drain import Drain
from hachiya.server.visits import Visits
from hachiya.store.ownership import LeasedOwnership
from hachiya.tables.live.tables import Tables


class OperatorControl:
    """Implements `ServerControl` with the connections, the bans and the drain of this server.

    `ownership` has the servers that share the database; None for a server that has it for itself.
    """

    def __init__(
        self, visits: Visits, bans: Bans, drain: Drain, tables: Tables, ownership: LeasedOwnership | None = None
    ) -> None:
        self._visits = visits
        self._bans = bans
        self._drain = drain
        self._tables = tables
        self._ownership = ownership

    def visits(self) -> Sequence[Visit]:
        """Return the connections of viewers."""
        return self._visits.all()

    async def servers(self) -> Sequence[SharingServer]:
        """Return the servers of the database with what they own."""
        if self._ownership is None:
            return [SharingServer(None, None, len(self._tables.registry), has_lobby=True, is_this=True)]
        own = self._ownership.me.id
        return [
            SharingServer(each.address, each.started // 1000, each.tables, each.has_lobby, each.process == own)
            for each in await self._ownership.holdings()
        ]

    async def ban(self, network: IPv4Network | IPv6Network, seconds: float | None) -> int:
        """Ban a network, and close its connections; return how many there were at this server.

        Other servers of the database read the ban and close theirs. StoreFailed.
        """
        if self._ownership is not None:
            await self._ownership.ban(str(widened(network)), seconds)
        self._bans.add(network, inf if seconds is None else seconds)
        return self._visits.close_banned(self._bans)

    async def lift_ban(self, network: IPv4Network | IPv6Network) -> bool:
        """End the ban of a network; False if it was not banned, StoreFailed."""
        was_banned = self._bans.remove(network)
        if self._ownership is not None:
            return await self._ownership.lift_ban(str(widened(network)))
        return was_banned

    def bans(self) -> Sequence[tuple[str, int | None]]:
        """Return the banned networks, and when each ban ends."""
        return [(str(network), until) for network, until in self._bans.until().items()]

    def drain(self, seconds: float) -> None:
        """Open no new tables, and end the server when nobody plays or the time is over."""
        self._drain.begin(seconds)
