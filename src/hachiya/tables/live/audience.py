"""The viewers of a table (seats and spectators), the view of each, and the messages to them."""

from collections.abc import Callable, KeysView
from dataclasses import dataclass, field

from pydantic_core import from_json, to_json

from hachiya.records.redaction import Viewer
from hachiya.tables.attendance.outbox import Outbox
from hachiya.tables.live.recent import RecentPositions, missed_messages
from hachiya.tables.match.match import Match
from hachiya.tables.messages import table as messages
from hachiya.tables.messages.changes import find_changes
from hachiya.tables.messages.shown import redacted_entry
from hachiya.tables.messages.telling import news, writes_on_sheet
from hachiya.tables.stored.entries import Record
from hachiya.tables.stored.store import Store

_LESS_THAN_EVERYTHING = 2048
"""A size in characters that every table message exceeds."""


@dataclass(slots=True)
class _Onlookers:
    """The connections of one viewer, and their part of the last view sent (as JSON, a quarter in memory)."""

    view: bytes = b"{}"
    boxes: set[Outbox] = field(default_factory=set)


class Audience:
    """The connections of a table, grouped by viewer. The match must be reported in the order of its versions."""

    __slots__ = ("_onlookers", "_shared", "_store", "_table_size")

    def __init__(self, store: Store) -> None:
        self._store = store
        self._onlookers: dict[Viewer, _Onlookers] = {}
        self._shared = b"{}"
        """The part of the last view sent that is alike for all viewers, as JSON."""
        self._table_size = _LESS_THAN_EVERYTHING
        """The size of the last table message, in characters, to compare with that of some entries."""

    def viewers(self) -> KeysView[Viewer]:
        """The viewers who have a connection."""
        return self._onlookers.keys()

    async def add(self, viewer: Viewer, box: Outbox, recent: RecentPositions, version: int) -> None:
        """Send to the connection `box` what a viewer misses who has seen the table at `version`, then all news."""
        for text in await self.missing_messages(viewer, recent, version):
            box.put(text)
        self._onlookers[viewer].boxes.add(box)

    def remove(self, viewer: Viewer, box: Outbox) -> bool:
        """Stop sending news to the connection `box`; return whether the viewer has gone with it."""
        onlookers = self._onlookers.get(viewer)
        if onlookers is None:
            return False
        onlookers.boxes.discard(box)
        if onlookers.boxes:
            return False
        del self._onlookers[viewer]
        return True

    def send_away(self, viewer: Viewer, code: int, reason: str) -> None:
        """Close all connections of a viewer with a WebSocket close code and a reason."""
        onlookers = self._onlookers.get(viewer)
        for box in onlookers.boxes if onlookers else ():
            box.close(code, reason)

    async def missing_messages(self, viewer: Viewer, recent: RecentPositions, version: int) -> list[str]:
        """Write the messages that lead a viewer from a version to the present one, as JSON texts.

        They are the missed entries, or the whole table if that is shorter.
        """
        entries = await self._missed(viewer, recent, version)
        size = sum(map(len, entries or ()))
        if entries is not None and size <= self._table_size:
            return entries
        match = recent.match
        everything = self._everything(match, viewer, await self._store.record(match.setup.id, match.version))
        return [everything] if entries is None or len(everything) < size else entries

    def send_table(self, match: Match, record: Record) -> None:
        """Send the whole table to all viewers; `record` is that of all entries."""
        self._send(lambda viewer: self._everything(match, viewer, record))

    def send_entry(self, before: Match, after: Match, record: Record) -> None:
        """Send a new entry to all viewers, with the changes of each viewer's view from `before` to `after`."""
        if not self._onlookers:
            return
        beside = news(before.course, after.course, record) if writes_on_sheet(record) else None
        shared_before = from_json(self._shared)
        shared = messages.shared_view(after.table, shared_before)
        self._shared = to_json(shared)
        writer, family = messages.EntryWriter(after, beside, find_changes(shared_before, shared)), after.recorder.family

        def entry(viewer: Viewer) -> str:
            own, onlookers = messages.own_view(after.table, viewer), self._onlookers[viewer]
            own_before, onlookers.view = from_json(onlookers.view), to_json(own)
            return writer.text(redacted_entry(record, viewer, family), own_before, own)

        self._send(entry)

    def _send(self, build: Callable[[Viewer], str]) -> None:
        """Build a message once for each viewer, and send it to all their connections."""
        for viewer, onlookers in self._onlookers.items():
            text = build(viewer)
            for box in onlookers.boxes:
                box.put(text)

    async def _missed(self, viewer: Viewer, recent: RecentPositions, version: int) -> list[str] | None:
        """The messages of the entries since a version; None where there is no version or it is too old."""
        match, before = recent.match, recent.at(version)
        if not version or before is None or match.setup.open_seats:
            return None
        first = messages.since_message(match.version)
        if version == match.version:
            texts = list[str]()
        else:
            entries = await self._store.since(match.setup.id, before.version)
            texts = missed_messages(before, entries[: match.version - before.version], version, viewer)
        self._remember_view(match, viewer)
        return [first, *texts]

    def _everything(self, match: Match, viewer: Viewer, record: Record) -> str:
        """The message of the whole table, or of the gathering while seats are open; the view is remembered."""
        if match.setup.open_seats:
            self._onlookers.setdefault(viewer, _Onlookers())
            return messages.gathering(match.setup, viewer)
        shared, own = self._remember_view(match, viewer)
        text = messages.table_message(match, viewer, record, {**shared, **own})
        self._table_size = len(text)
        return text

    def _remember_view(self, match: Match, viewer: Viewer) -> tuple[messages.View, messages.View]:
        """Remember the present view as the last one sent to this viewer; return its two parts."""
        shared, own = messages.shared_view(match.table), messages.own_view(match.table, viewer)
        self._shared = to_json(shared)
        self._onlookers.setdefault(viewer, _Onlookers()).view = to_json(own)
        return shared, own
