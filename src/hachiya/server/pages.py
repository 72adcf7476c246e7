"""The files of the page, as its build left them: one document for every path, and assets with a hash in their name.

The build leaves every text a second time, compressed, under its name with `.gz`, and `make site` everything with `.br`
too. Nothing else that the server says is compressed: where secrets and a stranger's words stand in one answer, its
length would tell (BREACH).

Where the parts of the site lie beside the page, the page may let the visitor's browser make hints and reviews.
"""

import gzip
import json
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
from hachiya.server.previews import head_of, preview_of
from hachiya.server.problems import PageNotBuilt
from hachiya.server.responses import problem_response
from hachiya.server.rooted import page_path
from hachiya.server.security import JUDGING_POLICY, POLICY
from hachiya.server.settings import Settings

_NO_WEIGHT = re.compile(r"q=0(\.0*)?")
_HASHED = re.compile(r"[.-][A-Za-z0-9_-]{8,}\.\w+$")
PARTS = "tab"
"""The folder of the parts of the site in a tab (`make site`)."""
_ASSETS = "assets/"
_HOUSE = f"{PARTS}/house/"
_CODINGS = {"br": ".br", "gzip": ".gz"}
"""The endings of compressed files by coding, the better first."""
FOR_EVER = "public, max-age=31536000, immutable"
ASK_EACH_TIME = "no-cache"


class Assets(StaticFiles):
    """Serves the files of the page; one with a digest in its name or its folder's may be cached for ever."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """Answer with a file; raise 404 if there is none."""
        if path in (".", "index.html"):
            raise HTTPException(404)
        response = await super().get_response(path, scope)
        _vary(response)
        hashed = path.startswith(_HOUSE) or (path.startswith(_ASSETS) and _HASHED.search(path))
        response.headers["cache-control"] = FOR_EVER if hashed else ASK_EACH_TIME
        if path.startswith(PARTS):
            response.headers["content-security-policy"] = JUDGING_POLICY
        return response

    def file_response(
        self, full_path: str | os.PathLike[str], stat_result: os.stat_result, scope: Scope, status_code: int = 200
    ) -> Response:
        """Answer with a file, compressed if a compressed copy exists and the client accepts it."""
        for coding, ending in _CODINGS.items():
            compressed = Path(f"{full_path}{ending}")
            if not takes(coding, Headers(scope=scope)) or not compressed.is_file():
                continue
            response = super().file_response(compressed, compressed.stat(), scope, status_code)
            if isinstance(response, FileResponse):
                response.headers["content-type"] = FileResponse(full_path).headers["content-type"]
                response.headers["content-encoding"] = coding
            return response
        return super().file_response(full_path, stat_result, scope, status_code)


def page_response(settings: Settings, scope: Scope, status: int = 200, head: str = "") -> Response:
    """Answer with the document of the page; with an error as `status` the page shows the way on.

    The document has the path below which the page lies, the address for other machines, the path of the worker by which
    the browser makes hints and reviews, and `head` at the end of its head. With a `head`, which may have the words of a
    stranger, it is not compressed.
    """
    path = settings.static / "index.html"
    if not path.is_file():
        return problem_response(PageNotBuilt())
    elsewhere, judge = settings.elsewhere(scope["server"][1]) or "", judge_worker(settings.static)
    written, compressed = _written(path, path.stat().st_mtime_ns, page_path(scope, ""), elsewhere, judge)
    policy = JUDGING_POLICY if judge else POLICY
    headers = {"cache-control": ASK_EACH_TIME, "vary": "accept-encoding", "content-security-policy": policy}
    if head:
        headers["vary"] = "accept-language"
        return Response(written.replace(b"</head>", f"{head}</head>".encode(), 1), status, headers, "text/html")
    if takes("gzip", Headers(scope=scope)):
        return Response(compressed, status, {**headers, "content-encoding": "gzip"}, "text/html")
    return Response(written, status, headers, "text/html")


def judge_worker(static: Path) -> str:
    """Return the path of the worker for hints and reviews, from the root; empty if the site's parts are not there."""
    try:
        worker = json.loads((static / PARTS / "site.json").read_bytes())["worker"]
    except FileNotFoundError:
        return ""
    return f"{PARTS}/{worker}"


@lru_cache(4)
def _written(path: Path, _changed: int, root: str, elsewhere: str, judge: str) -> tuple[bytes, bytes]:
    """The document as the build left it, with its links below `root` and its `<meta>`; and that compressed."""
    text = path.read_text("utf-8")
    for name, value in (("root", root), ("elsewhere", elsewhere), ("judge", judge)):
        text = text.replace(f'<meta name="{name}" content="" />', f'<meta name="{name}" content="{escape(value)}" />')
    written = _LINK.sub(rf"\1{root}/", text).encode()
    return written, gzip.compress(written, mtime=0)


def is_for_reading(request: Request) -> bool:
    """Whether a browser asks for a page to show: browsers accept text/html then, programs do not."""
    return "text/html" in request.headers.get("accept", "")


def takes(coding: str, headers: Headers) -> bool:
    """Whether the client accepts a coding."""
    for offer in headers.get("accept-encoding", "").lower().split(","):
        name, _, weight = offer.partition(";")
        if name.strip() == coding:
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
        preview = await preview_of(request)
        return page_response(settings, request.scope, head=head_of(preview, request) if preview else "")

    files = [Mount("/", Assets(directory=settings.static))] if settings.static.is_dir() else []
    tables = ("/t/{table}/{viewer}", "/join/{table}/{viewer}", "/replay/", "/replay/{key}", "/review/{key}")
    learning = ("/learn", "/learn/{game}/{name}", "/puzzles", "/puzzles/{name}")
    real = ("/tally", "/house/{game}", "/judge", "/judge/{cards}")
    lists = ("/", "/tables", "/lobby", "/code", "/statistics", "/statistics/{whose}")
    paths = (*lists, *learning, *real, *_GUIDES, *tables)
    return [*(Route(path, page) for path in paths), *files]
