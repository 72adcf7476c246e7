"""The files of the page, as its build left them: one document for every path, and assets with a hash in their name.

The build leaves every text a second time, compressed, under its name with `.gz`. Nothing else that the server says is
compressed: where secrets and a stranger's words stand in one answer, its length would tell (BREACH).
"""

import gzip
import os
import re
from functools import lru_cache
from html import escape
from pathlib import Path

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from hachiya.server.identity import table_and_viewer
from hachiya.server.problems import PageNotBuilt
from hachiya.server.responses import problem_response
from hachiya.server.rooted import page_path
from hachiya.server.settings import Settings

_NO_WEIGHT = re.compile(r"q=0(\.0*)?")
_HASHED = re.compile(r"[.-][A-Za-z0-9_-]{8,}\.\w+$")
_ASSETS = "assets/"
FOR_EVER = "public, max-age=31536000, immutable"
ASK_EACH_TIME = "no-cache"


class Assets(StaticFiles):
    """Serves the assets of the page; a file with a hash in its name may be cached for ever."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """Answer with a file; raise 404 if there is none."""
        if path in (".", "index.html"):
            raise HTTPException(404)
        response = await super().get_response(path, scope)
        _vary(response)
        hashed = path.startswith(_ASSETS) and _HASHED.search(path)
        response.headers["cache-control"] = FOR_EVER if hashed else ASK_EACH_TIME
        return response

    def file_response(
        self, full_path: str | os.PathLike[str], stat_result: os.stat_result, scope: Scope, status_code: int = 200
    ) -> Response:
        """Answer with a file, compressed if a compressed copy exists and the client accepts it."""
        compressed = _compressed(Path(full_path), scope)
        if compressed is None:
            return super().file_response(full_path, stat_result, scope, status_code)
        response = super().file_response(compressed, compressed.stat(), scope, status_code)
        if isinstance(response, FileResponse):
            response.headers["content-type"] = FileResponse(full_path).headers["content-type"]
            response.headers["content-encoding"] = "gzip"
        return response


def page_response(settings: Settings, scope: Scope, status: int = 200) -> Response:
    """Answer with the document of the page; with an error as `status` the page shows the way on.

    The document has the path below which the page lies, and the address for other machines.
    """
    path = settings.static / "index.html"
    if not path.is_file():
        return problem_response(PageNotBuilt())
    elsewhere = settings.elsewhere(scope["server"][1]) or ""
    written, compressed = _written(path, path.stat().st_mtime_ns, page_path(scope, ""), elsewhere)
    headers = {"cache-control": ASK_EACH_TIME, "vary": "accept-encoding"}
    if takes_gzip(Headers(scope=scope)):
        return Response(compressed, status, {**headers, "content-encoding": "gzip"}, "text/html")
    return Response(written, status, headers, "text/html")


@lru_cache(4)
def _written(path: Path, _changed: int, root: str, elsewhere: str) -> tuple[bytes, bytes]:
    """The document as the build left it, with its links below `root` and its `<meta>` of both; and that compressed."""
    text = path.read_text("utf-8")
    for name, value in (("root", root), ("elsewhere", elsewhere)):
        text = text.replace(f'<meta name="{name}" content="" />', f'<meta name="{name}" content="{escape(value)}" />')
    written = _LINK.sub(rf"\1{root}/", text).encode()
    return written, gzip.compress(written, mtime=0)


def is_for_reading(request: Request) -> bool:
    """Whether a browser asks for a page to show: browsers accept text/html then, programs do not."""
    return "text/html" in request.headers.get("accept", "")


def _compressed(path: Path, scope: Scope) -> Path | None:
    compressed = path.with_name(f"{path.name}.gz")
    return compressed if takes_gzip(Headers(scope=scope)) and compressed.is_file() else None


def takes_gzip(headers: Headers) -> bool:
    """Whether the client accepts gzip."""
    for offer in headers.get("accept-encoding", "").lower().split(","):
        coding, _, weight = offer.partition(";")
        if coding.strip() == "gzip":
            return not _NO_WEIGHT.fullmatch(weight.strip())
    return False


def _vary(response: Response) -> None:
    response.headers.add_vary_header("accept-encoding")


_LINK = re.compile(r'((?:href|src)=")/(?=\w)')

_GUIDES = [f"/{name}{of}" for name in ("rules", "odds", "glossary") for of in ("", "/{game}")]


def page_routes(settings: Settings) -> list[BaseRoute]:
    """Make the routes of the page: one document for every path that it shows, and the files beside it."""

    async def page(request: Request) -> Response:
        if "table" in request.path_params:
            table_and_viewer(request)
        return page_response(settings, request.scope)

    files = [Mount("/", Assets(directory=settings.static))] if settings.static.is_dir() else []
    tables = ("/t/{table}/{viewer}", "/join/{table}/{viewer}", "/replay/", "/replay/{key}", "/review/{key}")
    learning = ("/learn", "/learn/{game}/{name}", "/puzzles", "/puzzles/{name}")
    paths = ("/", "/tables", "/lobby", *learning, *_GUIDES, "/statistics", "/statistics/{whose}", *tables)
    return [*(Route(path, page) for path in paths), *files]
