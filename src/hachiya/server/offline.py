"""What a browser keeps of a server's page, for the score keeper and the judge where no server is in reach.

The page asks for a service worker when one of these pages is opened, and where the parts lie that answer in its place.
"""

import hashlib
import json
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from hachiya.server.pages import ASK_EACH_TIME, PARTS
from hachiya.server.words import language_offers

_SCRIPT = f"{PARTS}/served.js"
_KEPT = ("assets", f"{PARTS}/house")
"""The folders whose files have a digest in their names, or lie in a folder that has one."""
_COMPRESSED = {".br", ".gz"}
_CHANGING = ["api/languages"]


def offline_routes(static: Path) -> list[BaseRoute]:
    """Make the route of the service worker, if the parts of the judge lie beside the page."""
    if not (static / _SCRIPT).is_file():
        return []

    async def service_worker(_request: Request) -> Response:
        script = _script(static, (static / "index.html").stat().st_mtime_ns)
        return Response(script, headers={"cache-control": ASK_EACH_TIME}, media_type="text/javascript")

    return [Route("/sw.js", service_worker)]


@lru_cache(1)
def _script(static: Path, _changed: int) -> str:
    """The script, after the list of what it keeps."""
    files = [*_files(static), *_words()]
    version = hashlib.sha256(json.dumps(files).encode() + (static / "index.html").read_bytes()).hexdigest()[:16]
    page = {"version": version, "files": files, "changing": _CHANGING}
    return f"self.page = {json.dumps(page)};\n{(static / _SCRIPT).read_text('utf-8')}"


def _files(static: Path) -> Iterator[str]:
    for folder in _KEPT:
        for path in sorted((static / folder).rglob("*")):
            if path.is_file() and path.suffix not in _COMPRESSED:
                yield path.relative_to(static).as_posix()


def _words() -> Iterator[str]:
    for offer in language_offers():
        yield from (address.removeprefix("/") for address in offer["shelves"].values())
