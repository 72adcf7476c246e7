"""The application at the operator's own addresses: metrics and probes, and over the Unix socket also operations."""

from prometheus_client import make_asgi_app
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.routing import BaseRoute, Mount

from hachiya.server.http import PROBES, answer_http_error, answer_problem
from hachiya.server.server_parts import ServerParts
from hachiya.tables.problems import Problem


def operator_app(parts: ServerParts, *more: BaseRoute) -> Starlette:
    """Make the application over the parts of a server: probes, metrics, and the routes `more`."""
    app = Starlette(
        routes=[*PROBES, *more, Mount("/metrics", make_asgi_app(parts.metrics.registry))],
        exception_handlers={Problem: answer_problem, HTTPException: answer_http_error},
    )
    app.state.parts = parts
    return app
