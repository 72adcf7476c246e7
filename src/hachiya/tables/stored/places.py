"""The places of persons at a table: their signs, and who is silenced or sent away."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from hachiya.tables.stored.setup import PERSON

MONTHS = 12
"""The number of signs, the plants of the months."""


@dataclass(frozen=True)
class Place:
    """The stored facts about a person at a seat: their sign, and whether the host has silenced them.

    `sign` is a month from 0, None if they have chosen none.
    """

    table: str
    seat: int
    sign: int | None = None
    silenced: bool = False


@dataclass(frozen=True)
class SentAway:
    """A change: the host has sent a person away from the table."""

    table: str
    person: str


@dataclass(frozen=True)
class Vacancy:
    """A change: the person of a seat has left before the first deal.

    Their keys are revoked, and the seat is open again.
    """

    table: str
    seat: int


@dataclass(frozen=True)
class Closing:
    """A change: the host has closed the table before its first deal; all its rows are deleted."""

    table: str


def signs(names: Sequence[str], players: Sequence[str], places: Mapping[int, Place]) -> list[int | None]:
    """Return the sign of each seat's person: the chosen one, else one of its own that follows from the names."""
    chosen = {seat: place.sign for seat, place in places.items() if place.sign is not None}
    result: list[int | None] = [chosen.get(seat) if who == PERSON else None for seat, who in enumerate(players)]
    for seat, who in enumerate(players):
        if who == PERSON and result[seat] is None:
            sign = sum(names[seat].encode()) % MONTHS
            while sign in result:
                sign = (sign + 1) % MONTHS
            result[seat] = sign
    return result
