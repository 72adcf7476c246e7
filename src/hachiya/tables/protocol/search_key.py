"""Keys under which names are searched."""

from unicodedata import normalize


def search_key(text: str) -> str:
    """Return a name in small letters, normalised, with single spaces, for a search."""
    return " ".join(normalize("NFKC", text).casefold().split())
