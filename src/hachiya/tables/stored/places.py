"""What others see of a person at a seat beside their name: a small sign, the plant of a month."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from hachiya.tables.stored.setup import PERSON

MONTHS = 12
"""So many signs there are."""


@dataclass(frozen=True)
class Place:
    """A seat as its person has furnished it. `sign` is a month from 0, None where they have chosen none;
    `silenced`: the host has had enough of what they say.
    """

    table: str
    seat: int
    sign: int | None = None
    silenced: bool = False


@dataclass(frozen=True)
class SentAway:
    """The host wishes a person to be elsewhere."""

    table: str
    person: str


@dataclass(frozen=True)
class Vacancy:
    """The person of a seat has left it before the first deal: it is open again, and nothing of theirs opens it."""

    table: str
    seat: int


@dataclass(frozen=True)
class Closing:
    """The host has closed the table before its first deal: nothing is kept of it."""

    table: str


def signs(names: Sequence[str], players: Sequence[str], places: Mapping[int, Place]) -> list[int | None]:
    """The signs of all persons by seat: as they wish, else one that follows from the name and is nobody else's."""
    chosen = {seat: place.sign for seat, place in places.items() if place.sign is not None}
    found: list[int | None] = [chosen.get(seat) if who == PERSON else None for seat, who in enumerate(players)]
    for seat, who in enumerate(players):
        if who == PERSON and found[seat] is None:
            sign = sum(names[seat].encode()) % MONTHS
            while sign in found:
                sign = (sign + 1) % MONTHS
            found[seat] = sign
    return found
