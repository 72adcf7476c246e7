"""Who has been at a seat, and when its person was there last."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Visitor:
    """A person who has been seen at a seat, as far as their browser says who they are."""

    table: str
    seat: int
    person: str


@dataclass(frozen=True)
class LastSeen:
    """When a seat's person left the table (None: they have not), and said last that they are there.

    Both in milliseconds since 1970.
    """

    table: str
    seat: int
    left: int | None = None
    answered: int | None = None
