"""Those who look on at a table, from a seat or not: what each of them sees, and what they are told."""

from collections.abc import Callable, KeysView
from dataclasses import dataclass, field

from pydantic_core import from_json, to_json

from hachiya.records.redaction import Viewer
from hachiya.tables.attendance.outbox import Outbox
from hachiya.tables.live.recent import Recent, missed
from hachiya.tables.match.match import Match
from hachiya.tables.messages import table as messages
from hachiya.tables.messages.telling import news, writes_on_sheet
from hachiya.tables.stored.entries import Record
from hachiya.tables.stored.store import Store

_LESS_THAN_EVERYTHING = 2048
"""Characters; no table message has so few."""


@dataclass(slots=True)
class _Onlookers:
    """Those who see the same, and what they see (as JSON, which takes a quarter of the room)."""

    view: bytes = b"{}"
    boxes: set[Outbox] = field(default_factory=set)


class Audience:
    """By viewer, their connections. It is told of a match in the order of its versions."""

    __slots__ = ("_everything_took", "_onlookers", "_store")

    def __init__(self, store: Store) -> None:
        self._store = store
        self._onlookers: dict[Viewer, _Onlookers] = {}
        self._everything_took = _LESS_THAN_EVERYTHING
        """Characters, when it was told last: it need not be made to see that some entries are less."""

    def viewers(self) -> KeysView[Viewer]:
        """Who is here."""
        return self._onlookers.keys()

    async def add(self, viewer: Viewer, box: Outbox, recent: Recent, version: int) -> None:
        """From now on `box` gets what is told; first of all what one lacks who has this version."""
        for text in await self.missing_messages(viewer, recent, version):
            box.put(text)
        self._onlookers[viewer].boxes.add(box)

    def remove(self, viewer: Viewer, box: Outbox) -> None:
        """No more news for `box`."""
        onlookers = self._onlookers.get(viewer)
        if onlookers is not None:
            onlookers.boxes.discard(box)
            if not onlookers.boxes:
                del self._onlookers[viewer]

    def send_away(self, viewer: Viewer, code: int, reason: str) -> None:
        """Close the connections of a viewer."""
        onlookers = self._onlookers.get(viewer)
        for box in onlookers.boxes if onlookers else ():
            box.close(code, reason)

    async def missing_messages(self, viewer: Viewer, recent: Recent, version: int) -> list[str]:
        """What leads from this version to the present one: the entries since, or everything where that is less."""
        entries = await self._missed(viewer, recent, version)
        size = sum(map(len, entries or ()))
        if entries is not None and size <= self._everything_took:
            return entries
        match = recent.match
        everything = self._everything(match, viewer, await self._store.record(match.setup.id, match.version))
        return [everything] if entries is None or len(everything) < size else entries

    def tell_everything(self, match: Match, record: Record) -> None:
        """Tell all of them the whole table, with the record of all its entries."""
        self._tell(lambda viewer: self._everything(match, viewer, record))

    def tell_entry(self, before: Match, after: Match, record: Record) -> None:
        """Tell all of them the entry that led from one position to the next, and what it has changed for each."""
        if not self._onlookers:
            return
        beside = news(before.course, after.course, record) if writes_on_sheet(record) else None
        shared = messages.of_all(after.table)

        def entry(viewer: Viewer) -> str:
            seen, onlookers = messages.view(after.table, viewer, shared), self._onlookers[viewer]
            seen_before, onlookers.view = from_json(onlookers.view), to_json(seen)
            return messages.entry_message(after, viewer, record, seen_before, seen, beside)

        self._tell(entry)

    def _tell(self, build: Callable[[Viewer], str]) -> None:
        """Send everyone what `build` makes for them; it is made once for each viewer."""
        for viewer, onlookers in self._onlookers.items():
            text = build(viewer)
            for box in onlookers.boxes:
                box.put(text)

    async def _missed(self, viewer: Viewer, recent: Recent, version: int) -> list[str] | None:
        """The entries since; None for one who has nothing yet, or whose version was too long ago."""
        match, before = recent.match, recent.at(version)
        if not version or before is None or match.setup.open_seats:
            return None
        first = messages.since(match.version)
        if version == match.version:
            texts, seen = list[str](), messages.view(match.table, viewer)
        else:
            entries = await self._store.since(match.setup.id, before.version)
            texts, seen = missed(before, entries[: match.version - before.version], version, viewer)
        self._onlookers.setdefault(viewer, _Onlookers()).view = to_json(seen)
        return [first, *texts]

    def _everything(self, match: Match, viewer: Viewer, record: Record) -> str:
        """The whole table; from now on what the viewer sees is known. Until all seats are taken, who has come."""
        if match.setup.open_seats:
            self._onlookers.setdefault(viewer, _Onlookers())
            return messages.gathering(match.setup, viewer)
        seen = messages.view(match.table, viewer)
        self._onlookers.setdefault(viewer, _Onlookers()).view = to_json(seen)
        text = messages.table_message(match, viewer, record, seen)
        self._everything_took = len(text)
        return text
