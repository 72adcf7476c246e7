"""The interface of the worker threads for searches and other long computations."""

from collections.abc import Callable
from typing import ParamSpec, Protocol, TypeVar

Arguments = ParamSpec("Arguments")
Result = TypeVar("Result")


class Workers(Protocol):
    """Threads that search and compute without blocking the event loop."""

    async def compute(
        self, function: Callable[Arguments, Result], *arguments: Arguments.args, **keywords: Arguments.kwargs
    ) -> Result:
        """Run a long function and return its result."""

    async def search(
        self, function: Callable[Arguments, Result], *arguments: Arguments.args, **keywords: Arguments.kwargs
    ) -> Result:
        """Run a search and return its result; only few searches run at a time."""

    def seconds_left(self, room: str) -> float | None:
        """Estimate the seconds until the search for a room of rules is ready: 0 if it is, None if it never will be."""
