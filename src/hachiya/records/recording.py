"""What all recorders have in common: a table to follow, its first line, and rows that become events."""

import copy
from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from typing import ClassVar, Self, cast

from hachiya.games.table import Table
from hachiya.records.events import Event, Family

FORMAT = 1


class Recorder(ABC):
    """Follows one table from its start; hand it the rows of every call before the next one is made."""

    family: ClassVar[Family]
    """Whose events it writes."""

    def __init__(self, table: Table, names: Sequence[str]) -> None:
        self.table = table
        self.names = list(names)

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
                "names": self.names,
            },
        )

    @abstractmethod
    def events(self, rows: Iterable[Sequence[int]]) -> list[Event]:
        """What the rows of one call say, in order."""

    def at(self, table: Table) -> Self:
        """The same recorder following a copy of its table from here on."""
        other = copy.copy(self)
        other.table = table
        return other
