"""The story of a match that is over: why it was won, what stood out in it, and how the scores went.

Each family of games tells its own, of the chapters that its deals have come to.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field

from hachiya.words.message import Message
from hachiya.words.shape import OPTIONAL, shape


@shape("FactJson")
@dataclass(frozen=True)
class Fact:
    """What stood out in a match; `n`: in which month or deal, where it belongs to one."""

    title: Message
    what: Message
    n: int | None = field(default=None, metadata=OPTIONAL)


@shape("LineJson")
@dataclass(frozen=True)
class Line:
    """How a seat or pair stood at the start and after each deal, as numbers and in words."""

    seats: list[int]
    at: list[int]
    """In points, or levels of the ladder."""
    said: list[Message]


@shape("StoryJson")
@dataclass(frozen=True)
class Story:
    """A match that is over: why it was won, what stood out, and how all stood after its `deals`."""

    why: list[Message]
    """Nothing where nobody has won."""
    facts: list[Fact]
    deals: list[int]
    """Their numbers,"""
    lines: list[Line]
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
