"""What a person has said at a table, as it is kept."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Said:
    """What a seat has said, the `number`th thing at its table: a phrase, or free words."""

    table: str
    number: int
    seat: int
    phrase: str | None
    text: str | None
    at: int
    """In milliseconds since 1970."""
