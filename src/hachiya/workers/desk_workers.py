"""The desk's workers: threads of this process, and worker processes for searches."""

import asyncio
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from typing import ParamSpec, TypeVar

from hachiya.desk.workers import Map
from hachiya.tables.live.counts import Counts
from hachiya.workers.fair_turns import FairTurns
from hachiya.workers.preparing import Preparation
from hachiya.workers.worker_pool import Share, WorkerPool

Arguments = ParamSpec("Arguments")
Item = TypeVar("Item")
Result = TypeVar("Result")
_AT_ONCE = 2
"""The computations that run at once: they take one processor in all, and a short one does not wait for a long one."""


class DeskWorkers:
    """The desk's `Workers`: searches are asked of a pool of processes, all else of threads of this process."""

    def __init__(self, preparation: Preparation, pool: WorkerPool, counts: Counts) -> None:
        self._preparation = preparation
        self._pool = pool
        self._counts = counts
        self._turns = FairTurns(_AT_ONCE)
        self._turns_of_searches = FairTurns(1)

    async def compute(
        self,
        client: str,
        function: Callable[Arguments, Result],
        /,
        *arguments: Arguments.args,
        **named: Arguments.kwargs,
    ) -> Result:
        """Run a function in a thread, when it is the client's turn, and return its result."""
        async with self._turns.take(client):
            return await asyncio.to_thread(function, *arguments, **named)

    async def search(self, client: str, work: str, function: Callable[[Item], Result], item: Item) -> Result:
        """Run a search of a client in a worker process and return its result; WorkerDied if workers die of it."""
        self._counts.count_judged()
        return await self._pool.ask(Share(client, work), lambda: partial(function, item), can_wait=True)

    async def compute_by_searches(self, client: str, work: str, function: Callable[[Map], Result]) -> Result:
        """Run a function in a thread, with a `map` whose every step is a search, and return its result.

        One runs at a time; the next one is that of the client whose turn it is.
        """
        async with self._turns_of_searches.take(client):
            return await asyncio.to_thread(function, self._map_of(client, work))

    def _map_of(self, client: str, work: str) -> Map:
        """Make a `map` for a thread, whose every step is a search."""
        loop = asyncio.get_running_loop()

        def search_each(function: Callable[[Item], Result], items: Iterable[Item]) -> Iterator[Result]:
            for item in items:
                yield asyncio.run_coroutine_threadsafe(self.search(client, work, function, item), loop).result()

        return search_each

    def seconds_left(self, room: str) -> float | None:
        """Estimate the seconds until the search of a room is ready: 0 if it is, None if it never will be."""
        return self._preparation.seconds_left(room)
