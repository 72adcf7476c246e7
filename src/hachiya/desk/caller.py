"""The caller of an operation: who asks, in which language, and with which keys."""

from typing import Protocol


class Caller(Protocol):
    """The caller of an operation, as a transport knows them: by cookies of a request, or by the storage of a tab."""

    @property
    def client(self) -> str:
        """The address of the caller, for which limits are counted."""

    @property
    def language(self) -> str:
        """The code of the caller's language."""

    person: str | None
    """The caller's person, once the desk has looked it up; None for an unknown caller."""

    def seat_token(self, table: str, seat: int) -> str | None:
        """Return the caller's token for a seat; None if they have none."""

    def person_key(self) -> str | None:
        """Return the digest of the caller's key of a person; None if they have none."""

    def keep_seat(self, table: str, seat: int, token: str) -> None:
        """Give the caller the token of a seat, to keep."""

    def drop_seat(self, table: str, seat: int) -> None:
        """Delete the caller's token of a seat, which has become invalid."""

    def keep_person(self, token: str | None = None) -> None:
        """Give the caller the key of a person; without a token prolong the key that they have."""

    def drop_person(self) -> None:
        """Delete the caller's key of a person."""
