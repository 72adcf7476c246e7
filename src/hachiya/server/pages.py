"""The page and its assets as the build left them: one document for every path, assets named by their hash for ever."""

import re
from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from hachiya.server.identity import table_and_viewer

_HASHED = re.compile(r"[.-][A-Za-z0-9_-]{8,}\.\w+$")
_ASSETS = "assets/"
FOR_EVER = "public, max-age=31536000, immutable"
ASK_EACH_TIME = "no-cache"

UNBUILT = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Hachiya</title>
<h1>Hachiya 八屋</h1>
<p>The server runs, but the page has not been built. Run <code>make install</code> and start it again.</p>
<p lang="ja">サーバーは動いていますが、ページがまだありません。<code>make install</code> のあと再起動してください。</p>
</html>
"""


class Assets(StaticFiles):
    """Files beside the page. What carries a hash in its name never changes."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """The file; 404 if there is none."""
        if path in (".", "index.html"):
            raise HTTPException(404)
        response = await super().get_response(path, scope)
        hashed = path.startswith(_ASSETS) and _HASHED.search(path)
        response.headers["cache-control"] = FOR_EVER if hashed else ASK_EACH_TIME
        return response


def page_routes(static: Path) -> list[BaseRoute]:
    """The page at `/` and at every viewer of every table, and the files beside it."""
    document = static / "index.html"

    async def page(request: Request) -> Response:
        if "table" in request.path_params:
            table_and_viewer(request)
        if not document.is_file():
            return HTMLResponse(UNBUILT, 503)
        return FileResponse(document, headers={"cache-control": ASK_EACH_TIME}, media_type="text/html")

    files = [Mount("/", Assets(directory=static))] if static.is_dir() else []
    return [Route("/", page), Route("/t/{table}/{viewer}", page), *files]
