"""The desk's workers as threads of this process."""

import asyncio
from collections.abc import Callable
from typing import ParamSpec, TypeVar

from hachiya.workers.preparing import Preparation

_SEARCHES = 2
"""The number of hints that are computed at a time."""

Arguments = ParamSpec("Arguments")
Result = TypeVar("Result")


class WorkerThreads:
    """The desk's `Workers`, as threads of this process."""

    def __init__(self, preparation: Preparation) -> None:
        self._preparation = preparation
        self._searches = asyncio.Semaphore(_SEARCHES)

    async def compute(
        self, function: Callable[Arguments, Result], *arguments: Arguments.args, **named: Arguments.kwargs
    ) -> Result:
        """Run a function in a thread and return its result."""
        return await asyncio.to_thread(function, *arguments, **named)

    async def search(
        self, function: Callable[Arguments, Result], *arguments: Arguments.args, **named: Arguments.kwargs
    ) -> Result:
        """Run a search in a thread and return its result; only few searches run at a time."""
        async with self._searches:
            return await self.compute(function, *arguments, **named)

    def seconds_left(self, room: str) -> float | None:
        """Estimate the seconds until the search of a room is ready: 0 if it is, None if it never will be."""
        return self._preparation.seconds_left(room)
