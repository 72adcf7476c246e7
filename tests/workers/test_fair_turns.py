"""Turns: no more at once than there are, in the order of the fair queue, and none is lost with whoever goes away."""

import asyncio
from collections.abc import Awaitable, Callable

from hachiya.tables.live.counts import Counts
from hachiya.workers.desk_workers import DeskWorkers
from hachiya.workers.fair_turns import FairTurns
from hachiya.workers.preparing import Preparation
from hachiya.workers.worker_pool import WorkerPool


class Visitors:
    """Visitors who take turns, and end them when they may."""

    def __init__(self, number: int) -> None:
        self.turns = FairTurns(number)
        self.here: list[str] = []
        self.came: list[str] = []
        self.tasks: dict[str, asyncio.Task[None]] = {}
        self._leave: dict[str, asyncio.Event] = {}

    async def come(self, *names: str) -> None:
        """Let visitors ask for a turn; the first letter of a name is the client."""
        for name in names:
            self._leave[name] = asyncio.Event()
            self.tasks[name] = asyncio.create_task(self._visit(name))
        await settle()

    async def leave(self, name: str) -> None:
        self._leave[name].set()
        await self.tasks[name]
        await settle()

    async def _visit(self, name: str) -> None:
        async with self.turns.take(name[0]):
            self.here.append(name)
            self.came.append(name)
            try:
                await self._leave[name].wait()
            finally:
                self.here.remove(name)


async def settle() -> None:
    """Let all tasks go on as far as they can."""
    for _ in range(10):
        await asyncio.sleep(0)


def run(script: Callable[[Visitors], Awaitable[None]], number: int = 2) -> None:
    async def whole() -> None:
        visitors = Visitors(number)
        await script(visitors)
        for name, task in visitors.tasks.items():
            if not task.done():
                await visitors.leave(name)
        async with visitors.turns.take("z"), visitors.turns.take("z"):
            assert visitors.here == []

    asyncio.run(whole())


def test_a_client_with_many_requests_does_not_delay_another() -> None:
    async def script(visitors: Visitors) -> None:
        await visitors.come("a1", "a2", "a3", "a4", "b1")
        assert visitors.here == ["a1", "a2"]
        await visitors.leave("a1")
        await visitors.leave("a2")
        assert visitors.came == ["a1", "a2", "a3", "b1"]

    run(script)


def test_whoever_goes_away_gives_their_turn_to_the_next() -> None:
    """One has a turn, one waits for it, and one goes away in the moment in which they get it."""

    async def script(visitors: Visitors) -> None:
        await visitors.come("a1", "b1", "c1", "d1", "e1")
        visitors.tasks["c1"].cancel()
        visitors.tasks["a1"].cancel()
        await settle()
        assert visitors.here == ["b1", "d1"]
        visitors._leave["b1"].set()
        await asyncio.sleep(0)
        visitors.tasks["e1"].cancel()
        await settle()
        await visitors.come("f1")
        assert visitors.here == ["d1", "f1"]

    run(script)


def test_a_failed_computation_ends_its_turn() -> None:
    async def script() -> None:
        counts = Counts()
        workers = DeskWorkers(Preparation(), WorkerPool(counts), counts)
        failed = await asyncio.gather(*(workers.compute("a", int, "x") for _ in range(5)), return_exceptions=True)
        assert [type(error) for error in failed] == [ValueError] * 5
        assert await workers.compute("b", int, "5") == 5

    asyncio.run(script())
