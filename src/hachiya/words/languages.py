"""The languages of the catalogue: each has a folder."""

from functools import cache
from pathlib import Path

ROOT = Path(__file__).parent / "catalogue"
REFERENCE = "en"
"""The language that has every message and declares the arguments of each."""


@cache
def languages() -> tuple[str, ...]:
    """The codes of all languages."""
    return tuple(sorted(folder.name for folder in ROOT.iterdir() if folder.is_dir()))
