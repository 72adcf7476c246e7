"""The language of the command line."""

from collections.abc import Mapping, Sequence

from hachiya.words.languages import REFERENCE, languages


def language(argv: Sequence[str], environ: Mapping[str, str]) -> str:
    """Choose the language of the command line: that of `--lang`, otherwise that of the locale, otherwise English.

    `--lang` is read before the line is parsed, so that errors in the line are in the requested language.
    """
    locale = environ.get("LC_ALL") or environ.get("LANG") or ""
    codes = languages()
    choice = next((code for code in codes if locale.startswith(code)), REFERENCE)
    for word, next_word in zip(argv, [*argv[1:], ""], strict=False):
        value = next_word if word == "--lang" else word.removeprefix("--lang=")
        if word.startswith("--lang") and value in codes:
            choice = value
    return choice
