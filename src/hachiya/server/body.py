"""Reads the body of a request within its limits."""

import asyncio

from starlette.requests import ClientDisconnect, Request

from hachiya.server.problems import BadRequest, NotJson, TooLarge, TooSlow
from hachiya.server.settings import Limits


async def read_json_body(request: Request, limits: Limits) -> bytes:
    """The bytes of a JSON body; a Problem if it is another type, too large or too slow to come."""
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
        raise NotJson
    declared = request.headers.get("content-length", "0")
    if not declared.isdecimal() or int(declared[:20]) > limits.body_bytes:
        raise TooLarge(limits.body_bytes)
    body = bytearray()
    try:
        async with asyncio.timeout(limits.body_seconds):
            async for chunk in request.stream():
                body += chunk
                if len(body) > limits.body_bytes:
                    raise TooLarge(limits.body_bytes)
    except TimeoutError:
        raise TooSlow from None
    except ClientDisconnect:
        raise BadRequest("the connection broke off", "接続が切れました") from None
    return bytes(body)
