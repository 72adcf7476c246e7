"""The outlines of the suits, which the page and the library draw alike."""

import json
from pathlib import Path

from hachiya.art.suits import OUTLINES

TARGET = Path(__file__).parent / "src" / "bashifen" / "suits.json"


def text() -> str:
    """The text of the file."""
    return json.dumps(OUTLINES, indent=2) + "\n"
