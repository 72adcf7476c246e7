"""The languages that a page may use, and their messages, in files (shelves) that are named by their digest."""

import asyncio
import gzip
import json
from functools import cache, partial
from pathlib import Path
from typing import cast, get_args

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route
from typing_extensions import TypedDict

from hachiya.desk.problems import NoSuchPage
from hachiya.records.fields import Text, Word
from hachiya.server.pages import ASK_EACH_TIME, FOR_EVER, takes
from hachiya.server.responses import json_response
from hachiya.server.rooted import page_path
from hachiya.words.catalogue import catalogue
from hachiya.words.languages import languages
from hachiya.words.message import Message
from hachiya.words.shelves import ShelfName, digest, shelf
from hachiya.words.voice import say

_APP = {"name": "page-app-name", "short_name": "page-brand", "description": "page-app-about"}
"""What a device calls the page, by the keys of a manifest."""
SHELVES: tuple[ShelfName, ...] = get_args(ShelfName)


class LanguageOffer(TypedDict):
    """A language by its code; `tag` is its tag in documents, `shelves` has the addresses of its messages."""

    code: Word
    tag: Text
    name: Text
    shelves: dict[ShelfName, Text]


def word_routes(static: Path) -> list[BaseRoute]:
    """Make the routes of the languages and their messages; `static` is the folder of the built page."""
    digests = _digests()
    offer = json_response(language_offers())

    @cache
    def compressed(language: str, name: ShelfName) -> bytes:
        """Compressed, for nobody's secret is in it."""
        return gzip.compress(json.dumps(shelf(language, name), ensure_ascii=False).encode(), mtime=0)

    async def offered(_request: Request) -> Response:
        return offer

    async def words(request: Request) -> Response:
        language, name, path_digest = (request.path_params[part] for part in ("language", "shelf", "digest"))
        if (language, name) not in digests:
            raise NoSuchPage
        body = await asyncio.to_thread(compressed, language, cast("ShelfName", name))
        cache_control = FOR_EVER if path_digest == digests[language, name] else ASK_EACH_TIME
        headers = {"cache-control": cache_control, "vary": "accept-encoding"}
        if takes("gzip", request.headers):
            headers["content-encoding"] = "gzip"
        else:
            body = gzip.decompress(body)
        return Response(body, headers=headers, media_type="application/json")

    async def answer_manifest(request: Request) -> Response:
        language, path = request.path_params["language"], static / "manifest.webmanifest"
        if language not in languages() or not path.is_file():
            raise NoSuchPage
        built = await asyncio.to_thread(path.read_text, "utf-8")
        content = json.dumps(manifest(language, built, page_path(request.scope, "")), ensure_ascii=False)
        return Response(content, headers={"cache-control": ASK_EACH_TIME}, media_type="application/manifest+json")

    return [
        Route("/api/languages", offered),
        Route("/api/words/{language}/{shelf}-{digest}.json", words),
        Route("/manifest.{language}.webmanifest", answer_manifest),
    ]


def language_offers() -> list[LanguageOffer]:
    """Make the list of the languages with the addresses of their messages."""
    digests = _digests()
    return [_offer(language, digests) for language in languages()]


def manifest(language: str, built: str, root: str = "") -> dict[str, object]:
    """Make what a device needs to keep the page as an app, as the build left it, in a language."""
    translated = {
        "lang": _own(language, "language-tag"),
        **{part: say(Message(key), language) for part, key in _APP.items()},
    }
    return {**json.loads(built, object_hook=partial(_rooted, root)), **translated}


def _digests() -> dict[tuple[str, ShelfName], str]:
    return {(language, name): digest(language, name) for language in languages() for name in SHELVES}


def _rooted(root: str, part: dict[str, object]) -> dict[str, object]:
    """A part of the manifest, its addresses below `root`."""
    return {
        key: root + value if isinstance(value, str) and value.startswith("/") else value for key, value in part.items()
    }


def _offer(language: str, digests: dict[tuple[str, ShelfName], str]) -> LanguageOffer:
    return {
        "code": language,
        "tag": _own(language, "language-tag"),
        "name": _own(language, "language-name"),
        "shelves": {name: f"/api/words/{language}/{name}-{digests[language, name]}.json" for name in SHELVES},
    }


def _own(language: str, key: str) -> str:
    """What a language calls itself; its code, where it does not say."""
    return say(Message(key), language) if catalogue(language).find(key) else language
