"""WebSockets on the shortest way to their functions.

A WebSocket stays open for hours, and each function that waits for its end takes memory as long. So WebSockets do not
pass through the router and what handles errors of requests; `sockets.serve_admitted` handles their errors.
"""

from collections.abc import Awaitable, Sequence

from starlette.routing import Match, WebSocketRoute
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket


class DirectSocketMiddleware:
    """An ASGI middleware that calls the functions of WebSocket routes itself."""

    def __init__(self, app: ASGIApp, routes: Sequence[WebSocketRoute]) -> None:
        self.app = app
        self.routes = routes

    def __call__(self, scope: Scope, receive: Receive, send: Send) -> Awaitable[None]:
        """Serve a WebSocket that one of the routes matches; pass everything else on."""
        if scope["type"] == "websocket":
            for route in self.routes:
                match, matched_scope = route.matches(scope)
                if match is Match.FULL:
                    scope.update(matched_scope)
                    served: Awaitable[None] = route.endpoint(WebSocket(scope, receive, send))
                    return served
        return self.app(scope, receive, send)
