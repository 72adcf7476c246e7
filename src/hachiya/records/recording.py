"""What all recorders have in common: a table to follow, its first line, and rows that become events.

Rows are taken at once, with what the table alone can say of them; events are made of them when somebody asks.
"""

import copy
from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from typing import ClassVar, Self, cast

from hachiya.games.table import Table
from hachiya.records.common_events import AnyEvent, NewEvent
from hachiya.records.events import Event, Family

FORMAT = 1
_NOTHING: AnyEvent = {}


class Recorder(ABC):
    """Follows one table from its start; hand it the rows of every call before the next one is made."""

    family: ClassVar[Family]
    """Whose events it writes."""

    def __init__(self, table: Table, names: Sequence[str]) -> None:
        self.table = table
        self.names = list(names)
        self._taken: list[tuple[Sequence[int], AnyEvent]] = []

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

    def take(self, rows: Iterable[Sequence[int]]) -> None:
        """The rows of one call; `told` says later what they mean."""
        for row in rows:
            self._taken.append((row, self.seen(row[0]) if row[0] in self.looks else _NOTHING))

    def told(self) -> list[Event]:
        """What the rows say that were taken since it was asked last, in order."""
        taken, self._taken = self._taken, []
        return [cast(Event, self.event(row, seen)) for row, seen in taken]

    def events(self, rows: Iterable[Sequence[int]]) -> list[Event]:
        """What the rows of one call say, in order."""
        self.take(rows)
        return self.told()

    looks: ClassVar[frozenset[int]]
    """The kinds of rows of which the table says more."""

    @abstractmethod
    def seen(self, what: int) -> AnyEvent:
        """What the table, as it stands now, says of a row of this kind."""

    @abstractmethod
    def event(self, row: Sequence[int], seen: AnyEvent) -> NewEvent:
        """What a row says; rows come in their order."""

    def at(self, table: Table) -> Self:
        """The same recorder following a copy of its table from here on."""
        other = copy.copy(self)
        other.table = table
        other._taken = [*self._taken]
        return other
