"""Limits on what clients may use: buckets that fill at a steady rate, and connections, by client."""

from collections import Counter
from collections.abc import Mapping
from ipaddress import IPv6Address, IPv6Network
from math import ceil
from time import monotonic

from hachiya.desk.limits import Spending
from hachiya.desk.problems import TooMany

_MOST_CLIENTS = 10_000


def client_of_address(address: str) -> str:
    """The client that an address belongs to; with IPv6 a network of 64 bits, which one home owns."""
    try:
        ip = IPv6Address(address)
    except ValueError:
        return address
    return str(ip.ipv4_mapped or IPv6Network((int(ip) >> 64 << 64, 64)))


class Bucket:
    """`burst` at once, then `rate` a second."""

    __slots__ = ("at", "burst", "left", "rate")

    def __init__(self, rate: float, burst: int) -> None:
        self.rate = rate
        self.burst = burst
        self.left = float(burst)
        self.at = monotonic()

    def take(self) -> bool:
        """Use one, if there is one."""
        now = monotonic()
        self.left = min(float(self.burst), self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Buckets:
    """One bucket for each client; of too many, the one that was left alone for longest is forgotten."""

    def __init__(self, rate: float, burst: int) -> None:
        self.rate = rate
        self.burst = burst
        self._buckets: dict[str, Bucket] = {}

    @property
    def seconds_until_next(self) -> int:
        """After how many seconds there is one more."""
        return ceil(1 / self.rate)

    def take(self, client: str) -> bool:
        """Use one of the client's."""
        bucket = self._buckets.pop(client, None) or Bucket(self.rate, self.burst)
        self._buckets[client] = bucket
        if len(self._buckets) > _MOST_CLIENTS:
            del self._buckets[next(iter(self._buckets))]
        return bucket.take()


class ClientLimits:
    """The desk's `Limits`: a bucket for each client and each kind of what is spent."""

    def __init__(self, buckets: Mapping[Spending, Buckets]) -> None:
        self._buckets = buckets

    def spend(self, spending: Spending, client: str) -> None:
        """Take one from the client's bucket; TooMany if it is empty."""
        if not self.allows(spending, client):
            raise TooMany(self._buckets[spending].seconds_until_next)

    def allows(self, spending: Spending, client: str) -> bool:
        """Take one from the client's bucket, if there is one."""
        return self._buckets[spending].take(client)


class Connections:
    """How many connections each client holds, and all together."""

    def __init__(self, each: int, all_together: int) -> None:
        self.each = each
        self.all_together = all_together
        self._held: Counter[str] = Counter()
        self.total = 0

    def open(self, client: str | None) -> bool:
        """One more, if that is allowed; then `close` must follow. None: for many clients, of whom none is known yet."""
        if self.total >= self.all_together or (client and self._held[client] >= self.each):
            return False
        self.total += 1
        if client:
            self._held[client] += 1
        return True

    def close(self, client: str | None) -> None:
        """One less."""
        self.total -= 1
        if client:
            self._held[client] -= 1
            if not self._held[client]:
                del self._held[client]
