"""Reviews in progress: which of them fail, are made anew, or give way to others."""

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


class BusyWorkers:
    """Workers that never come to a review, and know whose were cancelled."""

    def __init__(self) -> None:
        self.cancelled: list[str] = []

    async def compute_by_searches(self, _client: str, work: str, _review: Any) -> None:
        """Wait until the review is cancelled."""
        try:
            await asyncio.Event().wait()
        finally:
            self.cancelled.append(work)


def test_a_client_who_asks_for_many_reviews_cancels_their_own() -> None:
    async def script() -> None:
        workers: Any = BusyWorkers()
        jobs = ReviewJobs(workers, TemporaryMemory(), LoneOwnership())
        match = only(played(SANNIN, 1, months=1))
        asked = ["first", *(f"many {number}" for number in range(10)), "last"]
        for key in asked:
            await jobs.find_or_start(key, match, "many" if key.startswith("many") else key)
            for _ in range(5):  # the review begins to wait for a worker
                await asyncio.sleep(0)
        assert workers.cancelled == [f"many {number}" for number in range(4)]
        await jobs.close()
        assert sorted(workers.cancelled) == sorted(asked)

    asyncio.run(script())
