"""The last stretch of a match: positions from which its last entries are played once more for who has missed them."""

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
"""Entries from one position that is remembered to the next."""
REMEMBERED = 3
"""Positions."""
SURE = APART * (REMEMBERED - 1)
"""Who has missed so many entries, and often somewhat more, can be told them."""
SURE_AT_OPENING = APART
"""Who was cut off when the server went has missed less."""


class Recent:
    """A match as it is now, and as it was at some versions before."""

    __slots__ = ("_before", "match")

    def __init__(self, match: Match) -> None:
        self.match = match
        self._before = deque([_bare(match)], REMEMBERED)

    @classmethod
    def rebuild(cls, setup: Setup, snapshot: Snapshot | None, entries: Iterable[Entry]) -> "Recent":
        """The match after these entries, which follow the snapshot, if there is one.

        BadSnapshot; DamagedTable if they do not follow or say something else than before.
        """
        recent = cls(Match(setup) if snapshot is None else restore_match(setup, snapshot))
        for match in recent.match.replay_entries(entries):
            recent.advance(match)
        return recent

    def advance(self, match: Match) -> None:
        """The match has come so far."""
        self.match = match
        if match.version - self._before[-1].version >= APART:
            self._before.append(_bare(match))

    def at(self, version: int) -> Match | None:
        """The match at this version, or not long before it; None where that was too long ago, or never."""
        if version > self.match.version:
            return None
        return next((before for before in reversed(self._before) if before.version <= version), None)


def _bare(match: Match) -> Match:
    """No more than it takes to play on from here: no moves to be shown again, and no room for what a call tells."""
    found = copy(match)
    found.past = ()
    found.table = copy(match.table)
    found.table.ledger = NO_ROWS
    return found


def missed(match: Match, entries: Iterable[Entry], version: int, viewer: Viewer) -> tuple[list[str], messages.View]:
    """The messages of the entries after `version`, as the viewer was to be told them, and what they see in the end.

    `entries` are those that follow `match`, in order; `version` is among theirs, or its own.
    """
    texts, seen = list[str](), None
    for entry in entries:
        before, (match, _) = match, match.replay_entry(entry)
        if match.version > version:
            last = messages.view(before.table, viewer) if seen is None else seen
            seen = messages.view(match.table, viewer)
            beside = news(before.course, match.course, entry.record) if writes_on_sheet(entry.record) else None
            texts.append(messages.entry_message(match, viewer, entry.record, last, seen, beside))
    return texts, messages.view(match.table, viewer) if seen is None else seen
