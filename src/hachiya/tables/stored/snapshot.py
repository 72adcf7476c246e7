"""A match as it stood after a deal, as a row: from there it is soon played on."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Snapshot:
    """A table at a version; the content is JSON, pressed."""

    table: str
    version: int
    content: bytes
