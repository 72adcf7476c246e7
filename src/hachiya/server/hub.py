"""What all requests share."""

from dataclasses import dataclass
from ipaddress import IPv6Address, IPv6Network
from typing import cast

from starlette.requests import HTTPConnection

from hachiya.server.limits import Buckets, Connections
from hachiya.server.preparing import Preparation
from hachiya.server.problems import TooMany
from hachiya.server.settings import Settings
from hachiya.server.store import EventStore
from hachiya.tables.counts import Counts
from hachiya.tables.tables import Tables


@dataclass(frozen=True)
class Hub:
    """The server's parts."""

    settings: Settings
    counts: Counts
    store: EventStore
    tables: Tables
    preparation: Preparation
    connections: Connections
    requests: Buckets
    openings: Buckets

    def spend_request(self, connection: HTTPConnection) -> None:
        """TooMany if this client has asked for too much."""
        if not self.requests.take(client(connection)):
            raise TooMany

    def spend_opening(self, connection: HTTPConnection) -> None:
        """TooMany if this client has opened too many tables."""
        if not self.openings.take(client(connection)):
            raise TooMany


def hub_of(connection: HTTPConnection) -> Hub:
    """The hub of the application that handles this."""
    return cast(Hub, connection.app.state.hub)


def client(connection: HTTPConnection) -> str:
    """Where it comes from: the unit of limits. With IPv6 that is a network of 64 bits, all of which one home owns."""
    host = connection.client.host if connection.client else "-"
    try:
        address = IPv6Address(host)
    except ValueError:
        return host
    return str(address.ipv4_mapped or IPv6Network((int(address) >> 64 << 64, 64)))
