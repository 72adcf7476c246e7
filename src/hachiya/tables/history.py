"""A history: the records of many matches in one file, one after the other (docs/history.md)."""

import hashlib
from collections.abc import Iterable


def digest_of(lines: Iterable[str]) -> bytes:
    """What tells a record from any other: the SHA-256 of its lines, without what only says where it was kept."""
    return hashlib.sha256("".join(f"{line}\n" for line in lines).encode()).digest()
