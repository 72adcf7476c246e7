"""The parts of the server that all requests share."""

from dataclasses import dataclass
from typing import cast

from starlette.requests import HTTPConnection

from hachiya.desk.desk import Desk
from hachiya.server.bans import Bans
from hachiya.server.drain import Drain
from hachiya.server.limits import ClientLimits, Connections, client_of_scope
from hachiya.server.metrics import Metrics
from hachiya.server.peers.relay import Relay
from hachiya.server.readiness import Readiness
from hachiya.server.settings import Settings
from hachiya.server.visits import Visits
from hachiya.store.event_store import EventStore
from hachiya.tables.live.counts import Counts
from hachiya.tables.live.tables import Tables
from hachiya.workers.bot_pool import ServerBotPool
from hachiya.workers.preparing import Preparation
from hachiya.workers.worker_pool import WorkerPool


@dataclass(frozen=True)
class ServerParts:
    """The parts of the server: settings, counters, store, tables, bots, limits and desk."""

    settings: Settings
    counts: Counts
    store: EventStore
    tables: Tables
    preparation: Preparation
    connections: Connections
    """The counts of WebSockets."""
    sockets: Connections
    """The counts of all connected sockets, also of those over which nothing was asked."""
    limits: ClientLimits
    desk: Desk
    bots: ServerBotPool
    workers: WorkerPool
    metrics: Metrics
    visits: Visits
    bans: Bans
    drain: Drain
    readiness: Readiness
    relay: Relay | None = None
    """The relay to other servers of the same database; None for a server that has the database for itself."""


def parts_of(connection: HTTPConnection) -> ServerParts:
    """Return the parts of the server that handles a connection."""
    return cast(ServerParts, connection.app.state.parts)


def client(connection: HTTPConnection) -> str:
    """Return the client of a connection, for which limits are counted."""
    return client_of_scope(connection.scope)
