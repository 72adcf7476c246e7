"""What all requests share."""

import asyncio
from dataclasses import dataclass
from typing import cast

from starlette.requests import HTTPConnection

from hachiya.desk.desk import Desk
from hachiya.desk.problems import TooMany
from hachiya.server.limits import Buckets, Connections, unit_of
from hachiya.server.preparing import Preparation
from hachiya.server.reel_memory import ReelMemory
from hachiya.server.reviewing import Reviews
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
    requests: Buckets
    openings: Buckets
    files: Buckets
    reels: ReelMemory
    guesses: Buckets
    """Of recovery phrases."""
    thinking: asyncio.Semaphore
    """So many hints are thought of at a time."""
    reviews: Reviews
    desk: Desk

    def spend_request(self, connection: HTTPConnection) -> None:
        """TooMany if this client has asked for too much."""
        if not self.requests.take(client(connection)):
            raise TooMany(self.requests.seconds_for_one)

    def spend_file(self, connection: HTTPConnection) -> None:
        """TooMany if this client has sent too many records."""
        if not self.files.take(client(connection)):
            raise TooMany(self.files.seconds_for_one)

    def spend_opening(self, connection: HTTPConnection) -> None:
        """TooMany if this client has opened too many tables."""
        if not self.openings.take(client(connection)):
            raise TooMany(self.openings.seconds_for_one)

    def spend_guess(self, connection: HTTPConnection) -> None:
        """TooMany if this client has tried or asked for too many recovery phrases."""
        if not self.guesses.take(client(connection)):
            raise TooMany(self.guesses.seconds_for_one)


def hub_of(connection: HTTPConnection) -> Hub:
    """The hub of the application that handles this."""
    return cast(Hub, connection.app.state.hub)


def client(connection: HTTPConnection) -> str:
    """Where it comes from: the unit of limits."""
    return unit_of(connection.client.host if connection.client else "-")
