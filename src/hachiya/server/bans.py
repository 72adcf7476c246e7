"""Bans of addresses and networks, for a limited time or without an end."""

from collections.abc import Mapping
from ipaddress import IPv4Network, IPv6Network, ip_network
from math import inf
from time import monotonic, time

from hachiya.tables.problems import Problem
from hachiya.words.say import serve as say

Network = IPv4Network | IPv6Network
_MAPPED_BITS = 96
"""The bits before an IPv4 address that is written as an IPv6 address, `::ffff:192.0.2.1`."""


class Banned(Problem):
    """A request or connection of a client that the operator has banned."""

    code = "banned"

    def __init__(self) -> None:
        super().__init__(say.banned())


class Bans:
    """The banned networks. An IPv4 address is a network of one; an IPv6 address stands for its network of 64 bits."""

    def __init__(self) -> None:
        self._until: dict[Network, float] = {}

    def __len__(self) -> int:
        return len(self.until())

    def add(self, network: Network, seconds: float = inf) -> None:
        """Ban a network from now on, for this many seconds."""
        self._until[widened(network)] = monotonic() + seconds

    def replace(self, bans: Mapping[Network, float]) -> bool:
        """Ban exactly these networks, for so many seconds each; return whether a new one is among them."""
        before, now = self._until, monotonic()
        self._until = {network: now + seconds for network, seconds in bans.items()}
        return not self._until.keys() <= before.keys()

    def remove(self, network: Network) -> bool:
        """Lift the ban of a network; False if the network was not banned."""
        return self._until.pop(widened(network), None) is not None

    def until(self) -> dict[Network, int | None]:
        """Return when the ban of each network ends, in seconds since 1970; None for a ban without an end."""
        now = monotonic()
        self._until = {network: until for network, until in self._until.items() if until > now}
        return {
            network: None if until == inf else round(time() + until - now) for network, until in self._until.items()
        }

    def has(self, client: str) -> bool:
        """Whether a client (`limits.client_of_address`) is banned."""
        if not self._until:
            return False
        try:
            client_network = ip_network(client)
        except ValueError:  # no address: a Unix socket
            return False
        now = monotonic()
        return any(_contains(network, client_network) for network, until in self._until.items() if until > now)

    def check(self, client: str) -> None:
        """Raise Banned if a client is banned."""
        if self.has(client):
            raise Banned


def widened(network: Network) -> Network:
    """Return a network that is at least as wide as a client of the limits; IPv4 addresses in IPv6 become IPv4."""
    if isinstance(network, IPv4Network) or network.prefixlen <= 64:
        return network
    mapped = network.network_address.ipv4_mapped
    if mapped is not None and network.prefixlen >= _MAPPED_BITS:
        return IPv4Network((mapped, network.prefixlen - _MAPPED_BITS))
    return network.supernet(new_prefix=64)


def _contains(network: Network, other: Network) -> bool:
    if isinstance(network, IPv4Network):
        return isinstance(other, IPv4Network) and other.subnet_of(network)
    return isinstance(other, IPv6Network) and other.subnet_of(network)
