"""The reading of requests for operations: parts from an address, which are texts, and bodies of JSON."""

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

from pydantic import TypeAdapter, ValidationError
from pydantic_core import from_json, to_json

from hachiya.desk.operation import AnyOperation
from hachiya.desk.problems import NoSuchPage
from hachiya.tables.problems import BadRequest
from hachiya.tables.protocol.incoming import Incoming
from hachiya.words.message import Message
from hachiya.words.say import serve as say


def read_query_request(
    operation: AnyOperation, places: Mapping[str, str], query: Mapping[str, str], data: bytes | None = None
) -> Incoming:
    """Read a request from the parts of its address; `data` is the body of an operation for files.

    NoSuchPage if a part of the path is wrong, BadRequest if a part of the query is.
    """
    parts = {**_query(operation, query), **_places(operation, places)}
    return _valid(operation.request.model_validate, parts if data is None else {**parts, "data": data}, "query")


def read_body_request(operation: AnyOperation, places: Mapping[str, str], body: bytes) -> Incoming:
    """Read a request from the parts of its path and a body of JSON; NoSuchPage, BadRequest."""
    parts = _places(operation, places)
    return _valid(operation.request.model_validate_json, _with_places(body, parts) if parts else body, "body")


def check_places(operation: AnyOperation, places: Mapping[str, str]) -> None:
    """Raise NoSuchPage if a part of the path is wrong."""
    _places(operation, places)


def wrong_part(error: ValidationError, whole: str) -> BadRequest:
    """Make a refusal that names the wrong part of a request and the reason, but never its value.

    `whole` names the request. If a check has a message of its own, that is the refusal.
    """
    fault = error.errors(include_url=False, include_input=False)[0]
    if isinstance(message := fault.get("ctx", {}).get("say"), Message):
        return BadRequest(message)
    where = ".".join(str(part) for part in fault["loc"]) or whole
    return BadRequest(say.wrong_part(part=where, why=fault["msg"]))


def _valid(validate: Callable[[Any], Incoming], parts: Any, whole: str) -> Incoming:
    try:
        return validate(parts)
    except ValidationError as error:
        raise wrong_part(error, whole) from None


def _places(operation: AnyOperation, texts: Mapping[str, str]) -> dict[str, Any]:
    """The parts in the path, each as its type wants it; NoSuchPage for an address that leads nowhere."""
    try:
        places = {name: _parse(operation.request, name, texts[name]) for name in operation.places}
    except ValidationError:
        raise NoSuchPage from None
    if any(str(value) != texts[name] for name, value in places.items()):
        raise NoSuchPage  # a number that is written in another way
    return places


def _query(operation: AnyOperation, texts: Mapping[str, str]) -> dict[str, Any]:
    """The parts behind `?`; one that is left empty is not asked."""
    texts_there = {name: text for name, text in texts.items() if text.strip()}
    declared = {name: text for name, text in texts_there.items() if name in operation.request.model_fields}
    return {**texts_there, **{name: _valid_part(operation.request, name, text) for name, text in declared.items()}}


def _valid_part(request_type: type[Incoming], name: str, text: str) -> object:
    try:
        return _parse(request_type, name, text)
    except ValidationError as error:
        raise wrong_part(error, name) from None


def _parse(request_type: type[Incoming], name: str, text: str) -> Any:
    return _part_of(request_type, name).validate_strings(text)


@cache
def _part_of(request_type: type[Incoming], name: str) -> TypeAdapter[Any]:
    return TypeAdapter(request_type.model_fields[name].rebuild_annotation())


def _with_places(body: bytes, places: Mapping[str, object]) -> bytes:
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
