"""Visitors of seats, and when seats were last seen."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Visitor:
    """A known person who has been seen at a seat."""

    table: str
    seat: int
    person: str


@dataclass(frozen=True)
class LastSeen:
    """When a seat's person left the table (None: they are there), and last confirmed their presence.

    Both in milliseconds since 1970.
    """

    table: str
    seat: int
    left: int | None = None
    answered: int | None = None
