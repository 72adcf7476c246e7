"""The interface of a temporary store: records that were sent to be replayed, spoken codes, and finished reviews."""

from typing import Protocol

from hachiya.tables.stored.keys import Code


class TemporaryStore(Protocol):
    """Stores what is needed for a while, and deletes it after that."""

    async def put_record(self, key: str, content: bytes) -> None:
        """Store a record from outside until some minutes after its last use."""

    async def record(self, key: str) -> bytes | None:
        """Return the record of this key; None if it is not stored."""

    async def put_code(self, code: Code) -> bool:
        """Store a spoken code in place of the seat's former one; return False if the digits are another seat's."""

    async def code(self, digest: str) -> Code | None:
        """Return the code with this digest; None if there is none, or no longer."""

    async def put_review(self, key: str, content: bytes) -> None:
        """Store a review; the oldest are deleted when there are many."""

    async def review(self, key: str) -> bytes | None:
        """Return the review of this key; None if it is not stored."""
