"""The operations of the desk over HTTP: a route for each, which reads the request and writes the answer."""

from collections.abc import Mapping
from typing import Any

from starlette.requests import Request
from starlette.responses import Response, StreamingResponse
from starlette.routing import Route

from hachiya.desk.door import admit, perform
from hachiya.desk.operation import AnyOperation, File, JsonText, Operation
from hachiya.desk.operations import OPERATIONS
from hachiya.desk.reading import check_places, read_body_request, read_query_request
from hachiya.server.body import read_bytes, read_json_body
from hachiya.server.http_caller import HttpCaller
from hachiya.server.logs import WORK
from hachiya.server.peers.relay import perform_elsewhere
from hachiya.server.security import check_origin
from hachiya.server.server_parts import ServerParts, parts_of
from hachiya.tables.problems import OwnedElsewhere

JSON = "application/json"


def desk_routes(operations: Mapping[str, AnyOperation] = OPERATIONS) -> list[Route]:
    """Make a route for every operation of the desk."""
    return [_route(operation) for operation in operations.values()]


def _route(operation: AnyOperation) -> Route:
    async def endpoint(request: Request) -> Response:
        parts, caller, work = parts_of(request), HttpCaller(request), WORK.get()
        if work is not None:
            work.operation = operation.name
        if operation.method == "POST":
            check_origin(request, parts.settings.public, needed=False)
        await admit(parts.desk, operation, caller)
        asked = await _asked(operation, request, parts)
        try:
            answer = await perform(parts.desk, operation, caller, asked)
        except OwnedElsewhere as elsewhere:
            answer = await perform_elsewhere(parts.relay, elsewhere, operation, caller, asked)
        response = _response(operation, answer)
        caller.apply(response)
        return response

    return Route(operation.path, endpoint, methods=[operation.method], name=operation.name)


async def _asked(operation: Operation[Any, Any], request: Request, parts: ServerParts) -> Any:
    """The request, from the path and from query or body; NoSuchPage, BadRequest."""
    limits, places = parts.settings.limits, request.path_params
    if operation.is_for_files:
        data = await read_bytes(request, limits.file_bytes, limits.file_seconds)
        return read_query_request(operation, places, request.query_params, data)
    if operation.method == "GET":
        return read_query_request(operation, places, request.query_params)
    check_places(operation, places)  # an address that leads nowhere is refused before its body is read
    return read_body_request(operation, places, await read_json_body(request, limits))


def _response(operation: Operation[Any, Any], answer: Any) -> Response:
    if answer is None:
        return Response(status_code=204)
    if isinstance(answer, File):
        headers = {"content-disposition": f'attachment; filename="{answer.name}"'}
        if isinstance(answer.content, bytes):
            return Response(answer.content, media_type=answer.media_type, headers=headers)
        return StreamingResponse(answer.content, media_type=answer.media_type, headers=headers)
    content = answer.text.encode() if isinstance(answer, JsonText) else operation.answers.dump_json(answer)
    return Response(content, 201 if operation.creates else 200, media_type=JSON)
