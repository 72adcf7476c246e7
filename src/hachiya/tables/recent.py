"""The last stretch of a match: positions from which its last entries are played once more for who has missed them."""

from collections import deque
from collections.abc import Iterable
from copy import copy

from hachiya.records.redaction import Viewer
from hachiya.tables import messages
from hachiya.tables.entries import Entry
from hachiya.tables.match import Match
from hachiya.tables.setup import Setup
from hachiya.tables.telling import news, writes_on_sheet

APART = 48
"""Entries from one position that is remembered to the next."""
REMEMBERED = 2
"""So many positions: who has missed up to `APART` entries can be told them, and often who has missed twice as many."""


class Recent:
    """A match as it is now, and as it was at some versions before."""

    __slots__ = ("_before", "match")

    def __init__(self, match: Match) -> None:
        self.match = match
        self._before = deque([_bare(match)], REMEMBERED)

    @classmethod
    def rebuilt(cls, setup: Setup, entries: Iterable[Entry]) -> "Recent":
        """The match after these entries; DamagedTable if they do not follow or say something else than before."""
        recent = cls(Match(setup))
        for match in recent.match.through(entries):
            recent.goes_on(match)
        return recent

    def goes_on(self, match: Match) -> None:
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
    """Without the moves before it, which nobody will be shown from here."""
    found = copy(match)
    found.past = ()
    return found


def missed(match: Match, entries: Iterable[Entry], version: int, viewer: Viewer) -> list[str]:
    """The messages of those entries that came after `version`, as the viewer was to be told them.

    `entries` are those that follow `match`, in order.
    """
    texts, seen = list[str](), None
    for entry in entries:
        before, (match, _) = match, match.again(entry)
        if match.version > version:
            last = messages.view(before.table, viewer) if seen is None else seen
            seen = messages.view(match.table, viewer)
            beside = news(before.course, match.course, entry.record) if writes_on_sheet(entry.record) else None
            texts.append(messages.entry_message(match, viewer, entry.record, last, seen, beside))
    return texts
