"""What all requests share."""

from dataclasses import dataclass
from typing import cast

from starlette.requests import HTTPConnection

from hachiya.desk.desk import Desk
from hachiya.server.limits import ClientLimits, Connections, client_of_address
from hachiya.server.settings import Settings
from hachiya.store.event_store import EventStore
from hachiya.tables.live.counts import Counts
from hachiya.tables.live.tables import Tables
from hachiya.workers.preparing import Preparation


@dataclass(frozen=True)
class ServerParts:
    """The server's parts."""

    settings: Settings
    counts: Counts
    store: EventStore
    tables: Tables
    preparation: Preparation
    connections: Connections
    """WebSockets."""
    sockets: Connections
    """All that is connected, also without having asked for anything."""
    limits: ClientLimits
    desk: Desk


def parts_of(connection: HTTPConnection) -> ServerParts:
    """The parts of the application that handles a connection."""
    return cast(ServerParts, connection.app.state.parts)


def client(connection: HTTPConnection) -> str:
    """Where it comes from: the unit of limits."""
    return client_of_address(connection.client.host if connection.client else "-")
