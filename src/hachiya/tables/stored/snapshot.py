"""The stored snapshot of a match after a deal."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Snapshot:
    """A snapshot of a table at a version; the content is compressed JSON."""

    table: str
    version: int
    content: bytes
