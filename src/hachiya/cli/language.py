"""Which language a person is spoken to in."""

from collections.abc import Mapping, Sequence

from hachiya.games.words import Words

__all__ = ["LANGUAGES", "Words", "language", "say"]

LANGUAGES = ("ja", "en")


def language(argv: Sequence[str], environ: Mapping[str, str]) -> str:
    """What `--lang` says anywhere on the command line, else the locale: Japanese or, for all others, English.

    Read before the line is parsed, so that errors in it are told in the language it asks for.
    """
    locale = environ.get("LC_ALL") or environ.get("LANG") or ""
    chosen = "ja" if locale.startswith("ja") else "en"
    for word, following in zip(argv, [*argv[1:], ""], strict=False):
        value = following if word == "--lang" else word.removeprefix("--lang=")
        if word.startswith("--lang") and value in LANGUAGES:
            chosen = value
    return chosen


def say(words: Words, lang: str) -> str:
    """The words in `lang`."""
    return words.ja if lang == "ja" else words.en
