"""The interface of limits on operations, which are counted for each client."""

from typing import Literal, Protocol

Spending = Literal["request", "file", "opening", "guess"]
"""The limited actions: costly requests, records sent or fetched, tables opened, recovery phrases requested or tried."""
ON_ARRIVAL: frozenset[Spending] = frozenset({"request", "file"})
"""The limits that are spent before the request is read; the others are spent when the operation is about to run."""
OVER_ALL_SERVERS: frozenset[Spending] = frozenset({"opening", "guess"})
"""The limits that protect secrets: servers that share a database count them together, the others each by itself."""


class Limits(Protocol):
    """The limits of all clients."""

    async def spend(self, spending: Spending, client: str) -> None:
        """Count an action of a client; raise TooMany if the client has used up the limit, StoreFailed."""
