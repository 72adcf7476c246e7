"""The last positions of a match, from which its last entries are replayed for viewers who missed them."""

from collections import deque
from collections.abc import Iterable
from copy import copy

from hachiya.records.redaction import Viewer
from hachiya.tables.match.match import NO_ROWS, Match
from hachiya.tables.match.snapshots import restore_match
from hachiya.tables.messages import table as messages
from hachiya.tables.messages.telling import news, writes_on_sheet
from hachiya.tables.stored.entries import Entry
from hachiya.tables.stored.setup import Setup
from hachiya.tables.stored.snapshot import Snapshot

APART = 24
"""Entries between two remembered positions."""
REMEMBERED = 3
"""The number of remembered positions."""
SURE = APART * (REMEMBERED - 1)
"""The number of missed entries that can always be replayed."""
SURE_AT_OPENING = APART
"""The number of missed entries that can be replayed after loading a table; a restart loses fewer."""


class RecentPositions:
    """A match at its present version and at some earlier versions."""

    __slots__ = ("_before", "match")

    def __init__(self, match: Match) -> None:
        self.match = match
        self._before = deque([_bare(match)], REMEMBERED)

    @classmethod
    def rebuild(cls, setup: Setup, snapshot: Snapshot | None, entries: Iterable[Entry]) -> "RecentPositions":
        """Replay entries from a snapshot, or from the start of the match without one.

        BadSnapshot if the snapshot cannot be used; DamagedTable if an entry is illegal or its record differs.
        """
        recent = cls(Match(setup) if snapshot is None else restore_match(setup, snapshot))
        for match in recent.match.replay_entries(entries):
            recent.advance(match)
        return recent

    def advance(self, match: Match) -> None:
        """Add the match after its next entry as the present version."""
        self.match = match
        if match.version - self._before[-1].version >= APART:
            self._before.append(_bare(match))

    def at(self, version: int) -> Match | None:
        """Return the newest remembered match at or before a version.

        None if the version is too old or does not exist.
        """
        if version > self.match.version:
            return None
        return next((before for before in reversed(self._before) if before.version <= version), None)


def _bare(match: Match) -> Match:
    """A copy of the match for replays, without past states and without room in the ledger."""
    bare = copy(match)
    bare.past = ()
    bare.table = copy(match.table)
    bare.table.ledger = NO_ROWS
    return bare


def missed_messages(match: Match, entries: Iterable[Entry], version: int, viewer: Viewer) -> list[str]:
    """Write the messages about the entries after `version` for a viewer.

    `entries` follow `match`, in order; `version` is the version of the match or of one of the entries.
    """
    texts, seen = list[str](), None
    for entry in entries:
        before, (match, _) = match, match.replay_entry(entry)
        if match.version > version:
            last = messages.view(before.table, viewer) if seen is None else seen
            seen = messages.view(match.table, viewer)
            beside = news(before.course, match.course, entry.record) if writes_on_sheet(entry.record) else None
            texts.append(messages.entry_message(match, viewer, entry.record, last, seen, beside))
    return texts
