"""The setup of a match from a record."""

from dataclasses import dataclass

from hachiya.records.events import FAMILIES, Event
from hachiya.tables.stored.entries import Record, record_of_events
from hachiya.tables.stored.setup import Setup


@dataclass(frozen=True)
class RecordedSetup(Setup):
    """A setup whose `heading` was read from a record; each deal knows its own dealer."""

    heading: tuple[Event, ...] = ()

    @property
    def dealer(self) -> int:
        """Seat 0, which nothing depends on: each deal is replayed from its own state."""
        return 0

    def head(self) -> Record:
        """The first lines of the record."""
        return record_of_events(self.heading, FAMILIES[self.game])
