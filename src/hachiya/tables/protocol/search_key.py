"""Names as they are searched and compared."""

from unicodedata import normalize


def search_key(text: str) -> str:
    """A name in small letters, by one sign for what is one letter, with single spaces."""
    return " ".join(normalize("NFKC", text).casefold().split())
