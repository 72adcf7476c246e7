"""The languages that a page may speak, and their messages: each shelf for ever under a name with its digest."""

import asyncio
import gzip
import json
from functools import cache
from typing import cast, get_args

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route
from typing_extensions import TypedDict

from hachiya.records.fields import Text, Word
from hachiya.server.pages import ASK_EACH_TIME, FOR_EVER, takes_gzip
from hachiya.server.problems import NoSuchPage
from hachiya.server.responses import answer
from hachiya.words.catalogue import catalogue
from hachiya.words.languages import languages
from hachiya.words.message import Message
from hachiya.words.shelves import ShelfName, digest, shelf
from hachiya.words.voice import say

SHELVES: tuple[ShelfName, ...] = get_args(ShelfName)


class LanguageOffer(TypedDict):
    """A language by its code; `tag` is what documents in it are marked as, `shelves` the addresses of its messages."""

    code: Word
    tag: Text
    name: Text
    shelves: dict[ShelfName, Text]


def word_routes() -> list[BaseRoute]:
    """The languages as they are now."""
    digests = {(language, name): digest(language, name) for language in languages() for name in SHELVES}
    offer = answer([_offer(language, digests) for language in languages()])

    @cache
    def compressed(language: str, name: ShelfName) -> bytes:
        """Compressed, for nobody's secret is in it."""
        return gzip.compress(json.dumps(shelf(language, name), ensure_ascii=False).encode(), mtime=0)

    async def offered(_request: Request) -> Response:
        return offer

    async def words(request: Request) -> Response:
        language, name, asked = (request.path_params[part] for part in ("language", "shelf", "digest"))
        if (language, name) not in digests:
            raise NoSuchPage
        body = await asyncio.to_thread(compressed, language, cast("ShelfName", name))
        kept = FOR_EVER if asked == digests[language, name] else ASK_EACH_TIME
        headers = {"cache-control": kept, "vary": "accept-encoding"}
        if takes_gzip(request.headers):
            headers["content-encoding"] = "gzip"
        else:
            body = gzip.decompress(body)
        return Response(body, headers=headers, media_type="application/json")

    return [Route("/api/languages", offered), Route("/api/words/{language}/{shelf}-{digest}.json", words)]


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
