"""Reviews in progress and finished ones, of which the latest are remembered."""

import asyncio
import logging
from base64 import urlsafe_b64encode
from collections import Counter, OrderedDict
from contextlib import suppress
from functools import partial
from hashlib import sha256
from typing import NamedTuple

from hachiya.desk.review_job import ReviewJob
from hachiya.desk.temporary_store import TemporaryStore
from hachiya.desk.workers import Workers
from hachiya.tables.live.ownership import REVIEW, Ownership
from hachiya.tables.problems import Problem
from hachiya.tables.replays.replay import MatchReplay

_log = logging.getLogger(__name__)
_REMEMBERED = 40
_WAITING = 8
"""The most reviews that wait for their turn; for a newer one, the oldest of whoever has most of them is cancelled."""


class _Started(NamedTuple):
    """A review, the task that makes it, and the client who asked for it first."""

    job: ReviewJob
    task: asyncio.Task[None]
    client: str


class ReviewJobs:
    """The reviews by match; only the event loop uses them."""

    def __init__(self, workers: Workers, temporary_store: TemporaryStore, ownership: Ownership) -> None:
        self._workers = workers
        self._ownership = ownership
        self._temporary_store = temporary_store
        self._jobs: OrderedDict[str, _Started] = OrderedDict()

    async def find_or_start(self, key: str, replay: MatchReplay, client: str) -> ReviewJob:
        """Return the review of a match by its key, in progress or finished; the first client who asks starts it.

        A review that has failed is returned once; who asks after that starts it anew. OwnedElsewhere while another
        process makes it, StoreFailed.
        """
        if key not in self._jobs:
            finished = ReviewJob()
            if await self._load(finished, key):
                return finished
            await self._ownership.claim(_name(key))
        if key not in self._jobs:  # no other request has started it meanwhile
            job = ReviewJob()
            self._jobs[key] = _Started(job, asyncio.create_task(self._run(job, key, replay, client)), client)
            self._tidy()
        self._jobs.move_to_end(key)
        job = self._jobs[key].job
        if job.failed:
            del self._jobs[key]
        return job

    async def close(self) -> None:
        """Cancel all reviews; one in progress ends in its thread first."""
        tasks = [started.task for started in self._jobs.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _run(self, job: ReviewJob, key: str, replay: MatchReplay, client: str) -> None:
        """Make a review, and say at last if it has failed: whoever asks then may start another at once."""
        try:
            await self._make_and_release(job, key, replay, client)
        except Exception:
            job.failed = True
            _log.exception("a match of %s could not be reviewed", replay.game.name)

    async def _make(self, job: ReviewJob, key: str, replay: MatchReplay, client: str) -> None:
        if not await self._load(job, key):
            from hachiya.desk.reviewing import make_review  # noqa: PLC0415  (a browser's tab starts without it)

            await self._workers.compute_by_searches(client, key, partial(make_review, job, replay))
            await self._store(job, key)

    async def _make_and_release(self, job: ReviewJob, key: str, replay: MatchReplay, client: str) -> None:
        """Make a review, and let other processes ask for it then."""
        try:
            await self._make(job, key, replay, client)
        finally:
            with suppress(Problem):  # the lease ends with this process anyway
                await self._ownership.release([_name(key)])

    async def _load(self, job: ReviewJob, key: str) -> bool:
        """Load a review that was made before; return whether it was stored."""
        content = None
        with suppress(Problem):
            content = await self._temporary_store.review(key)
        if content is None:
            return False
        job.review = content.decode()
        job.done = job.steps = 1
        return True

    async def _store(self, job: ReviewJob, key: str) -> None:
        with suppress(Problem):  # the review is in memory anyway
            assert job.review is not None
            await self._temporary_store.put_review(key, job.review.encode())

    def _tidy(self) -> None:
        clients = {key: job.client for key, job in self._jobs.items() if not (job.job.steps or job.task.done())}
        if len(clients) > _WAITING:
            (busiest, _), *_ = Counter(clients.values()).most_common(1)
            self._drop(next(key for key, client in clients.items() if client == busiest))
        finished = [key for key, (_, task, _) in self._jobs.items() if task.done()]
        for key in finished[: max(0, len(self._jobs) - _REMEMBERED)]:
            self._drop(key)

    def _drop(self, key: str) -> None:
        self._jobs.pop(key).task.cancel()


def _name(key: str) -> str:
    """The name under which a review is owned: as long as the id of a table."""
    return REVIEW + urlsafe_b64encode(sha256(key.encode()).digest()).decode()[: 16 - len(REVIEW)]
