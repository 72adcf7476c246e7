"""The page below a path of its public address: some proxies take that path away before they ask, others do not."""

from starlette.types import ASGIApp, Receive, Scope, Send


class RootPathMiddleware:
    """Everything inside sees paths with the root, which ASGI calls `root_path`, and knows it."""

    def __init__(self, app: ASGIApp, root: str) -> None:
        self.app = app
        self.root = root

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One request or WebSocket."""
        if self.root and scope["type"] in ("http", "websocket"):
            path = scope["path"]
            whole = path if path == self.root or path.startswith(f"{self.root}/") else self.root + path
            scope = {**scope, "root_path": self.root, "path": whole}
        await self.app(scope, receive, send)


def page_path(scope: Scope, path: str) -> str:
    """The path of one of our pages, as the browser knows it."""
    return f"{scope.get('root_path', '')}{path}"
