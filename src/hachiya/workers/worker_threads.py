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
    """The desk's `Workers`, as threads."""

    def __init__(self, preparation: Preparation) -> None:
        self._preparation = preparation
        self._searches = asyncio.Semaphore(_SEARCHES)

    async def compute(
        self, function: Callable[Arguments, Result], *arguments: Arguments.args, **named: Arguments.kwargs
    ) -> Result:
        """What a function returns, computed in a thread."""
        return await asyncio.to_thread(function, *arguments, **named)

    async def search(
        self, function: Callable[Arguments, Result], *arguments: Arguments.args, **named: Arguments.kwargs
    ) -> Result:
        """The result of a search in a thread; few of them at a time."""
        async with self._searches:
            return await self.compute(function, *arguments, **named)

    def seconds_left(self, room: str) -> float | None:
        """How long until the search of a room is ready."""
        return self._preparation.seconds_left(room)
