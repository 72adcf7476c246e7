"""Answers over HTTP: JSON that is never cached, and problems (RFC 9457), with their messages as data (`say`)."""

import json
from collections.abc import Mapping, Sequence
from typing import Any

from starlette.responses import Response
from typing_extensions import TypedDict

from hachiya.records.fields import Text, Word
from hachiya.server.problems import OVER_HTTP
from hachiya.tables.problems import Problem
from hachiya.words.message_schema import MessageJson
from hachiya.words.wire import message_json


class Refusal(TypedDict):
    """The body of a refusal, of the type `application/problem+json`."""

    title: Text
    status: int
    code: Word
    say: MessageJson


def json_response(content: Any, status: int = 200) -> Response:
    """Make a response with an object as JSON."""
    return _json(content, status, "application/json")


def problem_response(fault: Problem) -> Response:
    """Make the response to a problem as `application/problem+json`."""
    status, title = OVER_HTTP[fault.code]
    content: Refusal = {"title": title, "status": status, "code": fault.code, "say": message_json(fault.message)}
    response = _json(content, status, "application/problem+json")
    if fault.retry_after is not None:
        response.headers["retry-after"] = str(fault.retry_after)
    return response


def _json(content: Mapping[str, Any] | Sequence[Any], status: int, media_type: str) -> Response:
    body = json.dumps(content, ensure_ascii=False, separators=(",", ":")).encode()
    return Response(body, status, media_type=media_type)
