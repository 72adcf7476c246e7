"""Reviews in progress: one that has failed says so once, and is made anew for who asks again."""

import asyncio
from typing import Any

from hachiya.desk.review_jobs import ReviewJobs
from hachiya.tab.services import TemporaryMemory
from hachiya.tables.live.ownership import LoneOwnership
from hachiya.workers.worker_process import WorkerDied
from tests.playing import SANNIN
from tests.tables.replays.followed import only, played


class Workers:
    """Workers that die of their first review."""

    def __init__(self) -> None:
        self.asked = 0

    async def compute_by_searches(self, _client: str, _work: str, review: Any) -> None:
        """Make a review that searches nothing."""
        self.asked += 1
        if self.asked == 1:
            raise WorkerDied
        job, _match = review.args
        job.review, job.done, job.steps = "{}", 1, 1


def test_a_review_that_has_failed_is_made_anew_when_it_is_asked_for_again() -> None:
    async def script() -> None:
        workers: Any = Workers()
        jobs = ReviewJobs(workers, TemporaryMemory(), LoneOwnership())
        match = only(played(SANNIN, 1, months=1))
        first = await jobs.find_or_start("table/0", match, "client")
        while not first.failed:
            await asyncio.sleep(0)
        assert await jobs.find_or_start("table/0", match, "client") is first
        again = await jobs.find_or_start("table/0", match, "client")
        while again.review is None:
            assert not again.failed
            await asyncio.sleep(0)
        assert await jobs.find_or_start("table/0", match, "client") is again
        assert workers.asked == 2
        await jobs.close()

    asyncio.run(script())
