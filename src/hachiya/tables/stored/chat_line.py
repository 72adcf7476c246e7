"""What a person has said at a table, as it is kept."""

from dataclasses import dataclass


@dataclass(frozen=True)
class ChatLine:
    """What a seat has said, the `number`th thing at its table: a phrase, or free words.

    `message` is the client's id of the message that said it, None in lines of before r0017.
    """

    table: str
    number: int
    seat: int
    phrase: str | None
    text: str | None
    at: int
    """In milliseconds since 1970."""
    message: str | None = None
