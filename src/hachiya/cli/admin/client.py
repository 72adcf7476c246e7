"""The client of a running server's Unix socket, which sends it the operator's operations."""

import json
import socket
from http.client import HTTPConnection, HTTPException
from pathlib import Path

from hachiya.desk.operation import AnswerT, Operation, RequestT
from hachiya.words.errors import HachiyaError
from hachiya.words.say import admin as say
from hachiya.words.wire import message_of

_SECONDS = 30.0


class NoServer(HachiyaError):
    """Raised when no server answers at the socket."""


class _UnixConnection(HTTPConnection):
    def __init__(self, file: Path) -> None:
        super().__init__("localhost", timeout=_SECONDS)
        self._file = file

    def connect(self) -> None:
        self.sock = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        self.sock.settimeout(self.timeout)
        self.sock.connect(str(self._file))


def perform(file: Path, operation: Operation[RequestT, AnswerT], **request: object) -> AnswerT:
    """Perform an operation and return its answer; HachiyaError if the server refuses it, NoServer."""
    path = operation.path
    for place in operation.places:
        path = path.replace(f"{{{place}}}", _part(str(request.pop(place))))
    body = json.dumps(request) if operation.method == "POST" else None
    content = _send(file, operation.method, path, body)
    try:
        answer: AnswerT = operation.answers.validate_json(content or "null")
    except ValueError:  # another program answers, or another version of the server
        raise NoServer(say.no_server(file=str(file))) from None
    return answer


def read_metrics(file: Path) -> str:
    """Return the metrics as text; NoServer."""
    return _send(file, "GET", "/metrics", None)


def _part(text: str) -> str:
    """Return a text as part of a path; a text with other characters than an id becomes `-`, the id of no table."""
    return text if text.isascii() and text.replace("-", "").replace("_", "").isalnum() else "-"


def _send(file: Path, method: str, path: str, body: str | None) -> str:
    if not hasattr(socket, "AF_UNIX"):
        raise NoServer(say.no_unix_sockets())
    connection = _UnixConnection(file)
    try:
        connection.request(method, path, body, {"content-type": "application/json"})
        response = connection.getresponse()
        content, kind = response.read().decode(), response.getheader("content-type", "")
    except PermissionError:
        raise NoServer(say.not_permitted(file=str(file))) from None
    except (OSError, HTTPException):
        raise NoServer(say.no_server(file=str(file))) from None
    finally:
        connection.close()
    if kind.startswith("application/problem+json"):
        raise HachiyaError(message_of(json.loads(content)["say"]))
    if response.status >= 400:
        raise NoServer(say.no_server(file=str(file)))
    return content
