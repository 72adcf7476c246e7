"""The course of a match that goes on, as far as its sheet, its bill and its story need it.

What an event costs does not grow with the length of the match: a deal that is over is kept as what it came to.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple, TypeAlias

from hachiya.explain.earlier import Earlier
from hachiya.explain.families import PARTS
from hachiya.explain.story import Story
from hachiya.games.game import Game

Event: TypeAlias = Mapping[str, Any]

_DEALS = {"deal", "tally"}
_BEFORE_A_DEAL = {"match", "draw_seats", "redeal", "mizuten", "white_card"}


def present_deal(events: Sequence[Event]) -> int:
    """Where the present deal begins in a record, with what was thrown in or said before it."""
    start = max((place for place, event in enumerate(events) if event["e"] in _DEALS), default=0)
    while start and events[start - 1]["e"] in _BEFORE_A_DEAL:
        start -= 1
    return start


class Course(NamedTuple):
    """It never changes: `after` gives the next one."""

    game: Game
    earlier: Earlier
    """The deals before the present one."""
    events: tuple[Event, ...]
    """The head of the match, and what the present deal has told that a sheet or bill is made of."""
    chapters: tuple[Any, ...] = ()
    """What each of the deals before has come to, for the story of the match."""

    @classmethod
    def of(cls, game: Game, head: Iterable[Event]) -> "Course":
        """Of a match of which nothing but its head is told."""
        return cls(game, Earlier(), tuple(event for event in head if event["e"] == "match"))

    def after(self, new: Iterable[Event]) -> "Course":
        """After these events too."""
        parts = PARTS[self.game.family]
        written = [event for event in new if event["e"] in parts.on_sheet]
        if not written:
            return self
        events = (*self.events, *written)
        start = present_deal(events)
        if not start:
            return self._replace(events=events)
        over = events[:start]
        chapters = (*self.chapters, *parts.chapters(over))
        return Course(self.game, parts.earlier(over, self.earlier), (events[0], *events[start:]), chapters)

    def story(self) -> Story | None:
        """The story of the match; None while it is not over."""
        end = self.events[-1] if self.events else None
        if end is None or end["e"] != "match_end":
            return None
        parts = PARTS[self.game.family]
        return parts.story(self.game, [*self.chapters, *parts.chapters(self.events)], end)
