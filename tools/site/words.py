"""The languages of the page as files, at the addresses where a server answers with them."""

import json

from hachiya.server.words import SHELVES, language_offers, manifest
from hachiya.words.languages import languages
from hachiya.words.shelves import shelf
from tools.site.places import STATIC


def files() -> dict[str, str]:
    """The texts of all files by their paths below the root of the site."""
    offers = language_offers()
    built = (STATIC / "manifest.webmanifest").read_text("utf-8")
    shelves = {
        offer["shelves"][name].removeprefix("/"): _json(shelf(offer["code"], name))
        for offer in offers
        for name in SHELVES
    }
    manifests = {f"manifest.{code}.webmanifest": _json(_relative(manifest(code, built))) for code in languages()}
    return {"api/languages": _json(offers), **shelves, **manifests}


def _relative(part: dict[str, object]) -> dict[str, object]:
    """A manifest whose addresses are relative to its own."""
    text = json.dumps(part).replace('": "/', '": "./')
    relative: dict[str, object] = json.loads(text)
    return relative


def _json(content: object) -> str:
    return json.dumps(content, ensure_ascii=False, separators=(",", ":"))
