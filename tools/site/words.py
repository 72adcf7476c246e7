"""The languages of the page as files, at the addresses where a server answers with them."""

import json

from hachiya.server.words import SHELVES, language_offers
from hachiya.words.shelves import shelf


def files() -> dict[str, str]:
    """The texts of all files by their paths below the root of the site."""
    offers = language_offers()
    shelves = {
        offer["shelves"][name].removeprefix("/"): as_json(shelf(offer["code"], name))
        for offer in offers
        for name in SHELVES
    }
    return {"api/languages": as_json(offers), **shelves}


def as_json(content: object) -> str:
    """JSON without spaces."""
    return json.dumps(content, ensure_ascii=False, separators=(",", ":"))
