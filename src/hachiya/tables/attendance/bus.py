"""The bus between processes that share tables: news by topic, and leases, which one process holds at a time.

A single process uses `OneProcess`. Several processes would use another implementation, with the same interface.
"""

from collections import defaultdict
from collections.abc import Callable
from typing import Protocol


class Lease(Protocol):
    """A name that one process holds until it ends the lease, or until the process ends."""

    def end(self) -> None:
        """Release the lease; ending it twice is harmless."""


class Bus(Protocol):
    """News and leases by topic. A topic is a path of words, such as `table/0123456789abcdef`."""

    def publish(self, topic: str, news: str) -> None:
        """Send a message to all present listeners of the topic, in the order of publishing; nothing is stored."""

    def listen(self, topic: str, hear: Callable[[str], None]) -> Callable[[], None]:
        """Call `hear` with every message of the topic, also those of this process; return a function that stops it."""

    async def take(self, topic: str, name: str) -> Lease | None:
        """Take the lease of this name; None if another process holds it."""

    def lease_names(self, topic: str) -> frozenset[str]:
        """The names of the leases of a topic, as far as this process knows."""


class OneProcess:
    """The bus of a server with a single process: topics and leases in memory."""

    def __init__(self) -> None:
        self._listeners: defaultdict[str, list[Callable[[str], None]]] = defaultdict(list)
        self._leases: defaultdict[str, dict[str, _LocalLease]] = defaultdict(dict)

    def publish(self, topic: str, news: str) -> None:
        """Send a message to all listeners, which have handled it when this returns."""
        for hear in tuple(self._listeners.get(topic, ())):
            hear(news)

    def listen(self, topic: str, hear: Callable[[str], None]) -> Callable[[], None]:
        """Call `hear` with every message of the topic; return a function that stops it."""
        self._listeners[topic].append(hear)

        def stop() -> None:
            if hear in self._listeners.get(topic, ()):
                self._listeners[topic].remove(hear)
                if not self._listeners[topic]:
                    del self._listeners[topic]

        return stop

    async def take(self, topic: str, name: str) -> Lease | None:
        """Take the lease of this name; None if it is already held."""
        leases = self._leases[topic]
        if name in leases:
            return None
        leases[name] = _LocalLease(self, topic, name)
        return leases[name]

    def lease_names(self, topic: str) -> frozenset[str]:
        """The names of the leases of a topic."""
        return frozenset(self._leases.get(topic, ()))

    def _end(self, lease: "_LocalLease") -> None:
        leases = self._leases.get(lease.topic, {})
        if leases.get(lease.name) is lease:
            del leases[lease.name]
            if not leases:
                del self._leases[lease.topic]


class _LocalLease:
    """A lease of this process."""

    __slots__ = ("_bus", "name", "topic")

    def __init__(self, bus: OneProcess, topic: str, name: str) -> None:
        self._bus = bus
        self.topic = topic
        self.name = name

    def end(self) -> None:
        """Release the lease."""
        self._bus._end(self)
