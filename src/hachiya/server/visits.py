"""The open connections to tables and lobby with their addresses, and the server as its operator controls it."""

from collections.abc import Sequence
from ipaddress import IPv4Network, IPv6Network
from math import inf
from time import time

from hachiya.desk.house import Visit
from hachiya.records.redaction import Viewer
from hachiya.server.bans import Bans
from hachiya.server.drain import Drain
from hachiya.tables.attendance.outbox import Outbox

POLICY_VIOLATION = 1008
BANNED = "the operator has banned this address"
"""The reason in the close message to a banned client."""


class Visits:
    """The open connections to tables and to the lobby."""

    def __init__(self) -> None:
        self._boxes: dict[Outbox, Visit] = {}
        self._lobby: dict[Outbox, str] = {}
        """The addresses of the lobby's visitors."""

    def begin(self, box: Outbox, address: str, table: str, viewer: Viewer) -> None:
        """Add the connection of a viewer."""
        self._boxes[box] = Visit(address, table, viewer, round(time()))

    def begin_in_lobby(self, box: Outbox, address: str) -> None:
        """Add the connection of a visitor of the lobby."""
        self._lobby[box] = address

    def end(self, box: Outbox) -> None:
        """Remove a connection that has ended, if it is there."""
        self._boxes.pop(box, None)
        self._lobby.pop(box, None)

    def all(self) -> list[Visit]:
        """Return the connections of viewers to tables, in the order in which they began."""
        return [*self._boxes.values()]

    def close_banned(self, bans: Bans) -> int:
        """Close the connections of banned clients; return how many there were."""
        addresses = {box: visit.address for box, visit in self._boxes.items()} | self._lobby
        banned = [box for box, address in addresses.items() if bans.has(address)]
        for box in banned:
            box.close(POLICY_VIOLATION, BANNED)
        return len(banned)


class ServerHouse:
    """The `House` of the desk, made of a server's connections, bans and drain."""

    def __init__(self, visits: Visits, bans: Bans, drain: Drain) -> None:
        self._visits = visits
        self._bans = bans
        self._drain = drain

    def visits(self) -> Sequence[Visit]:
        """Return the connections of viewers."""
        return self._visits.all()

    def ban(self, network: IPv4Network | IPv6Network, seconds: float | None) -> int:
        """Ban a network, and close its connections; return how many there were."""
        self._bans.add(network, inf if seconds is None else seconds)
        return self._visits.close_banned(self._bans)

    def lift_ban(self, network: IPv4Network | IPv6Network) -> bool:
        """End the ban of a network; False if it was not banned."""
        return self._bans.remove(network)

    def bans(self) -> Sequence[tuple[str, int | None]]:
        """Return the banned networks, and when each ban ends."""
        return [(str(network), until) for network, until in self._bans.until().items()]

    def drain(self, seconds: float) -> None:
        """Open no new tables, and end the server when nobody plays or the time is over."""
        self._drain.begin(seconds)
