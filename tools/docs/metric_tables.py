"""Tables for documents, generated from the declared metrics of a server and the fields of its log."""

from hachiya.server.logs import FIELDS
from hachiya.server.metrics import METRICS, Metric

_FIELDS = {
    "request": "the number of the request or WebSocket that began the work; HTTP responses have it as `X-Request-Id`",
    "table": "the id of the table",
    "operation": "the name of the desk's operation",
    "method": "the HTTP method; a WebSocket has none",
    "status": "the HTTP status",
    "milliseconds": "the time from the request to the end of the response, or for which a WebSocket was open",
    "address": "the address to open in a browser, in the record `serving`",
}


def metrics(_of: str) -> str:
    """Write the table of all metrics: name, kind, labels and meaning."""
    rows = "".join(_row(name, metric) for name, metric in METRICS.items())
    return f"| metric | kind | labels | what it measures |\n| --- | --- | --- | --- |\n{rows}"


def _row(name: str, metric: Metric) -> str:
    labels = ", ".join(f"`{label}`" for label in metric.labels)
    return f"| `{name}` | {metric.kind} | {labels} | {metric.meaning} |\n"


def fields(_of: str) -> str:
    """Write the table of the fields that a record of the log may have beside its message."""
    rows = "".join(f"| `{field}` | {_FIELDS[field]} |\n" for field in FIELDS)
    return f"| field | meaning |\n| --- | --- |\n{rows}"
