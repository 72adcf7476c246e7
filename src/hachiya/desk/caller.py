"""Who asks: whose limits are spent, in which language they are answered, which keys they hold."""

from typing import Protocol


class Caller(Protocol):
    """Whoever asks, as a door knows them: HTTP by cookies and headers, a tab by what it keeps itself."""

    @property
    def client(self) -> str:
        """Where they ask from: the unit of limits."""

    @property
    def language(self) -> str:
        """The code of the language they read."""

    person: str | None
    """Their person, once the desk has looked it up; None where nobody is known."""

    def seat_token(self, table: str, seat: int) -> str | None:
        """The token of a seat that they hold."""

    def person_key(self) -> str | None:
        """The digest of the person's key that they hold."""

    def keep_seat(self, table: str, seat: int, token: str) -> None:
        """From now on they hold the key of a seat."""

    def drop_seat(self, table: str, seat: int) -> None:
        """Their key of a seat is good for nothing any more."""

    def keep_person(self, token: str | None = None) -> None:
        """From now on they hold this key of a person; without a token, for longer the one that they hold."""

    def drop_person(self) -> None:
        """They are nobody known any more."""
