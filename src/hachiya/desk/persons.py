"""Who is known, and the seats on their lists: what the desk asks of whoever keeps them."""

from typing import Protocol

from hachiya.tables.stored.keys import Key


class Persons(Protocol):
    """A person is whoever holds one of their keys, or says their recovery phrase. Of both, digests alone are kept."""

    async def person_of(self, key: str) -> str | None:
        """The person who holds the key of this digest."""

    async def add_person(self, person: str, key: str, seat: Key | None = None) -> None:
        """A new person who holds the key of this digest; with a seat on their list, whose key they hold."""

    async def link_seat(self, person: str, key: Key) -> None:
        """Put a seat on a person's list, since they hold its key; NotYourSeat where it opens nothing (any more)."""

    async def issue_key(self, person: str, key: Key) -> None:
        """A further key to a seat that is on the person's list; NotYourSeat where it is not."""

    async def unlink_seat(self, person: str, table: str, seat: int) -> None:
        """Take a seat from a person's list; its key opens it as before."""

    async def ensure_standing(self, table: str) -> None:
        """See that it is kept how a table stands, which lists show; NoTable."""

    async def has_phrase(self, person: str) -> bool:
        """Was a recovery phrase shown to this person?"""

    async def set_phrase(self, person: str, phrase: str) -> None:
        """From now on the phrase of this digest is the person's; the one before is good for nothing."""

    async def recall(self, phrase: str, before: str | None, key: str) -> None:
        """The browser of this key belongs to the person of the phrase (its digest); NoPhrase if there is none.

        Who it belonged to `before` is that person from now on, with all seats and browsers.
        """

    async def forget(self, person: str) -> None:
        """The person is gone, with all keys; their seats have no name in the lists of others. Records stay."""
