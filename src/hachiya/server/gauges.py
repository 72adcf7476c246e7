"""The metrics that are read from the parts of the server when Prometheus asks for them."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from typing import get_args

from prometheus_client.metrics_core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

from hachiya import __version__
from hachiya.server.metrics import METRICS
from hachiya.server.server_parts import ServerParts
from hachiya.tables.live.table import TableState

Values = Mapping[tuple[str, ...], float]
"""The values of a metric by its labels."""
_FAMILIES = {"gauge": GaugeMetricFamily, "counter": CounterMetricFamily}


class Gauges(Collector):
    """A collector that reads the parts of a server, in the event loop, where they also change."""

    def __init__(self, parts: ServerParts) -> None:
        self._parts = parts

    def collect(self) -> Iterable[Metric]:
        """Yield every metric of `READ` with its values."""
        for name, read in READ.items():
            metric = METRICS[name]
            family = _FAMILIES[metric.kind](name, metric.meaning, labels=metric.labels)
            for labels, value in read(self._parts).items():
                family.add_metric(labels, value)
            yield family

    def describe(self) -> Iterable[Metric]:
        """Return nothing, so that the registry does not read the parts only to learn the names."""
        return ()


def _single(value: float) -> Values:
    return {(): value}


def _tables(parts: ServerParts) -> Values:
    states = Counter(live.state for live in parts.tables.registry)
    return {(state,): states[state] for state in get_args(TableState)}


def _persons(parts: ServerParts) -> Values:
    return _single(sum(viewer != "table" for live in parts.tables.registry for viewer in live.audience.viewers()))


def _spectators(parts: ServerParts) -> Values:
    return _single(sum("table" in live.audience.viewers() for live in parts.tables.registry))


def _counted(kind: str) -> Callable[[ServerParts], Values]:
    """Make a reader of the counters whose names begin with `kind`; the rest of each name is the label."""
    prefix = f"{kind}."

    def read(parts: ServerParts) -> Values:
        return {(name.removeprefix(prefix),): count for name, count in parts.counts.items() if name.startswith(prefix)}

    return read


READ: Mapping[str, Callable[[ServerParts], Values]] = {
    "hachiya_build": lambda _: {(__version__,): 1},
    "hachiya_draining": lambda parts: _single(parts.drain.has_begun),
    "hachiya_tables": _tables,
    "hachiya_lobby_tables": lambda parts: _single(len(parts.tables.services.lobby.waiting_tables())),
    "hachiya_persons": _persons,
    "hachiya_spectators": _spectators,
    "hachiya_connections": lambda parts: {("websocket",): parts.connections.total, ("any",): parts.sockets.total},
    "hachiya_moves_total": lambda parts: {(by,): parts.counts[f"move.{by}"] for by in ("person", "bot")},
    "hachiya_deals_total": lambda parts: _single(parts.counts["deal"]),
    "hachiya_drawn_cards_total": lambda parts: _single(parts.counts["tick"]),
    "hachiya_nacks_total": _counted("nack"),
    "hachiya_refusals_total": _counted("refused"),
    "hachiya_dropped_connections_total": _counted("dropped"),
    "hachiya_failures_total": _counted("failed"),
    "hachiya_bots_thinking": lambda parts: _single(parts.bots.thinking),
    "hachiya_bots_waiting": lambda parts: _single(parts.bots.waiting),
    "hachiya_lower_rungs_total": _counted("lower_rung"),
    "hachiya_judged_total": lambda parts: _single(parts.counts["judged"]),
    "hachiya_waiting_writes": lambda parts: _single(parts.store.waiting_writes),
    "hachiya_bans": lambda parts: _single(len(parts.bans)),
}
"""The functions that read the metrics, by name of the metric."""
