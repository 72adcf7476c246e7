"""Reviews that are being made or were: one is made at a time, and some of them are kept."""

import asyncio
import logging
from collections import OrderedDict
from contextlib import suppress
from dataclasses import dataclass

from pydantic import TypeAdapter

from hachiya.desk.keepsakes import Keepsakes
from hachiya.desk.workers import Workers
from hachiya.learn.material import material
from hachiya.learn.review import Review, review, steps
from hachiya.tables.problems import Problem
from hachiya.tables.replays.replay import MatchReplay

_log = logging.getLogger(__name__)
_REVIEW = TypeAdapter(Review)
_KEPT = 40
_WAITING = 8
"""So many may wait for their turn; the oldest of them is given up for a newer one."""


@dataclass
class Reviewing:
    """A review that is made, or was."""

    done: int = 0
    steps: int = 0
    """0 while it is not known how many there are."""
    review: str | None = None
    """What it found, as JSON."""
    failed: bool = False


class ReviewJobs:
    """By match; asked from the event loop alone."""

    def __init__(self, workers: Workers, keepsakes: Keepsakes) -> None:
        self._workers = workers
        self._keepsakes = keepsakes
        self._jobs: OrderedDict[str, tuple[Reviewing, asyncio.Task[None]]] = OrderedDict()
        self._one_at_a_time = asyncio.Semaphore(1)

    def of(self, key: str, replay: MatchReplay) -> Reviewing:
        """The review of a match, which begins now if nobody has asked for it before."""
        kept = self._jobs.get(key)
        if kept is None:
            job = Reviewing()
            kept = self._jobs[key] = job, asyncio.create_task(self._make(job, key, replay))
            self._tidy()
        self._jobs.move_to_end(key)
        return kept[0]

    async def close(self) -> None:
        """No more of them; one that is being made ends first, in its thread."""
        tasks = [task for _, task in self._jobs.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _make(self, job: Reviewing, key: str, replay: MatchReplay) -> None:
        async with self._one_at_a_time:
            try:
                if not await self._find(job, key):
                    await self._workers.compute(_look_at, job, replay)
                    await self._keep(job, key)
            except Exception:
                job.failed = True
                _log.exception("a match of %s could not be reviewed", replay.game.name)

    async def _find(self, job: Reviewing, key: str) -> bool:
        """Take the review that was made before, if it is still kept."""
        content = None
        with suppress(Problem):
            content = await self._keepsakes.review(key)
        if content is None:
            return False
        job.review = content.decode()
        job.done = job.steps = 1
        return True

    async def _keep(self, job: Reviewing, key: str) -> None:
        with suppress(Problem):  # it is in memory all the same
            assert job.review is not None
            await self._keepsakes.put_review(key, job.review.encode())

    def _tidy(self) -> None:
        waiting = [key for key, (job, task) in self._jobs.items() if not job.steps and not task.done()]
        over = [key for key, (_, task) in self._jobs.items() if task.done()]
        for key in [*waiting[:-_WAITING], *over[: max(0, len(self._jobs) - _KEPT)]]:
            self._jobs.pop(key)[1].cancel()


def _look_at(job: Reviewing, replay: MatchReplay) -> None:
    """In one thread: bots at tables want to think too."""
    match = material(replay.traced)
    job.steps = max(1, steps(match))

    def advance() -> None:
        job.done += 1

    job.review = _REVIEW.dump_json(review(match, advance)).decode()
