"""What a match from a record begins with: its record says how it began, and nobody waits for anything."""

from dataclasses import dataclass

from hachiya.records.events import FAMILIES, Event
from hachiya.tables.stored.entries import Record, written
from hachiya.tables.stored.setup import Setup


@dataclass(frozen=True)
class Recorded(Setup):
    """A setup whose `heading` is read, not made; who deals first each deal knows by itself."""

    heading: tuple[Event, ...] = ()

    @property
    def dealer(self) -> int:
        """Any seat: no deal is played from here but from where it began."""
        return 0

    def head(self) -> Record:
        """As in `Setup`."""
        return written(self.heading, FAMILIES[self.game])
