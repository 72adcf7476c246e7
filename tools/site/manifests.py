"""What a device needs to keep the site as an app, in each language, with pictures of a table."""

import json
from collections.abc import Mapping

from PIL import Image

from hachiya.server.words import manifest
from hachiya.words.languages import languages
from tools.site.places import ROOT, STATIC
from tools.site.words import as_json

PICTURES = ROOT / "docs" / "pictures"
SHOWN = {"wide": "decision", "narrow": "sannin-phone"}
"""The pictures of a table by the form of the screen."""
STAND_IN = "en"
"""The language of pictures for languages that have none."""


def files() -> dict[str, bytes]:
    """The manifests and their pictures by their paths below the root of the site."""
    built = (STATIC / "manifest.webmanifest").read_text("utf-8")
    files = {}
    for language in languages():
        own = language if (PICTURES / f"{SHOWN['wide']}.{language}.webp").is_file() else STAND_IN
        names = {form: f"{name}.{own}.webp" for form, name in SHOWN.items()}
        files.update({f"pictures/{name}": (PICTURES / name).read_bytes() for name in names.values()})
        content = {**_relative(manifest(language, built)), "screenshots": [_shown(*each) for each in names.items()]}
        files[f"manifest.{language}.webmanifest"] = as_json(content).encode()
    return files


def _shown(form: str, name: str) -> dict[str, str]:
    with Image.open(PICTURES / name) as picture:
        width, height = picture.size
    return {"src": f"./pictures/{name}", "sizes": f"{width}x{height}", "type": "image/webp", "form_factor": form}


def _relative(part: Mapping[str, object]) -> dict[str, object]:
    """A manifest whose addresses are relative to its own."""
    relative: dict[str, object] = json.loads(json.dumps(part).replace('": "/', '": "./'))
    return relative
