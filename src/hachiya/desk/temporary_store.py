"""The interface of a temporary store: records that were sent to be replayed, and finished reviews."""

from typing import Protocol


class TemporaryStore(Protocol):
    """Stores bytes by key, and deletes them when nobody has asked for them for a long time."""

    async def put_record(self, key: str, content: bytes) -> None:
        """Store a record from outside until some minutes after its last use."""

    async def record(self, key: str) -> bytes | None:
        """Return the record of this key; None if it is not stored."""

    async def put_review(self, key: str, content: bytes) -> None:
        """Store a review; the oldest are deleted when there are many."""

    async def review(self, key: str) -> bytes | None:
        """Return the review of this key; None if it is not stored."""
