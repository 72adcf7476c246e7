"""The store of a tab: the rows of the tables in use are in memory, and every change is in the journal first."""

import asyncio
import logging
import time
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace

from hachiya.store.memory import MemoryStore, TableRows, changed_table
from hachiya.tab.changes import LocalChange, OwnSeat, opened_at, read, spell
from hachiya.tab.journal import Commit, Journal, JournalLine
from hachiya.tab.summary import Summary
from hachiya.tables.match.counting import count_entries
from hachiya.tables.problems import DamagedTable, NoTable
from hachiya.tables.stored.entries import Handover, Imported
from hachiya.tables.stored.setup import Setup
from hachiya.tables.stored.standing import Standing
from hachiya.tables.stored.store import Conflict, StoreChange

_MOST_IN_MEMORY = 12
"""The most tables whose rows stay in memory; all others are read again when they are needed."""
_log = logging.getLogger(__name__)


@dataclass
class _Local:
    """What the device knows of a table beside its rows."""

    opened: int
    number: int = 0
    """The number of the last line of its journal."""
    seats: dict[int, OwnSeat] = field(default_factory=dict)


class JournalStore(MemoryStore):
    """A `Store` whose changes are in the journal before they are in memory; `open` must be called first."""

    def __init__(self, journal: Journal) -> None:
        super().__init__()
        self._journal = journal
        self._locals: dict[str, _Local] = {}
        self._lock = asyncio.Lock()
        self.summaries: dict[str, Summary] = {}
        """The summaries of all tables by id; a table whose summary is damaged is left out."""

    async def open(self) -> None:
        """Read the summaries of all tables; StoreFailed."""
        for table, text in (await self._journal.summaries()).items():
            try:
                self.summaries[table] = Summary.read(text)
            except DamagedTable:
                _log.error("the summary of table %s is damaged", table)

    # ------------------------------------------------------------------------------------- own seats

    async def own_seats(self, table: str) -> Mapping[int, OwnSeat]:
        """Return the seats of this device at a table, by number; DamagedTable, StoreFailed."""
        await self._rows(table)
        return self._locals[table].seats if table in self._locals else {}

    async def add_own(self, *seats: OwnSeat) -> None:
        """Store own seats of tables, each in place of the former one; NoTable, StoreFailed."""
        await self._commit(seats)

    async def import_match(self, setup: Setup, opened: int, *rows: StoreChange, own: Iterable[int]) -> None:
        """Store a match from elsewhere, which was opened at this time, with the own seats; Conflict, StoreFailed."""
        await self._commit([setup, *rows, *(OwnSeat(setup.id, seat, None) for seat in own)], opened)

    async def remove(self, tables: Sequence[str]) -> None:
        """Delete everything of these tables; StoreFailed."""
        async with self._lock:
            await self._journal.commit(Commit(tables, (), {}))
            for table in tables:
                self._forget(table)
                self.summaries.pop(table, None)

    # ------------------------------------------------------------------------------------- the store

    async def add(self, *changes: StoreChange) -> None:
        """Store all of these changes or none, durably once this returns; Conflict, NoTable or StoreFailed."""
        await self._commit(changes)

    async def follower(self, table: str) -> Setup | None:
        """Return the setup of the rematch that follows this table; None if there is none."""
        return next((each.setup for each in self.summaries.values() if each.setup.follows == table), None)

    async def tables_handed_over(self) -> list[str]:
        """Return the ids of the running tables at which a seat has changed hands."""
        return [table for table, summary in self.summaries.items() if summary.handed_over]

    async def _waiting_in_lobby(self) -> list[Setup]:
        return [each.setup for each in self.summaries.values() if each.setup.in_lobby and not each.begun]

    async def due(self, before: int) -> list[str]:
        """Return the ids of the tables whose deadline is before a moment, the earliest first."""
        moments = [(each.deadline, table) for table, each in self.summaries.items() if each.deadline is not None]
        return [table for deadline, table in sorted(moments) if deadline < before]

    # ------------------------------------------------------------------------------------- journal

    async def _rows(self, table: str) -> TableRows | None:
        if table in self.summaries and table not in self._tables:
            async with self._lock:
                await self._load(table)
        return self._tables.get(table)

    def _is_followed(self, setup: Setup, changed: Mapping[str, TableRows | None]) -> bool:
        others = (each.setup.follows for table, each in self.summaries.items() if table not in (setup.id, *changed))
        return setup.follows is not None and (setup.follows in others or super()._is_followed(setup, changed))

    async def _commit(self, changes: Sequence[LocalChange], opened: int | None = None) -> None:
        """Store changes in the journal, then in memory."""
        now = time.time_ns() // 1_000_000
        stamped = [
            replace(each, at=now) if isinstance(each, Standing) and each.at is None else each for each in changes
        ]
        by_table: dict[str, list[LocalChange]] = {}
        for change in stamped:
            table = change.table if isinstance(change, OwnSeat) else changed_table(change)
            by_table.setdefault(table, []).append(change)
        async with self._lock:
            for table in by_table:
                await self._load(table)
            changed = self._changed(each for each in stamped if not isinstance(each, OwnSeat))
            removed = [table for table, rows in changed.items() if rows is None]
            locals_ = {table: self._local_after(table, parts, opened or now) for table, parts in by_table.items()}
            summaries = {
                table: self._summary(changed.get(table) or self._known(table), locals_[table])
                for table in by_table
                if table not in removed
            }
            lines = [
                JournalLine(table, locals_[table].number, spell(parts, locals_[table].opened))
                for table, parts in by_table.items()
                if table not in removed
            ]
            spelt = {table: summary.spell() for table, summary in summaries.items()}
            if not await self._journal.commit(Commit(removed, lines, spelt)):
                for table in by_table:
                    self._forget(table)
                raise Conflict
            self._put(changed)
            self._locals |= locals_
            self.summaries |= summaries
            for table in removed:
                self._forget(table)
                self.summaries.pop(table, None)
            self._forget_oldest(by_table)

    async def _load(self, table: str) -> None:
        """Read the rows of a table from the journal, if they are not in memory; DamagedTable."""
        if table in self._tables:
            return
        texts = await self._journal.lines(table)
        if not texts:
            self.summaries.pop(table, None)
            return
        local = _Local(opened_at(texts[0]), len(texts))
        try:
            for text in texts:
                changes = read(text)
                local.seats |= {each.seat: each for each in changes if isinstance(each, OwnSeat)}
                self._put(self._changed(each for each in changes if not isinstance(each, OwnSeat)))
        except (Conflict, NoTable, DamagedTable):
            self._tables.pop(table, None)  # the lines before the damage are no match that can be played on
            raise DamagedTable from None
        self._locals[table] = local
        self.summaries[table] = self._summary(self._known(table), local)
        self._forget_oldest((table,))

    def _known(self, table: str) -> TableRows:
        rows = self._tables.get(table)
        if rows is None:
            raise NoTable
        return rows

    def _local_after(self, table: str, changes: Iterable[LocalChange], opened: int) -> _Local:
        before = self._locals.get(table) or _Local(opened)
        seats = {each.seat: each for each in changes if isinstance(each, OwnSeat)}
        return _Local(before.opened, before.number + 1, {**before.seats, **seats})

    def _summary(self, rows: TableRows, local: _Local) -> Summary:
        before = self.summaries.get(rows.setup.id)
        is_over = rows.standing is not None and rows.standing.winners is not None
        entries = [rows.entries[version] for version in sorted(rows.entries)]
        counts = before.counts if before else None
        if is_over and counts is None:
            counts = _counts(rows.seated, rows)
        return Summary(
            setup=rows.seated,
            opened=local.opened,
            begun=bool(entries),
            standing=rows.standing,
            deadline=rows.deadline,
            handed_over=not is_over
            and rows.standing is not None
            and any(isinstance(each, Handover) for each in entries),
            own=tuple(sorted(seat for seat, own in local.seats.items() if own.listed)),
            counts=counts,
        )

    def _forget_oldest(self, used: Iterable[str]) -> None:
        """Drop tables from memory that were not used for the longest time; the journal has them."""
        for table in used:
            if table in self._tables:
                self._tables[table] = self._tables.pop(table)
        for table in [*self._tables][: max(0, len(self._tables) - _MOST_IN_MEMORY)]:
            self._forget(table)

    def _forget(self, table: str) -> None:
        self._tables.pop(table, None)
        self._locals.pop(table, None)


def _counts(setup: Setup, rows: TableRows) -> dict[str, dict[str, object]] | None:
    """The counts of a finished match by player, as JSON; None if its record cannot be read."""
    entries = [rows.entries[version] for version in sorted(rows.entries)]
    try:
        counts = count_entries(setup, entries)
    except DamagedTable:
        return None
    if any(isinstance(entry, Imported) for entry in entries):
        counts = counts.without_bots  # nothing but its record vouches for the match
    return {player: each.to_json() for player, each in counts.players.items()}
