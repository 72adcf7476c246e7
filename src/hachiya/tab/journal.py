"""The interface of the journal, in which a tab stores everything; in a browser it is a database of IndexedDB."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple, Protocol


class JournalLine(NamedTuple):
    """A line of the journal: the changes of a table that were stored together, as text; `number` counts from 1."""

    table: str
    number: int
    text: str


class Commit(NamedTuple):
    """Changes of the journal that are stored together: first the tables to remove, then the lines to add.

    `summaries` has the new summary of each table that changes.
    """

    removed: Sequence[str]
    lines: Sequence[JournalLine]
    summaries: Mapping[str, str]


class Journal(Protocol):
    """The journal of a device. All tabs share it; each call is atomic."""

    async def commit(self, commit: Commit) -> bool:
        """Store all of a commit, durably once this returns; StoreFailed if the browser cannot.

        False, and nothing is stored, if a line does not follow the last one of its table: another tab was first.
        """

    async def lines(self, table: str) -> Sequence[str]:
        """Return the texts of a table's lines, in order; StoreFailed."""

    async def summaries(self) -> Mapping[str, str]:
        """Return the summaries of all tables, by the table's id; StoreFailed."""
