"""The interface of the stored persons and of the seats on their lists."""

from typing import Protocol

from hachiya.tables.stored.keys import Key


class Persons(Protocol):
    """A person is identified by a key or by a recovery phrase, of which only digests are stored."""

    async def person_of(self, key: str) -> str | None:
        """Return the person who holds the key with this digest; None if there is none."""

    async def add_person(self, person: str, key: str, seat: Key | None = None) -> None:
        """Add a person with the digest of their key, and with a seat on their list if its key is given."""

    async def link_seat(self, person: str, key: Key) -> None:
        """Put a seat on a person's list by its key; NotYourSeat if the key is not valid, or no longer."""

    async def issue_key(self, person: str, key: Key) -> None:
        """Store a further key of a seat on the person's list; NotYourSeat if the seat is not on the list."""

    async def unlink_seat(self, person: str, table: str, seat: int) -> None:
        """Remove a seat from a person's list; its key stays valid."""

    async def ensure_standing(self, table: str) -> None:
        """Store the standing of a table, which lists show, unless it is stored; NoTable if there is no such table."""

    async def has_phrase(self, person: str) -> bool:
        """Whether a recovery phrase was shown to this person."""

    async def set_phrase(self, person: str, phrase: str) -> None:
        """Store the digest of a person's recovery phrase; the former phrase becomes invalid."""

    async def recall(self, phrase: str, before: str | None, key: str) -> None:
        """Give the browser of this key to the person with this phrase (a digest); NoPhrase if there is none.

        The person `before` of the browser is merged into that person, with all seats and browsers.
        """

    async def forget(self, person: str) -> None:
        """Delete a person and all their keys; their seats have no name in the lists of others, but records stay."""
