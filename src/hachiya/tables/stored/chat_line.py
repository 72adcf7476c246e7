"""What a person has said at a table, and who complains of it, as they are kept."""

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


@dataclass(frozen=True)
class Complaint:
    """The person of the seat `by` complains to the host of what was said as the `number`th thing."""

    table: str
    number: int
    by: int
