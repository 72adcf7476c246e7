"""The pool of worker processes, which answer the questions of all tables, hints and reviews in a fair order."""

import asyncio
import logging
import os
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple, TypeVar, cast

from hachiya.tables.live.counts import Counts
from hachiya.workers.fair_queue import FairQueue
from hachiya.workers.worker import framed
from hachiya.workers.worker_process import WorkerDied, WorkerProcess

_log = logging.getLogger(__name__)

Result = TypeVar("Result")

MOST_WORKERS = min(8, max(2, (os.cpu_count() or 1) - 1))
"""The most workers of a server: a processor is left for the event loop, and bots never wait for a long hint. Eight
answer as many questions of Master as the tables of one event loop ask."""
_FIRST_WORKERS = 2
"""The workers that are started with the server; others are started when questions wait."""
_STUCK_SECONDS = 60.0
"""The time after which a worker that has not answered is replaced, if a pool has no other."""
_FIRST_PAUSE, _LAST_PAUSE = 0.5, 30.0
"""The seconds before another start of a worker that did not come up."""
_TRIES = 2
"""The number of workers that may die of a question."""


class Share(NamedTuple):
    """Whose share of the workers a question takes: a client's, and among the client's a table's or a review's."""

    client: str
    work: str


@dataclass(eq=False)
class _Question:
    share: Share
    call: Callable[[], Callable[[], object]]
    """The function that makes the call when a worker takes the question."""
    can_wait: bool
    answer: asyncio.Future[object] = field(default_factory=lambda: asyncio.get_running_loop().create_future())
    tries: int = 0


class WorkerPool:
    """Processes that compute for a server; one that dies is replaced, and its question asked again.

    It is used from the event loop alone.
    """

    def __init__(self, counts: Counts, own_bots: Sequence[str] = (), *, stuck_seconds: float = _STUCK_SECONDS) -> None:
        """Make a pool for the bots of the package, or for those at `MODULE:NAME` of the operator's own."""
        self._counts = counts
        self._own_bots = own_bots
        self._stuck_seconds = stuck_seconds
        self._queue = FairQueue[_Question]()
        self._asked: set[_Question] = set()
        """The questions that workers think about."""
        self._workers: set[asyncio.Task[None]] = set()
        self._idle: list[asyncio.Future[None]] = []
        """The futures for which idle workers wait."""
        self._is_closed = False

    def start(self) -> None:
        """Start the first workers."""
        while len(self._workers) < _FIRST_WORKERS:
            self._add_worker()

    async def close(self) -> None:
        """End all workers; questions without an answer fail with WorkerDied."""
        self._is_closed = True
        for question in [*self._queue.clear(), *self._asked]:
            _fail(question, WorkerDied())
        workers = [*self._workers]
        for worker in workers:
            worker.cancel()
        await asyncio.gather(*workers, return_exceptions=True)

    async def ask(self, share: Share, call: Callable[[], Callable[[], Result]], *, can_wait: bool = False) -> Result:
        """Let a worker compute, and return the result or raise the error; WorkerDied if workers die of it.

        `call` is called when a worker begins. It returns the function to compute, a `partial` of a function of a
        module. Questions that `can_wait` leave a worker to those that cannot.
        """
        if self._is_closed:
            raise WorkerDied
        question = _Question(share, call, can_wait)
        self._queue.put(*share, question)
        self._wake()
        try:
            return cast(Result, await question.answer)
        finally:
            self._queue.remove(*share, question)

    async def compute(self, share: Share, function: Callable[[], Result]) -> Result:
        """Let a worker compute something that can wait, and return the result or raise the error; WorkerDied."""
        return await self.ask(share, lambda: function, can_wait=True)

    def _wake(self) -> None:
        """Let idle workers look at the queue; if there are none, start another worker."""
        if self._is_closed:
            return
        self.start()
        if not self._idle and len(self._queue) and len(self._workers) < MOST_WORKERS:
            self._add_worker()
        for idle in self._idle:
            if not idle.done():
                idle.set_result(None)
        self._idle.clear()

    def _add_worker(self) -> None:
        running = asyncio.create_task(self._run_worker())
        self._workers.add(running)
        running.add_done_callback(self._forget)

    def _forget(self, running: asyncio.Task[None]) -> None:
        """Forget a worker whose task has ended; another takes its place when a question is asked."""
        self._workers.discard(running)
        if not running.cancelled() and (fault := running.exception()):
            self._note_failure(f"failed ({type(fault).__name__})")

    async def _run_worker(self) -> None:
        """Keep a worker running: when its process ends, start another."""
        pause = _FIRST_PAUSE
        while True:
            try:
                worker = await WorkerProcess.start(self._own_bots)
            except (WorkerDied, OSError) as fault:
                self._note_failure(f"could not start ({type(fault).__name__})")
                await asyncio.sleep(pause)
                pause = min(2 * pause, _LAST_PAUSE)
                continue
            pause = _FIRST_PAUSE
            try:
                while True:
                    await self._answer(worker, await self._next())
            except WorkerDied:
                self._note_failure("died, and another is started")
            finally:
                await worker.kill()

    async def _next(self) -> _Question:
        """Wait for the next question."""
        while (question := self._queue.take(self._may_begin)) is None:
            idle = asyncio.get_running_loop().create_future()
            self._idle.append(idle)
            await idle
        return question

    def _may_begin(self, question: _Question) -> bool:
        return not question.can_wait or sum(asked.can_wait for asked in self._asked) < MOST_WORKERS - 1

    async def _answer(self, worker: WorkerProcess, question: _Question) -> None:
        """Answer a question by a worker; WorkerDied if it dies, or is stuck."""
        self._asked.add(question)
        question.tries += 1
        try:
            result = await asyncio.wait_for(worker.answer(framed(question.call())), self._stuck_seconds)
        except (WorkerDied, TimeoutError) as fault:
            if isinstance(fault, WorkerDied) and question.tries < _TRIES and not question.answer.done():
                self._queue.put(*question.share, question)
            else:
                _fail(question, WorkerDied())
            raise WorkerDied from fault
        except Exception as error:
            _fail(question, error)
        else:
            if not question.answer.done():
                question.answer.set_result(result)
        finally:
            self._asked.discard(question)
            self._wake()  # another question that can wait may begin

    def _note_failure(self, what: str) -> None:
        self._counts.count_failure("worker")
        _log.warning("a worker %s", what)


def _fail(question: _Question, error: Exception) -> None:
    if not question.answer.done():
        question.answer.set_exception(error)
