"""A table is loaded from the snapshot of an earlier deal, or from all its entries where that is unusable."""

import asyncio
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import delete, func, select, update

from hachiya.store import schema
from hachiya.store.event_store import EventStore
from hachiya.tables.live.counts import Counts
from hachiya.tables.live.rebuilding import rebuild
from hachiya.tables.live.recent import SURE_AT_OPENING, RecentPositions
from hachiya.tables.live.services import Services
from hachiya.tables.live.table import LiveTable
from hachiya.tables.match.match import Match
from hachiya.tables.match.standing import standing
from hachiya.tables.messages.table import view
from hachiya.tables.problems import DamagedTable
from hachiya.tables.stored.defaults import Defaults
from hachiya.tables.stored.entries import Choice
from hachiya.tables.stored.setup import Setup
from hachiya.tables.stored.snapshot import Snapshot
from tests.faults import faults
from tests.playing import SANNIN
from tests.server.test_store import opened, url
from tests.tables.memory import ImmediateBotPool
from tests.tables.play import new_setup, next_entry

SETUP: Setup = new_setup(SANNIN)


async def play_entries(store: EventStore, entries: int) -> Services:
    """A server's services with a match of this many entries, or a finished one."""
    house = Services(store, ImmediateBotPool(), Defaults(), Counts())
    live = LiveTable(house, RecentPositions(Match(SETUP)))
    await store.add(SETUP, standing(live.match))
    random = Random(1)
    while live.match.version < entries and not live.match.table.over:
        assert await live.commit(*next_entry(live.match, random))
    return house


async def resume_point(store: EventStore) -> tuple[Snapshot | None, int]:
    """The snapshot from which the table would be loaded, and the number of entries read after it."""
    resumed = await store.resume(SETUP.id, SURE_AT_OPENING)
    assert resumed is not None
    return resumed[1], len(resumed[2])


def count_snapshots(store: EventStore) -> int:
    with store.engine.connect() as connection:
        return connection.scalar(select(func.count()).select_from(schema.snapshots)) or 0


def test_a_table_is_loaded_from_a_snapshot_and_its_latest_entries(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(url(tmp_path)) as store:
            house = await play_entries(store, 200)
            snapshot, read = await resume_point(store)
            assert snapshot is not None
            assert SURE_AT_OPENING <= read < 3 * SURE_AT_OPENING
            recent = await rebuild(house, SETUP.id)
            everything = await store.load(SETUP.id)
            assert everything is not None
            right = Match.rebuild(*everything)
            for viewer in range(SANNIN.seats):
                assert view(recent.match.table, viewer) == view(right.table, viewer)
            assert recent.at(200 - SURE_AT_OPENING) is not None
            assert not faults(house.counts)

    asyncio.run(run())


@pytest.mark.parametrize("content", [b"", b"x" * 100])
def test_a_damaged_snapshot_is_ignored_and_counted(tmp_path: Path, content: bytes) -> None:
    async def run() -> None:
        async with opened(url(tmp_path)) as store:
            house = await play_entries(store, 120)
            right = (await rebuild(house, SETUP.id)).match
            with store.engine.begin() as connection:
                connection.execute(update(schema.snapshots).values(content=content))
            match = (await rebuild(house, SETUP.id)).match
            assert (match.version, match.course) == (right.version, right.course)
            assert view(match.table, 0) == view(right.table, 0)
            assert faults(house.counts) == {"failed.snapshot": 1}

    asyncio.run(run())


@pytest.mark.slow
def test_a_table_with_damaged_entries_is_damaged_despite_its_snapshot(tmp_path: Path) -> None:
    """The table is damaged with and without its snapshot."""

    async def run() -> None:
        async with opened(url(tmp_path)) as store:
            house = await play_entries(store, 120)
            entries = schema.entries
            with store.engine.begin() as connection:
                connection.execute(delete(entries).where(entries.c.version == 110))
            with pytest.raises(DamagedTable):
                await rebuild(house, SETUP.id)
            assert faults(house.counts) == {"failed.snapshot": 1, "failed.replay": 1}

    asyncio.run(run())


@pytest.mark.slow
def test_a_finished_match_keeps_no_snapshot(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(url(tmp_path)) as store:
            house = await play_entries(store, 10**6)
            async with asyncio.timeout(60):
                while await asyncio.to_thread(count_snapshots, store):
                    await asyncio.sleep(0.01)
            match = (await rebuild(house, SETUP.id)).match
            assert match.table.over
            assert await resume_point(store) == (None, match.version)
            assert isinstance((await store.since(SETUP.id, match.version - 1))[0], Choice)

    asyncio.run(run())
