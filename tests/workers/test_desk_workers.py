"""The desk's workers: many computations of one client hold up neither tables nor other clients."""

import asyncio
from functools import partial
from threading import Event

from hachiya.desk.workers import Map
from hachiya.tables.live.counts import Counts
from hachiya.workers.bot_pool import ServerBotPool
from hachiya.workers.desk_workers import DeskWorkers
from hachiya.workers.preparing import Preparation
from hachiya.workers.worker_pool import WorkerPool
from tests.tables.play import new_setup

MANY = 100
"""More computations than a process has threads for."""


def test_a_table_is_rebuilt_while_a_client_waits_for_many_computations() -> None:
    async def script() -> None:
        counts, may_end = Counts(), Event()
        pool = WorkerPool(counts)
        workers, bots = DeskWorkers(Preparation(), pool, counts), ServerBotPool(60.0, counts, pool)
        many = [asyncio.create_task(workers.compute("a", may_end.wait)) for _ in range(MANY)]
        await asyncio.sleep(0)
        try:
            async with asyncio.timeout(60):
                rebuilt = await bots.rebuild(new_setup(), None, [])
            assert rebuilt.match.version == 0
        finally:
            may_end.set()
        assert await asyncio.gather(*many) == [True] * MANY
        await bots.close()

    asyncio.run(script())


def test_a_client_who_wants_many_reviews_does_not_hold_up_another() -> None:
    order: list[str] = []

    def make(review: str, _search_each: Map) -> None:
        order.append(review)

    async def script() -> None:
        counts = Counts()
        pool = WorkerPool(counts)
        workers, bots = DeskWorkers(Preparation(), pool, counts), ServerBotPool(60.0, counts, pool)
        reviews = ("a1", "a2", "a3", "a4", "b1")
        await asyncio.gather(
            *(workers.compute_by_searches(review[0], review, partial(make, review)) for review in reviews)
        )
        await bots.close()

    asyncio.run(script())
    assert order == ["a1", "a2", "b1", "a3", "a4"]
