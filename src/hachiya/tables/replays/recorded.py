"""The setup of a match from a record."""

from dataclasses import dataclass

from hachiya.records.events import FAMILIES, Event
from hachiya.tables.stored.entries import Record, record_of_events
from hachiya.tables.stored.setup import Setup


@dataclass(frozen=True)
class RecordedSetup(Setup):
    """The setup of a match that was read from a record; `heading` are the events before the first deal."""

    heading: tuple[Event, ...] = ()

    @property
    def dealer(self) -> int:
        """Always seat 0: each deal is replayed from its own state, which has its dealer."""
        return 0

    def head(self) -> Record:
        """The first lines of the record."""
        return record_of_events(self.heading, FAMILIES[self.game])
