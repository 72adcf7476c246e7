"""Limits on clients: buckets of permits that fill at a steady rate, and counts of connections."""

from collections import Counter
from collections.abc import Mapping
from ipaddress import IPv6Address, IPv6Network
from math import ceil
from time import monotonic
from typing import Protocol

from starlette.types import Scope

from hachiya.desk.limits import Spending
from hachiya.desk.problems import TooMany

_MOST_CLIENTS = 10_000


def client_of_address(address: str) -> str:
    """Return the client to which an address belongs: with IPv6 its network of 64 bits, which one home owns."""
    try:
        ip = IPv6Address(address)
    except ValueError:
        return address
    return str(ip.ipv4_mapped or IPv6Network((int(ip) >> 64 << 64, 64)))


def client_of_scope(scope: Scope) -> str:
    """Return the client of a request or WebSocket of ASGI; `-` if it has no address."""
    client = scope.get("client")
    return client_of_address(client[0] if client else "-")


class Bucket:
    """A bucket of permits (token bucket): `burst` at first, refilled with `rate` a second."""

    __slots__ = ("at", "burst", "left", "rate")

    def __init__(self, rate: float, burst: int) -> None:
        self.rate = rate
        self.burst = burst
        self.left = float(burst)
        self.at = monotonic()

    def take(self) -> bool:
        """Take a permit; False if the bucket is empty."""
        now = monotonic()
        self.left = min(float(self.burst), self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class ClientBuckets(Protocol):
    """The buckets of all clients for one kind of action."""

    @property
    def seconds_until_next(self) -> int:
        """The seconds after which an empty bucket has a permit again."""

    async def take(self, client: str) -> bool:
        """Take a permit of a client; False if the client's bucket is empty, StoreFailed."""


class Buckets:
    """A bucket in memory for each client; if there are too many, the least recently used is forgotten."""

    def __init__(self, rate: float, burst: int) -> None:
        self.rate = rate
        self.burst = burst
        self._buckets: dict[str, Bucket] = {}

    @property
    def seconds_until_next(self) -> int:
        """The seconds after which an empty bucket has a permit again."""
        return ceil(1 / self.rate)

    async def take(self, client: str) -> bool:
        """Take a permit of a client; False if the client's bucket is empty."""
        bucket = self._buckets.pop(client, None) or Bucket(self.rate, self.burst)
        self._buckets[client] = bucket
        if len(self._buckets) > _MOST_CLIENTS:
            del self._buckets[next(iter(self._buckets))]
        return bucket.take()


class ClientLimits:
    """The desk's `Limits`: a bucket of permits for each client and each kind of action."""

    def __init__(self, buckets: Mapping[Spending, ClientBuckets]) -> None:
        self._buckets = buckets

    async def spend(self, spending: Spending, client: str) -> None:
        """Take a permit of a client; raise TooMany if the bucket is empty, StoreFailed."""
        if not await self.allows(spending, client):
            raise TooMany(self._buckets[spending].seconds_until_next)

    async def allows(self, spending: Spending, client: str) -> bool:
        """Take a permit of a client; False if the bucket is empty, StoreFailed."""
        return await self._buckets[spending].take(client)


class Connections:
    """The numbers of open connections of each client and of all clients, with limits."""

    def __init__(self, each: int, all_together: int) -> None:
        self.each = each
        self.all_together = all_together
        self._held: Counter[str] = Counter()
        self.total = 0

    def open(self, client: str | None) -> bool:
        """Count a new connection and return True, or return False if a limit is reached; `close` must follow True.

        `client` is None for a proxy, behind which there are many clients.
        """
        if self.total >= self.all_together or (client and self._held[client] >= self.each):
            return False
        self.total += 1
        if client:
            self._held[client] += 1
        return True

    def close(self, client: str | None) -> None:
        """Count a connection no longer."""
        self.total -= 1
        if client:
            self._held[client] -= 1
            if not self._held[client]:
                del self._held[client]
