"""The reading of request bodies, within the limits of size and time."""

import asyncio
from collections.abc import Mapping
from typing import TypeVar

from pydantic import BaseModel, ValidationError
from starlette.requests import ClientDisconnect, Request

from hachiya.desk.reading import wrong_part
from hachiya.server.problems import NotJson, TooLarge, TooSlow
from hachiya.server.settings import Limits
from hachiya.tables.problems import BadRequest
from hachiya.words.say import serve as say

Body = TypeVar("Body", bound=BaseModel)


async def read_json_body(request: Request, limits: Limits) -> bytes:
    """Read the bytes of a JSON body; a Problem if its type is another, or it is too large or too slow to come."""
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
        raise NotJson
    return await read_bytes(request, limits.body_bytes, limits.body_seconds)


async def read_bytes(request: Request, most: int, seconds: float) -> bytes:
    """Read the bytes of a body; a Problem if there are more than `most`, or they take longer than `seconds`."""
    declared = request.headers.get("content-length", "0")
    if not declared.isdecimal() or int(declared[:20]) > most:
        raise TooLarge(most)
    body = bytearray()
    try:
        async with asyncio.timeout(seconds):
            async for chunk in request.stream():
                body += chunk
                if len(body) > most:
                    raise TooLarge(most)
    except TimeoutError:
        raise TooSlow from None
    except ClientDisconnect:
        raise BadRequest(say.broken_off()) from None
    return bytes(body)


def read_body(model: type[Body], body: bytes) -> Body:
    """Parse the body of a request; BadRequest names the wrong key, but never its value (it may be a token)."""
    try:
        return model.model_validate_json(body)
    except ValidationError as error:
        raise wrong_part(error, "body") from None


def read_query(model: type[Body], query: Mapping[str, str]) -> Body:
    """Parse the query of an address (after `?`), whose numbers are texts; BadRequest names the wrong key."""
    try:
        return model.model_validate(dict(query))
    except ValidationError as error:
        raise wrong_part(error, "query") from None
