"""Reviews are made by one of several processes, and by another if that process ends."""

import asyncio
from typing import Any

import pytest

from hachiya.desk.review_jobs import ReviewJobs
from hachiya.store.leases import holdings
from hachiya.store.temporary_rows import TemporaryRows
from hachiya.tables.problems import OwnedElsewhere
from tests.databases import rows
from tests.playing import SANNIN
from tests.store.test_postgres_ownership import Program, check, expire
from tests.tables.replays.followed import only, played

pytestmark = pytest.mark.postgres
KEY = "table/0"


class Workers:
    """Workers that finish a review when they may."""

    def __init__(self) -> None:
        self.may_finish = asyncio.Event()
        self.made = 0

    async def compute_by_searches(self, client: str, work: str, review: Any) -> None:
        """Make a review that searches nothing."""
        assert (client, work) == ("client", KEY)
        job, _match = review.args
        job.done, job.steps = 1, 3
        await self.may_finish.wait()
        self.made += 1
        job.review, job.done = f'{{"of":{self.made}}}', 3


def jobs_of(program: Program, workers: Any) -> ReviewJobs:
    return ReviewJobs(workers, TemporaryRows(program.store), program.ownership)


def test_a_process_that_makes_a_review_is_named_to_others_until_the_review_is_stored(database: str) -> None:
    match = only(played(SANNIN, 1))

    async def script(owner: Program, other: Program) -> None:
        workers = Workers()
        own, others = jobs_of(owner, workers), jobs_of(other, workers)
        job = await own.find_or_start(KEY, match, "client")
        with pytest.raises(OwnedElsewhere) as refused:
            await others.find_or_start(KEY, match, "client")
        assert refused.value.process == owner.ownership.me.id
        assert await own.find_or_start(KEY, match, "client") is job
        with other.store.engine.connect() as connection:
            assert [each.tables for each in holdings(connection)] == [0, 0]
        workers.may_finish.set()
        async with asyncio.timeout(30):
            while rows(database, "SELECT * FROM leases"):
                await asyncio.sleep(0.05)
        assert (await others.find_or_start(KEY, match, "client")).review == '{"of":1}'
        assert workers.made == 1
        await own.close()

    check(database, script)


def test_a_review_of_a_process_that_died_is_made_by_another(database: str) -> None:
    match = only(played(SANNIN, 1))

    async def script(owner: Program, other: Program) -> None:
        surveys = list[str]()
        other.ownership.on_survey = lambda survey: surveys.extend(survey.orphans)
        halted, workers = Workers(), Workers()
        workers.may_finish.set()
        own, others = jobs_of(owner, halted), jobs_of(other, workers)
        await own.find_or_start(KEY, match, "client")
        expire(owner.store.engine, owner)
        job = await others.find_or_start(KEY, match, "client")
        async with asyncio.timeout(30):
            while job.review is None:
                await asyncio.sleep(0.05)
        assert (halted.made, workers.made, surveys) == (0, 1, [])
        await own.close()
        await others.close()

    check(database, script)
