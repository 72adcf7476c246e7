"""The application at the operator's own addresses: metrics and probes, and over the Unix socket also operations."""

from prometheus_client.exposition import choose_encoder
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from hachiya.desk.operators import OPERATOR_OPERATIONS
from hachiya.server.desk_routes import desk_routes
from hachiya.server.http import PROBES, answer_http_error, answer_problem
from hachiya.server.problems import ServerFailed
from hachiya.server.responses import problem_response
from hachiya.server.server_parts import ServerParts, parts_of
from hachiya.tables.live.failures import log_failure
from hachiya.tables.problems import Problem


def metrics_app(parts: ServerParts) -> Starlette:
    """Make the application for a monitoring program: probes and metrics."""
    return _app(parts)


def admin_app(parts: ServerParts) -> Starlette:
    """Make the application for the operator at the Unix socket: probes, metrics and the operator's operations."""
    return _app(parts, *desk_routes(OPERATOR_OPERATIONS))


def _app(parts: ServerParts, *more: BaseRoute) -> Starlette:
    app = Starlette(
        routes=[*PROBES, *more, Route("/metrics", _metrics)],
        exception_handlers={Problem: answer_problem, HTTPException: answer_http_error, Exception: _answer_failure},
    )
    app.state.parts = parts
    return app


async def _metrics(request: Request) -> Response:
    """Answer with all metrics, in the form that the monitoring program accepts."""
    encode, media_type = choose_encoder(request.headers.get("accept", ""))
    return Response(encode(parts_of(request).metrics.registry), headers={"content-type": media_type})


async def _answer_failure(request: Request, error: Exception) -> Response:
    """Log and count a failure, and answer it without details, as the public address does."""
    parts_of(request).counts.count_failure("http")
    log_failure(error)
    return problem_response(ServerFailed())
