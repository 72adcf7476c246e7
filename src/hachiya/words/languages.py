"""The languages of the catalogue: each has a folder."""

from functools import cache
from pathlib import Path

ROOT = Path(__file__).parent / "catalogue"
REFERENCE = "en"
"""The language that has every message and declares the arguments of each."""


@cache
def languages() -> tuple[str, ...]:
    """List the codes of all languages: the folders of the catalogue.

    Returns:
        The codes in alphabetical order.

    Example:
        >>> from hachiya.words.languages import languages
        >>> languages()
        ('en', 'ja', 'zh')
    """
    return tuple(sorted(folder.name for folder in ROOT.iterdir() if folder.is_dir()))
