"""The course of a running match, as far as its sheet, bill and story need it.

The cost of an event does not grow with the length of the match: of a finished deal only the summary is kept.
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


def start_of_present_deal(events: Sequence[Event]) -> int:
    """The index in a record of the present deal's first event; redeals and other events before it belong to it."""
    start = max((place for place, event in enumerate(events) if event["e"] in _DEALS), default=0)
    while start and events[start - 1]["e"] in _BEFORE_A_DEAL:
        start -= 1
    return start


class Course(NamedTuple):
    """The course of a running match: the sums of earlier deals, and the events of the present deal."""

    game: Game
    earlier: Earlier
    """The deals before the present one."""
    events: tuple[Event, ...]
    """The head of the match, and the events of the present deal that a sheet or bill uses."""
    chapters: tuple[Any, ...] = ()
    """The summaries of the earlier deals, for the story of the match."""

    @classmethod
    def of(cls, game: Game, head: Iterable[Event]) -> "Course":
        """The course of a match that has begun with these events and has no deal yet."""
        return cls(game, Earlier(), tuple(event for event in head if event["e"] == "match"))

    def after(self, new: Iterable[Event]) -> "Course":
        """The course after further events."""
        parts = PARTS[self.game.family]
        relevant = [event for event in new if event["e"] in parts.on_sheet]
        if not relevant:
            return self
        events = (*self.events, *relevant)
        start = start_of_present_deal(events)
        if not start:
            return self._replace(events=events)
        finished = events[:start]
        chapters = (*self.chapters, *parts.chapters(finished))
        return Course(self.game, parts.earlier(finished, self.earlier), (events[0], *events[start:]), chapters)

    def story(self) -> Story | None:
        """The story of the match; None before the match is over."""
        end = self.events[-1] if self.events else None
        if end is None or end["e"] != "match_end":
            return None
        parts = PARTS[self.game.family]
        return parts.story(self.game, [*self.chapters, *parts.chapters(self.events)], end)
