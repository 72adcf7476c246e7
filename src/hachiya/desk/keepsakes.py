"""What the desk has stored for a while beside tables: records that were sent, and reviews that were made."""

from typing import Protocol


class Keepsakes(Protocol):
    """Bytes by a name. What nobody has asked for in a long time is forgotten."""

    async def put_record(self, key: str, content: bytes) -> None:
        """Keep a record that was sent, for some minutes after it was asked for last."""

    async def record(self, key: str) -> bytes | None:
        """The record of this key."""

    async def put_review(self, key: str, content: bytes) -> None:
        """Keep a review; of many, those that were made last."""

    async def review(self, key: str) -> bytes | None:
        """The review of this key."""
