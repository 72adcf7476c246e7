"""The server as its operator sees and controls it, as an interface for the desk."""

from collections.abc import Sequence
from ipaddress import IPv4Network, IPv6Network
from typing import NamedTuple, Protocol

from hachiya.records.redaction import Viewer

Network = IPv4Network | IPv6Network


class Visit(NamedTuple):
    """A viewer's connection to a table: the address of the client, and since when, in seconds since 1970."""

    address: str
    table: str
    viewer: Viewer
    since: int


class SharingServer(NamedTuple):
    """A server of the database: the address for other servers, and since when it runs, in seconds since 1970.

    `address` and `since` are None for a server that has its database for itself. `tables` is the number of tables that
    the server owns, `has_lobby` whether it owns the lobby, and `is_this` whether it is the server that answers.
    """

    address: str | None
    since: int | None
    tables: int
    has_lobby: bool
    is_this: bool


class ServerControl(Protocol):
    """The operator's view and control of connections, bans and the end of a server."""

    def visits(self) -> Sequence[Visit]:
        """Return the connections of viewers, in the order in which they began."""

    async def servers(self) -> Sequence[SharingServer]:
        """Return the servers of the database with what they own."""

    async def ban(self, network: Network, seconds: float | None) -> int:
        """Ban a network for a time or without an end; return how many connections to this server were closed.

        StoreFailed.
        """

    async def lift_ban(self, network: Network) -> bool:
        """End the ban of a network; False if it was not banned, StoreFailed."""

    def bans(self) -> Sequence[tuple[str, int | None]]:
        """Return the banned networks, and when each ban ends, in seconds since 1970; None for a ban without an end."""

    def drain(self, seconds: float) -> None:
        """Open no new tables, and end the server as soon as nobody plays, or after this many seconds."""
