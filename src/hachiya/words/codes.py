"""The check of a language code that a caller passes."""

from hachiya.words.checks import check_type
from hachiya.words.errors import UnknownName
from hachiya.words.languages import languages
from hachiya.words.say import match as say


def language_code(lang: str) -> str:
    """Check that a code is that of a language, and return it.

    Args:
        lang: The code.

    Returns:
        The code as it is.

    Raises:
        UnknownName: If there is no such language; the message lists the languages.

    Example:
        >>> from hachiya.words.codes import language_code
        >>> language_code("ja")
        'ja'
    """
    check_type("a language", lang, str)
    if lang not in languages():
        raise UnknownName(say.no_language(given=repr(lang), names=languages()))
    return lang
