"""A table is rebuilt from the store; a store that does not answer damages no table."""

import asyncio
from dataclasses import replace

from hachiya.tables.live.tables import Tables
from hachiya.tables.problems import StoreFailed
from hachiya.tables.stored.entries import Entry
from hachiya.tables.stored.setup import Setup
from hachiya.tables.stored.snapshot import Snapshot
from hachiya.tables.stored.store import StoreChange
from hachiya.tables.stored.timing import Deadline
from tests.tables.memory import MemoryStore
from tests.tables.test_tables import at_tables, everyone, order

NOWHERE = "nowhere"


class OtherProgramsStore(MemoryStore):
    """A store with snapshots of another version of the program, which does not answer when all entries are asked for.

    The deadlines of its tables are over, and that of a table that does not exist.
    """

    def __init__(self, store: MemoryStore) -> None:
        super().__init__()
        self._tables = store._tables
        self.changed_deadlines: list[Deadline] = []
        self.has_come_to_the_end = asyncio.Event()

    async def resume(self, table: str, least: int) -> tuple[Setup, Snapshot | None, list[Entry]] | None:
        stored = await super().resume(table, least)
        return None if stored is None else (stored[0], Snapshot(table, 1, b""), [])

    async def since(self, table: str, version: int) -> list[Entry]:  # noqa: ARG002  (it answers nothing)
        raise StoreFailed

    async def due(self, before: int) -> list[str]:  # noqa: ARG002  (all are over)
        return [*self._tables, NOWHERE]

    async def add(self, *changes: StoreChange) -> None:
        for change in changes:
            assert isinstance(change, Deadline)
            self.changed_deadlines.append(change)
            if change.table == NOWHERE:
                self.has_come_to_the_end.set()


def test_a_table_keeps_its_deadline_when_the_store_does_not_answer() -> None:
    """Only the deadline of a table that cannot be played on is deleted."""

    async def script(tables: Tables, store: MemoryStore) -> None:
        await everyone(tables, order("person", "greedy"))
        await tables.close()
        others = OtherProgramsStore(store)
        again = Tables(replace(tables.services, store=others))
        again.start()
        await others.has_come_to_the_end.wait()
        assert others.changed_deadlines == [Deadline(NOWHERE, None)]
        await again.close()

    counts = at_tables(script)
    assert "failed.replay" not in counts
