"""The bus of those who share tables: news by topic, and leases, by which one of several does a thing.

One process needs no more than `OneProcess`. Where several serve the same tables one day, another bus of theirs takes
its place, and nothing above it changes.
"""

from collections import defaultdict
from collections.abc import Callable
from typing import Protocol


class Lease(Protocol):
    """Something that is one's own until it is ended, or until the process is gone that has taken it."""

    def end(self) -> None:
        """Others may take it from now on. To end it twice does no harm."""


class Bus(Protocol):
    """News and leases, both by topic. A topic is a path of words, as `table/0123456789abcdef`."""

    def publish(self, topic: str, news: str) -> None:
        """Tell all who listen, in the order in which it is published. Nobody keeps it for those who come later."""

    def listen(self, topic: str, hear: Callable[[str], None]) -> Callable[[], None]:
        """From now on `hear` is called with the news of the topic, also one's own; what it returns ends that."""

    async def take(self, topic: str, name: str) -> Lease | None:
        """The lease of this name, for as long as it is wanted; None where another has it."""

    def lease_names(self, topic: str) -> frozenset[str]:
        """The names that are taken in the topic, as far as it is known here."""


class OneProcess:
    """The bus of a process that has its tables to itself."""

    def __init__(self) -> None:
        self._listeners: defaultdict[str, list[Callable[[str], None]]] = defaultdict(list)
        self._leases: defaultdict[str, dict[str, _LocalLease]] = defaultdict(dict)

    def publish(self, topic: str, news: str) -> None:
        """As in `Bus`: all have heard it once this returns."""
        for hear in tuple(self._listeners.get(topic, ())):
            hear(news)

    def listen(self, topic: str, hear: Callable[[str], None]) -> Callable[[], None]:
        """As in `Bus`."""
        self._listeners[topic].append(hear)

        def stop() -> None:
            if hear in self._listeners.get(topic, ()):
                self._listeners[topic].remove(hear)
                if not self._listeners[topic]:
                    del self._listeners[topic]

        return stop

    async def take(self, topic: str, name: str) -> Lease | None:
        """As in `Bus`."""
        taken = self._leases[topic]
        if name in taken:
            return None
        taken[name] = _LocalLease(self, topic, name)
        return taken[name]

    def lease_names(self, topic: str) -> frozenset[str]:
        """As in `Bus`."""
        return frozenset(self._leases.get(topic, ()))

    def _end(self, lease: "_LocalLease") -> None:
        taken = self._leases.get(lease.topic, {})
        if taken.get(lease.name) is lease:
            del taken[lease.name]
            if not taken:
                del self._leases[lease.topic]


class _LocalLease:
    """A lease of this process."""

    __slots__ = ("_bus", "name", "topic")

    def __init__(self, bus: OneProcess, topic: str, name: str) -> None:
        self._bus = bus
        self.topic = topic
        self.name = name

    def end(self) -> None:
        """As in `Lease`."""
        self._bus._end(self)
