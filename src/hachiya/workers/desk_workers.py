"""The desk's workers: threads of this process, and worker processes for searches."""

import asyncio
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from typing import ParamSpec, TypeVar

from hachiya.desk.workers import Map
from hachiya.tables.live.counts import Counts
from hachiya.workers.preparing import Preparation
from hachiya.workers.worker_pool import Share, WorkerPool

Arguments = ParamSpec("Arguments")
Item = TypeVar("Item")
Result = TypeVar("Result")


class DeskWorkers:
    """The desk's `Workers`: searches are asked of a pool of processes, all else of threads of this process."""

    def __init__(self, preparation: Preparation, pool: WorkerPool, counts: Counts) -> None:
        self._preparation = preparation
        self._pool = pool
        self._counts = counts

    async def compute(
        self, function: Callable[Arguments, Result], *arguments: Arguments.args, **named: Arguments.kwargs
    ) -> Result:
        """Run a function in a thread and return its result."""
        return await asyncio.to_thread(function, *arguments, **named)

    async def search(self, client: str, work: str, function: Callable[[Item], Result], item: Item) -> Result:
        """Run a search of a client in a worker process and return its result; WorkerDied if workers die of it."""
        self._counts.count_judged()
        return await self._pool.ask(Share(client, work), lambda: partial(function, item), can_wait=True)

    def map_of(self, client: str, work: str) -> Map:
        """Make a `map` for a thread, whose every step is a search."""
        loop = asyncio.get_running_loop()

        def search_each(function: Callable[[Item], Result], items: Iterable[Item]) -> Iterator[Result]:
            for item in items:
                yield asyncio.run_coroutine_threadsafe(self.search(client, work, function, item), loop).result()

        return search_each

    def seconds_left(self, room: str) -> float | None:
        """Estimate the seconds until the search of a room is ready: 0 if it is, None if it never will be."""
        return self._preparation.seconds_left(room)
