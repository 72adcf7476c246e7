"""Answers over HTTP: JSON that is never kept, and problems (RFC 9457) in two languages."""

import json
from collections.abc import Mapping
from typing import Any

from starlette.responses import Response

from hachiya.server.problems import Problem


def answer(content: Any, status: int = 200) -> Response:
    """An object as JSON."""
    return _json(content, status, "application/json")


def problem(fault: Problem) -> Response:
    """A problem as `application/problem+json`."""
    content = {
        "title": fault.title,
        "status": fault.status,
        "detail": fault.en,
        "detail_ja": fault.ja,
        "code": fault.code,
    }
    return _json(content, fault.status, "application/problem+json")


def _json(content: Mapping[str, Any] | list[Any], status: int, media_type: str) -> Response:
    body = json.dumps(content, ensure_ascii=False, separators=(",", ":")).encode()
    return Response(body, status, media_type=media_type)
