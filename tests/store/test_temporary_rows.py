"""Uploaded records and reviews are stored for a while, found again, and deleted."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update

from hachiya.desk.review_jobs import ReviewJobs
from hachiya.store import schema, temporary_rows
from hachiya.store.database import open_database
from hachiya.store.event_store import EventStore
from hachiya.store.temporary_rows import TemporaryRows
from hachiya.tables.live.ownership import LoneOwnership
from tests.databases import database_in
from tests.playing import SANNIN
from tests.tables.replays.followed import only, played


def check(folder: Path, script: Callable[[TemporaryRows, EventStore], Awaitable[None]]) -> None:
    async def run() -> None:
        store = EventStore(open_database(database_in(folder)))
        store.start()
        try:
            await script(TemporaryRows(store), store)
        finally:
            await store.close()

    asyncio.run(run())


def test_an_uploaded_record_is_deleted_after_a_time_without_requests(tmp_path: Path) -> None:
    async def script(kept: TemporaryRows, store: EventStore) -> None:
        def age(seconds: int) -> Any:
            at = schema.sent_records.c.at
            return store.add(
                lambda connection: run(connection, update(schema.sent_records).values(at=at - 1000 * seconds))
            )

        def run(connection: Any, statement: Any) -> None:
            connection.execute(statement)

        await kept.put_record("a", b"one")
        await kept.put_record("a", b"two")
        await age(temporary_rows.RECORD_SECONDS - 100)
        assert await kept.record("a") == b"two"
        await age(temporary_rows.RECORD_SECONDS - 100)
        assert await kept.record("a") == b"two", "asked for meanwhile"
        await age(temporary_rows.RECORD_SECONDS + 1)
        assert await kept.record("a") is None

    check(tmp_path, script)


def test_the_oldest_uploaded_records_and_reviews_are_deleted_above_the_limit(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(temporary_rows, "MOST_REVIEWS", 3)
    monkeypatch.setattr(temporary_rows, "MOST_RECORD_BYTES", 40)

    async def script(kept: TemporaryRows, _store: EventStore) -> None:
        for number in range(6):
            await kept.put_review(str(number), b"review")
            await kept.put_record(str(number), bytes(range(number, number + 8)))
            await asyncio.sleep(0.005)
        assert [await kept.review(str(number)) is not None for number in range(6)] == [False] * 3 + [True] * 3
        there = [await kept.record(str(number)) is not None for number in range(6)]
        assert there == sorted(there)
        assert 0 < sum(there) < 6

    check(tmp_path, script)


def test_a_review_survives_a_restart(tmp_path: Path) -> None:
    match = only(played(SANNIN, 1))

    class Workers:
        made = 0

        async def compute_by_searches(self, client: str, work: str, review: Any) -> None:
            assert (client, work) == ("client", "table/0")
            job, _match = review.args
            self.made += 1
            job.review, job.done, job.steps = f'{{"of":{self.made}}}', 3, 3

    async def script(kept: TemporaryRows, _store: EventStore) -> None:
        workers: Any = Workers()
        for _ in range(2):
            jobs = ReviewJobs(workers, kept, LoneOwnership())
            job = await jobs.find_or_start("table/0", match, "client")
            while job.review is None:
                await asyncio.sleep(0.001)
            assert job.review == '{"of":1}'
            while await kept.review("table/0") is None:
                await asyncio.sleep(0.001)
            await jobs.close()
        assert workers.made == 1
        assert await kept.review("table/1") is None

    check(tmp_path, script)
