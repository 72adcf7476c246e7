"""The metrics of a server for Prometheus: the declaration of all, and those that are measured while the server runs.

All others are read from the parts of the server when Prometheus asks (`server.gauges`), so that play does not pay for
them.
"""

from collections.abc import Mapping, Sequence
from typing import Literal, NamedTuple

from prometheus_client import CollectorRegistry, Counter, Histogram, ProcessCollector, disable_created_metrics

from hachiya.tables.problems import StoreFailed

# The Prometheus client would add to every counter a series with its time of creation.
disable_created_metrics()  # type: ignore[no-untyped-call]
_SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)


class Metric(NamedTuple):
    """A metric: its kind, what it measures, and the labels that tell its values apart."""

    kind: Literal["counter", "gauge", "histogram"]
    meaning: str
    labels: Sequence[str] = ()


METRICS: Mapping[str, Metric] = {
    "hachiya_build": Metric("gauge", "1, with the version of the program.", ("version",)),
    "hachiya_draining": Metric("gauge", "1 while the server opens no new tables and is about to end."),
    "hachiya_tables": Metric(
        "gauge", "Tables in memory: with open seats (`gathering`), `running` or `over`.", ("state",)
    ),
    "hachiya_lobby_tables": Metric("gauge", "Tables that the lobby shows."),
    "hachiya_persons": Metric("gauge", "Persons who are connected to a seat; one for each seat."),
    "hachiya_spectators": Metric("gauge", "Tables that spectators are connected to."),
    "hachiya_connections": Metric(
        "gauge", "Connections: WebSockets (`websocket`), and those of every kind (`any`).", ("kind",)
    ),
    "hachiya_moves_total": Metric(
        "counter",
        "Choices that are stored, of a `person` or a `bot`. A bot also makes a person's only possible choice.",
        ("by",),
    ),
    "hachiya_deals_total": Metric("counter", "Deals that are stored."),
    "hachiya_drawn_cards_total": Metric("counter", "Cards that a clock has drawn."),
    "hachiya_nacks_total": Metric(
        "counter", "Messages to a table that were refused, by the code of the nack.", ("code",)
    ),
    "hachiya_refusals_total": Metric(
        "counter", "Requests, connections and messages that were refused, by code.", ("code",)
    ),
    "hachiya_dropped_connections_total": Metric("counter", "Connections that the server has cut off.", ("why",)),
    "hachiya_failures_total": Metric("counter", "Failures that no client has caused.", ("what",)),
    "hachiya_choice_seconds": Metric(
        "histogram", "The time from the arrival of a person's choice until it is acknowledged or refused."
    ),
    "hachiya_bots_thinking": Metric("gauge", "Bots that compute their choice in a thread or a worker."),
    "hachiya_bots_waiting": Metric("gauge", "Bots that wait for a thread or a worker."),
    "hachiya_lower_rungs_total": Metric(
        "counter", "Choices that a weaker bot made because too many bots thought, by who made them.", ("bot",)
    ),
    "hachiya_judged_total": Metric(
        "counter", "Searches of workers for hints and reviews; those that visitors' browsers make are not counted."
    ),
    "hachiya_commit_seconds": Metric("histogram", "The duration of a transaction of the writer."),
    "hachiya_writes_total": Metric(
        "counter",
        "Writes; a transaction may contain many. The result is `stored`, `refused` (a conflict) or `failed`.",
        ("result",),
    ),
    "hachiya_waiting_writes": Metric("gauge", "Writes that wait for the next transaction."),
    "hachiya_bans": Metric("gauge", "Addresses and networks that are banned."),
}
"""The metrics by name."""


class Metrics:
    """The registry of all metrics, with those that are measured while the server runs."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        self._choice = self._histogram("hachiya_choice_seconds").observe
        self._commit = self._histogram("hachiya_commit_seconds").observe
        writes = Counter(
            "hachiya_writes_total", METRICS["hachiya_writes_total"].meaning, ("result",), registry=self.registry
        )
        self._stored, self._refused, self._failed = (
            writes.labels(result) for result in ("stored", "refused", "failed")
        )

    def observe_choice(self, seconds: float) -> None:
        """Add the duration of a person's choice."""
        self._choice(seconds)

    def observe_commit(self, seconds: float, faults: Sequence[Exception | None]) -> None:
        """Add the duration of a transaction, and count its writes by their results; None is a write that is stored."""
        self._commit(seconds)
        stored = faults.count(None)
        self._stored.inc(stored)
        if stored < len(faults):
            failed = sum(isinstance(fault, StoreFailed) for fault in faults)
            self._failed.inc(failed)
            self._refused.inc(len(faults) - stored - failed)

    def _histogram(self, name: str) -> Histogram:
        return Histogram(name, METRICS[name].meaning, buckets=_SECONDS, registry=self.registry)
