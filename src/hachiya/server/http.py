"""HTTP routes and errors beside the desk: the health check, and the answers to problems."""

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Match, Route

from hachiya.desk.problems import NoSuchPage
from hachiya.server.pages import is_for_reading, page_response
from hachiya.server.problems import OVER_HTTP, ServerFailed, WrongMethod
from hachiya.server.responses import json_response, problem_response
from hachiya.server.rooted import page_path
from hachiya.server.server_parts import parts_of
from hachiya.tables.problems import Problem

_ANYTHING = "/api/{rest:path}"


async def health(request: Request) -> Response:
    """Answer that the server is well, after its database has answered."""
    await parts_of(request).store.ask()
    return json_response({"status": "ok"})


async def answer_alive(_request: Request) -> Response:
    """Answer that the process runs and its event loop answers; the database is not asked."""
    return json_response({"status": "ok"})


async def answer_ready(request: Request) -> Response:
    """Answer whether people may be sent to this server; 503 names the fault that keeps the server from it."""
    fault = await parts_of(request).readiness.fault()
    if fault is None:
        return json_response({"status": "ok"})
    return json_response({"status": "not ready", "fault": fault}, 503)


async def answer_not_found(_request: Request) -> Response:
    """Raise NoSuchPage for any address that no other route has."""
    raise NoSuchPage


async def answer_problem(request: Request, fault: Exception) -> Response:
    """Answer a Problem as JSON; a browser that asks for a page that does not exist gets the page, which leads on."""
    assert isinstance(fault, Problem)
    allowed: set[str] = set()
    if isinstance(fault, NoSuchPage | WrongMethod):
        allowed = _allowed(request)
        fault = WrongMethod() if allowed and request.method not in allowed else NoSuchPage()
    counts = parts_of(request).counts
    status = OVER_HTTP[fault.code].status
    if status < 500:
        counts.count_refusal(fault.code)
    else:
        counts.count_failure(fault.code)
    if (
        isinstance(fault, NoSuchPage)
        and is_for_reading(request)
        and not request.scope["path"].startswith(page_path(request.scope, "/api/"))
    ):
        return page_response(parts_of(request).settings, request.scope, status)
    response = problem_response(fault)
    if isinstance(fault, WrongMethod):
        response.headers["allow"] = ", ".join(sorted(allowed))
    return response


def _allowed(request: Request) -> set[str]:
    """By which methods this address can be asked; none if there is nothing."""
    routes = [route for route in request.app.routes if isinstance(route, Route) and route.path != _ANYTHING]
    of_page = [route for route in routes if route.matches(request.scope)[0] is not Match.NONE]
    return {method for route in of_page for method in route.methods or ()}


async def answer_http_error(request: Request, fault: Exception) -> Response:
    """Answer an HTTP error of the routing by the Problem that fits it."""
    assert isinstance(fault, HTTPException)
    problem_type = {404: NoSuchPage, 405: WrongMethod}.get(fault.status_code, ServerFailed)
    return await answer_problem(request, problem_type())


PROBES = [
    Route("/livez", answer_alive),
    Route("/readyz", answer_ready),
]
"""The routes of probes; the operator's own addresses have them too."""
ROUTES = [
    Route(_ANYTHING, answer_not_found),
    Route("/healthz", health),
    *PROBES,
]
