"""The operations of the desk over HTTP: a route for each, which reads the request and writes the answer."""

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

from pydantic import TypeAdapter, ValidationError
from pydantic_core import from_json, to_json
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse
from starlette.routing import Route

from hachiya.desk.door import admit, perform
from hachiya.desk.operation import AnyOperation, File, JsonText, Operation
from hachiya.desk.operations import OPERATIONS
from hachiya.desk.problems import NoSuchPage
from hachiya.server.body import read_bytes, read_json_body, wrong_part
from hachiya.server.http_caller import HttpCaller
from hachiya.server.logs import WORK
from hachiya.server.peers.relay import perform_elsewhere
from hachiya.server.security import check_origin
from hachiya.server.server_parts import ServerParts, parts_of
from hachiya.tables.problems import BadRequest, OwnedElsewhere
from hachiya.tables.protocol.incoming import Incoming
from hachiya.words.say import serve as say

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
    limits, request_type = parts.settings.limits, operation.request
    places = _places(operation, request.path_params)
    if operation.is_for_files:
        data = await read_bytes(request, limits.file_bytes, limits.file_seconds)
        return _valid(request_type.model_validate, {**_query(operation, request), **places, "data": data}, "query")
    if operation.method == "GET":
        return _valid(request_type.model_validate, {**_query(operation, request), **places}, "query")
    body = await read_json_body(request, limits)
    return _valid(request_type.model_validate_json, _with_places(body, places) if places else body, "body")


def _valid(validate: Callable[[Any], Incoming], parts: Any, whole: str) -> Incoming:
    try:
        return validate(parts)
    except ValidationError as error:
        raise wrong_part(error, whole) from None


def _places(operation: Operation[Any, Any], texts: Mapping[str, str]) -> dict[str, Any]:
    """The parts in the path, each as its type wants it; NoSuchPage for an address that leads nowhere."""
    try:
        places = {name: _parse(operation.request, name, texts[name]) for name in operation.places}
    except ValidationError:
        raise NoSuchPage from None
    if any(str(value) != texts[name] for name, value in places.items()):
        raise NoSuchPage  # a number that is written in another way
    return places


def _query(operation: Operation[Any, Any], request: Request) -> dict[str, Any]:
    """The parts behind `?`; one that is left empty is not asked."""
    texts = {name: text for name, text in request.query_params.items() if text.strip()}
    declared = {name: text for name, text in texts.items() if name in operation.request.model_fields}
    return {**texts, **{name: _valid_part(operation.request, name, text) for name, text in declared.items()}}


def _valid_part(request_type: type[Incoming], name: str, text: str) -> Any:
    try:
        return _parse(request_type, name, text)
    except ValidationError as error:
        raise wrong_part(error, name) from None


def _parse(request_type: type[Incoming], name: str, text: str) -> Any:
    return _part_of(request_type, name).validate_strings(text)


@cache
def _part_of(request_type: type[Incoming], name: str) -> TypeAdapter[Any]:
    return TypeAdapter(request_type.model_fields[name].rebuild_annotation())


def _with_places(body: bytes, places: Mapping[str, Any]) -> bytes:
    """A body with the parts of the path beside its own; what is no JSON object stays as it is, to be refused."""
    try:
        content = from_json(body)
    except ValueError:
        return body
    if not isinstance(content, dict):
        return body
    both = content.keys() & places.keys()
    if both:
        raise BadRequest(say.wrong_part(part=min(both), why="it stands in the address"))
    return to_json({**content, **places})


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
