"""The stored lines of a table's chat."""

from dataclasses import dataclass


@dataclass(frozen=True)
class ChatLine:
    """The `number`th chat line of a table, by a seat: a phrase or free words.

    `message` is the page's id of the message that said it; None in lines from before migration r0017.
    """

    table: str
    number: int
    seat: int
    phrase: str | None
    text: str | None
    at: int
    """In milliseconds since 1970."""
    message: str | None = None
