"""The page below a path of its public address: some proxies remove that path from requests, others do not."""

from collections.abc import Awaitable

from starlette.types import ASGIApp, Receive, Scope, Send


class RootPathMiddleware:
    """ASGI middleware that puts the path of the public address (`root_path`) before the paths of requests."""

    def __init__(self, app: ASGIApp, root: str) -> None:
        self.app = app
        self.root = root

    def __call__(self, scope: Scope, receive: Receive, send: Send) -> Awaitable[None]:
        """Pass on a request or WebSocket with its whole path."""
        if self.root and scope["type"] in ("http", "websocket"):
            path = scope["path"]
            whole = path if path == self.root or path.startswith(f"{self.root}/") else self.root + path
            scope = {**scope, "root_path": self.root, "path": whole}
        return self.app(scope, receive, send)


def page_path(scope: Scope, path: str) -> str:
    """Return the path of a page as the browser knows it, below the `root_path`."""
    return f"{scope.get('root_path', '')}{path}"
