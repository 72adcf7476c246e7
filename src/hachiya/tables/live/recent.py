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
    """A match at its present version and at some earlier ones."""

    __slots__ = ("_before", "match")

    def __init__(self, match: Match) -> None:
        self.match = match
        self._before = deque([_bare(match)], REMEMBERED)

    @classmethod
    def rebuild(cls, setup: Setup, snapshot: Snapshot | None, entries: Iterable[Entry]) -> "RecentPositions":
        """Replay these entries from the snapshot, or from the start.

        BadSnapshot; DamagedTable if an entry is illegal or its record differs.
        """
        recent = cls(Match(setup) if snapshot is None else restore_match(setup, snapshot))
        for match in recent.match.replay_entries(entries):
            recent.advance(match)
        return recent

    def advance(self, match: Match) -> None:
        """Replace the match by the one after its next entry."""
        self.match = match
        if match.version - self._before[-1].version >= APART:
            self._before.append(_bare(match))

    def at(self, version: int) -> Match | None:
        """A remembered position at or before a version; None where the version is too old or does not exist."""
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
    """The messages to a viewer of the entries after `version`.

    `entries` follow `match`, in order; `version` is the match's or one of theirs.
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
