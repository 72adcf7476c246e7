"""A match of a record that is trusted: its events are at hand, its position is computed when it is first asked for."""

from collections.abc import Mapping, Sequence
from typing import Self, cast

from hachiya.games.game import Game
from hachiya.games.json_object import JsonObject
from hachiya.games.table import Table
from hachiya.matches.match import Match
from hachiya.matches.replayed import match_of
from hachiya.records.common_events import AnyEvent
from hachiya.records.events import Event
from hachiya.records.recording import Recorder
from hachiya.records.replay import open_replay, replays
from hachiya.records.validator import number_events


class TrustedMatch(Match):
    """A match that has its events from a record, and is played again only where more than the events is asked for.

    Then every event is verified; `BadRecord` names the line of the first wrong one.
    """

    _POSITION = frozenset({"_table", "_recorder", "_past"})
    """The attributes that are computed."""

    def __init__(self, events: Sequence[Event], first_line: int) -> None:
        """Open the match of these events, of which the first stands in line `first_line` of its record."""
        self._opening = open_replay(first_line, events[0], lenient=False).table
        self._events = [*events]
        self.first_line = first_line
        """The line of the first event."""

    @classmethod
    def of(cls, table: Table, recorder: Recorder, events: Sequence[Event]) -> Self:
        """Make a match of a table where play has already begun."""
        match = super().of(table, recorder, events)
        match._opening = table
        return match

    def __getattr__(self, name: str) -> object:
        """Play the match again as soon as its position or its seed is needed."""
        if name != "seed" and name not in self._POSITION:
            raise AttributeError(f"{type(self).__name__!r} object has no attribute {name!r}")
        (replay,) = replays(number_events(self._events, self.first_line))
        self.__dict__.update(match_of(replay).__dict__)
        return self.__dict__[name]

    @property
    def game(self) -> Game:
        """The game that is played."""
        return self._opening.game

    @property
    def options(self) -> Mapping[str, str | int]:
        """All options of the game by name, each with its value in this match."""
        return self._opening.options

    @property
    def seats(self) -> int:
        """The number of players."""
        return self._opening.seats

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names, by seat."""
        return tuple(cast(JsonObject, self._events[0])["names"])

    @property
    def over(self) -> bool:
        """Whether the match has been played to its end."""
        return super().over if "_table" in self.__dict__ else any(event["e"] == "match_end" for event in self._events)

    @property
    def scores(self) -> list[int]:
        """The scores by seat; levels at the end of a match stand in its last deal."""
        if self.over and "_table" not in self.__dict__:
            end: AnyEvent = next(event for event in reversed(self._events) if event["e"] in ("deal_end", "match"))
            if "stage" in end:
                return [end["stage"][seat % len(end["stage"])] for seat in range(self.seats)]
        return super().scores

    @property
    def events(self) -> Sequence[Event]:
        """The events of the match so far."""
        return super().events if "_recorder" in self.__dict__ else self._events
