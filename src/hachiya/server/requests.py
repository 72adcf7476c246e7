"""Numbers of requests and WebSockets: each stands in the log and in the header of the response."""

import logging
import secrets
from time import perf_counter

from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from hachiya.server.logs import REQUESTS, WORK, Work, table_in

HEADER = "x-request-id"
_log = logging.getLogger(REQUESTS)


class RequestLogMiddleware:
    """An ASGI middleware that numbers every request and WebSocket, and logs its end without client address and path."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Number one request or WebSocket, pass it on, and log its end."""
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        work = Work(secrets.token_hex(8), table_in(scope["path"]))
        status: int | None = None

        async def numbered(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                MutableHeaders(raw=message["headers"])[HEADER] = work.request
            await send(message)

        before, began = WORK.set(work), perf_counter()
        try:
            await self.app(scope, receive, numbered if scope["type"] == "http" else send)
        finally:
            if _log.isEnabledFor(logging.INFO):
                milliseconds = round(1000 * (perf_counter() - began), 1)
                fields = {"method": scope.get("method"), "status": status, "milliseconds": milliseconds}
                _log.info(scope["type"], extra=fields)
            WORK.reset(before)
