"""What worker processes cost and gain: a question and its answer, a crowd of questions, and a review.

    python -m bench.workers

A client asks 500 questions of Master at once while another asks three. A review of a year of sannin runs in a thread
and by workers, while a task of the event loop notes how late it is.
"""

import asyncio
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager
from dataclasses import replace
from functools import partial
from random import Random

from hachiya import play
from hachiya.bots.search.bot import load
from hachiya.learn.material import Material, material
from hachiya.learn.review import Review, review
from hachiya.records.jsonl import loads
from hachiya.records.replay import replays
from hachiya.records.traced_match import traced_match
from hachiya.records.traced_table import TracedTable
from hachiya.tables.live.counts import Counts
from hachiya.tables.match.match import Match
from hachiya.workers.bot_pool import ServerBotPool
from hachiya.workers.choosing import choose
from hachiya.workers.desk_workers import DeskWorkers
from hachiya.workers.preparing import Preparation
from hachiya.workers.worker_pool import MOST_WORKERS, Share, WorkerPool
from tests.tables.play import new_setup, two_shuffles

MANY, FEW = 500, 3
QUESTIONS = 200
BEAT = 0.005


def dealt(number: int) -> Match:
    """A match of Masters after its first deal."""
    match = Match(replace(new_setup(), id=f"{number:016}", players=("master",) * 3))
    return match.deal(two_shuffles(match, Random(number)))[0]


def played() -> Material:
    """A year of sannin among bots that choose at random."""
    record = play("sannin", bots="random", seed=8).to_jsonl()
    return material(traced_match(next(replays(loads(record), table=TracedTable))))


async def warm(pool: WorkerPool) -> None:
    """Wait until all workers have answered."""
    match = dealt(0)
    call = partial(choose, "master", match.table.view(match.table.turn), [1, 2, 3, 4])
    await asyncio.gather(*(pool.ask(Share("", ""), lambda: call) for _ in range(10 * MOST_WORKERS)))


async def measure_question(pool: WorkerPool) -> None:
    """Time a question of Greedy to a worker."""
    match = dealt(0)
    call = partial(choose, "greedy", match.table.view(match.table.turn), [1, 2, 3, 4])
    began, cpu = time.perf_counter(), time.process_time()
    for _ in range(QUESTIONS):
        await pool.ask(Share("", ""), lambda: call)
    took, cpu = time.perf_counter() - began, time.process_time() - cpu
    began = time.perf_counter()
    for _ in range(QUESTIONS):
        call()
    own = time.perf_counter() - began
    took, cpu, own = (1000 * seconds / QUESTIONS for seconds in (took, cpu, own))
    print(f"a question of Greedy: {took:.2f} ms, of the server's CPU {cpu:.2f} ms; without workers {own:.2f} ms")


async def measure_crowd(bots: ServerBotPool) -> None:
    """Time the questions of two clients, of whom one asks many."""

    async def ask(match: Match, client: str) -> tuple[float, str | None]:
        began = time.perf_counter()
        choice = await bots.choose(match, match.table.turn, client)
        return time.perf_counter() - began, choice.lower_rung

    matches = [dealt(number) for number in range(MANY + FEW)]
    many = [asyncio.create_task(ask(match, "many")) for match in matches[:MANY]]
    few = [asyncio.create_task(ask(match, "few")) for match in matches[MANY:]]
    for tasks in (many, few):
        times, rungs = zip(*await asyncio.gather(*tasks), strict=True)
        answered = Counter(rung or "master" for rung in rungs)
        print(f"{len(tasks)} questions of a client: the last after {max(times):.3f} s; answered by {dict(answered)}")


async def measure_review(pool: WorkerPool) -> None:
    """Time a review in a thread and by workers."""
    match = played()
    workers = DeskWorkers(Preparation(), pool, Counts())

    def in_a_thread() -> Awaitable[Review]:
        return asyncio.to_thread(review, match)

    def by_workers() -> Awaitable[Review]:
        return workers.compute_by_searches("", "", lambda each: review(match, each=each))

    for how, make in (("in a thread", in_a_thread), ("by workers", by_workers)):
        began, cpu = time.perf_counter(), time.process_time()
        async with lateness() as late:
            await make()
        took, cpu = time.perf_counter() - began, time.process_time() - cpu
        p99 = 1000 * sorted(late)[int(0.99 * len(late))]
        print(f"a review {how}: {took:.1f} s, own CPU {cpu:.1f} s, event loop late by {p99:.0f} ms (p99)")


@asynccontextmanager
async def lateness() -> AsyncIterator[list[float]]:
    """Note by how many seconds the event loop is late."""
    late: list[float] = []

    async def beat() -> None:
        while True:
            due = time.perf_counter() + BEAT
            await asyncio.sleep(BEAT)
            late.append(time.perf_counter() - due)

    task = asyncio.create_task(beat())
    yield late
    task.cancel()


async def main() -> None:
    """Print all measurements."""
    load("hachihachi")
    counts = Counts()
    pool = WorkerPool(counts)
    bots = ServerBotPool(2.0, counts, pool)
    try:
        await warm(pool)
        await measure_question(pool)
        await measure_crowd(bots)
        await measure_review(pool)
    finally:
        await bots.close()
        await pool.close()


if __name__ == "__main__":
    asyncio.run(main())
