"""The story of a match that is over: why it was won, what stood out in it, and how the scores went.

Each family of games tells its own, of the chapters that its deals have come to.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from hachiya.words.message import Message, Seat


@dataclass(frozen=True)
class Fact:
    """What stood out."""

    title: Message
    what: Message
    n: int | None = None
    """The number of the month or deal; None for what belongs to all of them."""


@dataclass(frozen=True)
class Line:
    """How a seat, or a pair, stood at the start and after each deal."""

    seats: Sequence[Seat]
    at: Sequence[int]
    """In points, or levels of the ladder,"""
    said: Sequence[Message]
    """and in words."""


@dataclass(frozen=True)
class Story:
    """A match that is over."""

    why: Sequence[Message]
    """Nothing where nobody has won."""
    facts: Sequence[Fact]
    deals: Sequence[int]
    """Their numbers,"""
    lines: Sequence[Line]
    """and where all stood: one value more than there are deals."""


def led_since(standings: Sequence[Sequence[int]], one: int) -> int | None:
    """From which of the standings on `one` has had most and nobody as much; None if not in the last one."""
    since = None
    for place in range(len(standings) - 1, -1, -1):
        now = standings[place]
        if max(score for other, score in enumerate(now) if other != one) >= now[one]:
            break
        since = place
    return since
