"""The languages that there are: the folders of the catalogue."""

from functools import cache
from pathlib import Path

from hachiya.words.errors import UnknownName
from hachiya.words.say import match as say

ROOT = Path(__file__).parent / "catalogue"
REFERENCE = "en"
"""The language that has every message, and says what arguments they take."""


@cache
def languages() -> tuple[str, ...]:
    """The codes of all languages."""
    return tuple(sorted(folder.name for folder in ROOT.iterdir() if folder.is_dir()))


def known(lang: str) -> str:
    """The language whose code `lang` is; UnknownName lists those there are."""
    if lang not in languages():
        raise UnknownName(say.no_language(given=repr(lang), names=languages()))
    return lang
