"""The check of a language code that a caller passes."""

from hachiya.words.errors import UnknownName
from hachiya.words.languages import languages
from hachiya.words.say import match as say


def language_code(lang: str) -> str:
    """Return `lang` if it is the code of a language; otherwise raise UnknownName, which lists the codes."""
    if lang not in languages():
        raise UnknownName(say.no_language(given=repr(lang), names=languages()))
    return lang
