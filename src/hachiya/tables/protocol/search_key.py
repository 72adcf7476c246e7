"""Search keys of names."""

from unicodedata import normalize


def search_key(text: str) -> str:
    """A name in small letters, normalised, with single spaces."""
    return " ".join(normalize("NFKC", text).casefold().split())
