"""The checks of every request (host, origin) and the headers of every answer."""

from collections.abc import Mapping
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from hachiya.server.bans import Banned, Bans
from hachiya.server.limits import client_of_scope
from hachiya.server.problems import ServerFailed, WrongOrigin
from hachiya.server.reach import HostNames, PublicUrl
from hachiya.server.responses import problem_response
from hachiya.tables.live.counts import Counts
from hachiya.tables.live.failures import log_failure

_DIRECTIVES = {
    "default-src": "'none'",
    "script-src": "'self'",
    "style-src": "'self'",
    "img-src": "'self' data: blob:",
    "font-src": "'self'",
    "connect-src": "'self' blob:",
    "manifest-src": "'self'",
    "base-uri": "'none'",
    "form-action": "'none'",
    "frame-ancestors": "'none'",
}
_OF_JUDGES = {"script-src": "'self' 'wasm-unsafe-eval'", "worker-src": "'self'"}


def _policy(directives: Mapping[str, str]) -> str:
    return "; ".join(f"{name} {value}" for name, value in directives.items())


POLICY = _policy(_DIRECTIVES)
"""The content security policy of every answer."""
JUDGING_POLICY = _policy({**_DIRECTIVES, **_OF_JUDGES})
"""The content security policy of a page, and of its worker, where the visitor's browser makes hints and reviews."""
HEADERS = {
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
}


class Guard:
    """The outermost ASGI middleware: it checks host and bans, sets security headers, and hides failures.

    A failure inside becomes a problem without details; its log has no message and no value.
    """

    def __init__(self, app: ASGIApp, names: HostNames, counts: Counts, bans: Bans) -> None:
        self.app = app
        self.names = names
        self.counts = counts
        self.bans = bans

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Check and answer a request; pass everything else on."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        begun = False

        async def guarded(message: Message) -> None:
            nonlocal begun
            if message["type"] == "http.response.start":
                begun = True
                headers = MutableHeaders(raw=message["headers"])
                for name, value in HEADERS.items():
                    headers[name] = value
                headers.setdefault("content-security-policy", POLICY)
                headers.setdefault("cache-control", "no-store")
            await send(message)

        try:
            if not self.names.has(Headers(scope=scope)):
                self.counts.count_refusal("host")
                await problem_response(WrongOrigin())(scope, receive, guarded)
            elif self.bans.has(client_of_scope(scope)):
                self.counts.count_refusal(Banned.code)
                await problem_response(Banned())(scope, receive, guarded)
            else:
                await self.app(scope, receive, guarded)
        except Exception as error:
            self.counts.count_failure("http")
            log_failure(error)
            if not begun:
                await problem_response(ServerFailed())(scope, receive, guarded)


def check_origin(connection: HTTPConnection, public: PublicUrl | None, needed: bool) -> None:
    """Raise WrongOrigin unless the request comes from the server's own page.

    Only browsers send an origin; `needed` refuses requests without one. Behind a proxy the page's origin is the public
    address, whatever host the proxy asks for.
    """
    origin = connection.headers.get("origin")
    if origin is None:
        if needed:
            raise WrongOrigin
        return
    if public and origin == public.origin:
        return
    try:
        url = urlsplit(origin)
    except ValueError:
        raise WrongOrigin from None
    if url.scheme not in ("http", "https") or not url.netloc or url.netloc != connection.headers.get("host"):
        raise WrongOrigin
