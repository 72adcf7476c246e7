"""Which language a person is spoken to in."""

from collections.abc import Mapping, Sequence

from hachiya.words.languages import REFERENCE, languages


def language(argv: Sequence[str], environ: Mapping[str, str]) -> str:
    """What `--lang` says anywhere on the command line, else that of the locale, else English.

    Read before the line is parsed, so that errors in it are told in the language it asks for.
    """
    locale = environ.get("LC_ALL") or environ.get("LANG") or ""
    known = languages()
    chosen = next((code for code in known if locale.startswith(code)), REFERENCE)
    for word, following in zip(argv, [*argv[1:], ""], strict=False):
        value = following if word == "--lang" else word.removeprefix("--lang=")
        if word.startswith("--lang") and value in known:
            chosen = value
    return chosen
