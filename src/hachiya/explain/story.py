"""The story of a finished match: why it was won, what stood out, and how the scores developed.

Each family of games writes its own story from chapters, which are summaries of deals.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field

from hachiya.words.message import Message
from hachiya.words.shape import OPTIONAL, sent_as, shape


@shape("FactJson")
@dataclass(frozen=True)
class Fact:
    """A remarkable fact of a match; `n` is its month or deal, if it belongs to one."""

    title: Message
    what: Message
    n: int | None = field(default=None, metadata=OPTIONAL)


@shape("LineJson")
@dataclass(frozen=True)
class Line:
    """A line of the chart of a match: the scores of a seat or pair at the start and after each deal."""

    seats: list[int]
    at: list[int]
    """Scores in points, or levels of the ladder."""
    texts: list[Message] = field(metadata=sent_as("said"))


@shape("DearestYakuJson")
@dataclass(frozen=True)
class DearestYaku:
    """The yaku that brought a winner the most in one month (deal), with its number."""

    seat: int
    yaku: list[str]
    cards: str
    """The cards shown for hand yaku, or the whole captured pile with captured yaku; empty for other yaku."""
    n: int


@shape("StoryJson")
@dataclass(frozen=True)
class Story:
    """The story of a finished match: why it was won, remarkable facts, and the scores after each deal."""

    why: list[Message]
    """The reasons for the win; empty if nobody has won."""
    facts: list[Fact]
    deals: list[int]
    """The numbers of the deals."""
    lines: list[Line]
    """The scores of every seat or pair; each line has one value more than there are deals."""
    dearest: list[DearestYaku] = field(default_factory=list)
    """The dearest yaku of each winner, the dearest first; empty in games without yaku."""


def led_since(standings: Sequence[Sequence[int]], leader: int) -> int | None:
    """The index of the first standing from which `leader` led to the end; None if it does not lead in the last."""
    since = None
    for place in range(len(standings) - 1, -1, -1):
        scores = standings[place]
        if max(score for seat, score in enumerate(scores) if seat != leader) >= scores[leader]:
            break
        since = place
    return since
