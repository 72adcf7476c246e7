"""The base of all recorders, which turn the ledger rows of a table into events.

Rows are stored at once, with the details that only the table knows at that moment; events are made when needed.
"""

import copy
from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from typing import ClassVar, Self, cast

from hachiya.games.table import Table
from hachiya.records.common_events import AnyEvent, NewEvent
from hachiya.records.events import Event, EventFamily

FORMAT = 1
_NOTHING: AnyEvent = {}


class Recorder(ABC):
    """Follows one table from its start; it needs the rows of each call before the next call is made."""

    family: ClassVar[EventFamily]
    """The family whose events it writes."""

    def __init__(self, table: Table, names: Sequence[str]) -> None:
        self.table = table
        self.names = list(names)
        self._rows: list[tuple[Sequence[int], AnyEvent]] = []

    def match(self) -> Event:
        """The first line."""
        game = self.table.game
        return cast(
            Event,
            {
                "e": "match",
                "format": FORMAT,
                "game": game.name,
                "version": game.version,
                "options": dict(self.table.options),
                "seats": self.table.seats,
                "names": list(self.names),
            },
        )

    def add(self, rows: Iterable[Sequence[int]]) -> None:
        """Store the rows of one call; `pop_events` makes events of them later."""
        detailed = self.detailed
        self._rows += [(row, self.details(row[0]) if row[0] in detailed else _NOTHING) for row in rows]

    def pop_events(self) -> list[Event]:
        """The events of all rows that were added since the last call, in order."""
        rows, self._rows = self._rows, []
        return [cast(Event, self.event(row, details)) for row, details in rows]

    def events(self, rows: Iterable[Sequence[int]]) -> list[Event]:
        """The events of the rows of one call, in order."""
        self.add(rows)
        return self.pop_events()

    detailed: ClassVar[frozenset[int]]
    """The kinds of rows whose events need details from the table."""

    @abstractmethod
    def details(self, kind: int) -> AnyEvent:
        """The keys that the table, in its present state, adds to the event of a row of this kind."""

    @abstractmethod
    def event(self, row: Sequence[int], details: AnyEvent) -> NewEvent:
        """The event of a row with its details; rows come in their order."""

    def at(self, table: Table) -> Self:
        """A copy of this recorder that follows `table`, a copy of its table, from here on."""
        other = copy.copy(self)
        other.table = table
        other._rows = [*self._rows]
        return other
