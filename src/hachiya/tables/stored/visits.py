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
    """When the person of a seat was last at the table, in milliseconds since 1970.

    `left` is when they left (None while they are there), `answered` when they last confirmed their presence. A host who
    waits in the lobby confirms it at intervals, without being asked.
    """

    table: str
    seat: int
    left: int | None = None
    answered: int | None = None

    @property
    def at(self) -> int | None:
        """The last moment at which they were known to be there; None if it was not stored."""
        return self.answered if self.left is None else self.left
