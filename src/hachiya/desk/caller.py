"""The caller of an operation: the owner of limits, language and keys."""

from typing import Protocol


class Caller(Protocol):
    """The caller as a transport knows them: HTTP by cookies and headers, a tab by its own storage."""

    @property
    def client(self) -> str:
        """The address of the caller, by which limits are counted."""

    @property
    def language(self) -> str:
        """The code of the caller's language."""

    person: str | None
    """The caller's person, once the desk has looked it up; None for an unknown caller."""

    def seat_token(self, table: str, seat: int) -> str | None:
        """The caller's token for a seat, if they have one."""

    def person_key(self) -> str | None:
        """The digest of the caller's key of a person, if they have one."""

    def keep_seat(self, table: str, seat: int, token: str) -> None:
        """Give the caller the key of a seat."""

    def drop_seat(self, table: str, seat: int) -> None:
        """Take the caller's key of a seat, which has become invalid."""

    def keep_person(self, token: str | None = None) -> None:
        """Give the caller a key of a person, or without a token prolong the key that they have."""

    def drop_person(self) -> None:
        """Take the caller's key of a person."""
