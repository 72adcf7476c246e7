"""The languages that there are: the folders of the catalogue."""

from functools import cache
from pathlib import Path

ROOT = Path(__file__).parent / "catalogue"
REFERENCE = "en"
"""The language that has every message, and says what arguments they take."""


@cache
def languages() -> tuple[str, ...]:
    """The codes of all languages."""
    return tuple(sorted(folder.name for folder in ROOT.iterdir() if folder.is_dir()))
