"""The code of a language, as a caller names it."""

from hachiya.words.errors import UnknownName
from hachiya.words.languages import languages
from hachiya.words.say import match as say


def language_code(lang: str) -> str:
    """`lang`, if it is the code of a language; else UnknownName, which lists those there are."""
    if lang not in languages():
        raise UnknownName(say.no_language(given=repr(lang), names=languages()))
    return lang
