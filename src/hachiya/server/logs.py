"""The log of a server: records as lines of text or JSON, without secrets.

Records of hachiya hold no secrets. Records of libraries may hold anything, so only the first line of their template is
written, without its values. Of an exception the type and the traceback are written, without the message.
"""

import json
import logging
import re
import traceback
from contextvars import ContextVar
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Literal

Form = Literal["text", "json"]
REQUESTS = "hachiya.server.requests"
"""The logger of requests and WebSockets; its records are written as JSON only."""
_OURS = "hachiya"
_TEXT = "%(asctime)s %(levelname)s %(name)s: %(message)s"
_TABLE = re.compile(r"/(?:t|join|lobby)/([A-Za-z0-9_-]{16})(?:/|$)")
FIELDS = ("request", "table", "operation", "method", "status", "milliseconds", "address")
"""The fields that a record may have beside its message, in the order in which they are written."""


@dataclass(slots=True)
class Work:
    """The work of a task: the number of the request or WebSocket that began it, and its table, if it has one."""

    request: str
    table: str | None
    operation: str | None = None
    """The name of the desk's operation, once the request has reached its route."""


WORK: ContextVar[Work | None] = ContextVar("work", default=None)
"""The work of the current task. A task that it starts, such as the turns of a table, inherits the work."""


def table_in(path: str) -> str | None:
    """Return the id of the table in a path; None if the path has none."""
    match = _TABLE.search(path)
    return match[1] if match else None


class SecretFilter(logging.Filter):
    """A filter that removes possible secrets from a record, and adds the work of the current task."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Change the record, and return True: every record is written."""
        if record.name.partition(".")[0] != _OURS:
            record.msg, record.args = str(record.msg).partition("\n")[0], ()
        if record.exc_info:
            kind, _, trace = record.exc_info
            frames = "".join(traceback.format_tb(trace))
            record.exc_text, record.exc_info = f"{kind.__name__ if kind else None}\n{frames}".rstrip(), None
        record.stack_info = None
        work = WORK.get()
        if work is not None:
            for field in ("request", "table", "operation"):
                if getattr(record, field, None) is None:
                    setattr(record, field, getattr(work, field))
        return True


class JsonLines(logging.Formatter):
    """A formatter that writes a record as a JSON object on one line."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the line of a record."""
        line: dict[str, object] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        line |= {field: value for field in FIELDS if (value := getattr(record, field, None)) is not None}
        if record.exc_text:
            line["failure"] = record.exc_text
        return json.dumps(line, ensure_ascii=False, separators=(",", ":"))


def begin_log(form: Form) -> None:
    """Write records to standard error: those of hachiya from INFO on, those of libraries from WARNING on."""
    handler = logging.StreamHandler()
    handler.addFilter(SecretFilter())
    handler.setFormatter(JsonLines() if form == "json" else logging.Formatter(_TEXT, "%Y-%m-%dT%H:%M:%S%z"))
    logging.basicConfig(handlers=[handler])
    logging.getLogger(_OURS).setLevel(logging.INFO)
    logging.getLogger("psycopg").setLevel(logging.ERROR)  # it warns of errors that the store reports itself
    logging.getLogger(REQUESTS).setLevel(logging.INFO if form == "json" else logging.WARNING)
    logging.captureWarnings(form == "json")  # else a warning of a library would be a line that is not JSON
