"""What all requests share."""

from dataclasses import dataclass
from typing import cast

from starlette.requests import HTTPConnection

from hachiya.desk.desk import Desk
from hachiya.server.desk_parts import ClientLimits
from hachiya.server.limits import Connections, unit_of
from hachiya.server.preparing import Preparation
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
    """WebSockets."""
    sockets: Connections
    """All that is connected, also without having asked for anything."""
    limits: ClientLimits
    desk: Desk


def hub_of(connection: HTTPConnection) -> Hub:
    """The hub of the application that handles this."""
    return cast(Hub, connection.app.state.hub)


def client(connection: HTTPConnection) -> str:
    """Where it comes from: the unit of limits."""
    return unit_of(connection.client.host if connection.client else "-")
