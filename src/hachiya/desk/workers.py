"""The interface of the workers, which search and compute outside the event loop."""

from collections.abc import Callable, Iterable, Iterator
from typing import ParamSpec, Protocol, TypeVar

Arguments = ParamSpec("Arguments")
Item = TypeVar("Item")
Result = TypeVar("Result")


class Map(Protocol):
    """A function that applies another to each of many items, as `map` does."""

    def __call__(self, function: Callable[[Item], Result], items: Iterable[Item], /) -> Iterator[Result]:
        """Yield the results in the order of the items."""


class Workers(Protocol):
    """Workers that search and compute without blocking the event loop, and serve clients in turn.

    A search takes the share of a client, and of one work among the client's: a table or a review. Its function is one
    of a module, because it may run in another process.
    """

    async def compute(
        self,
        client: str,
        function: Callable[Arguments, Result],
        /,
        *arguments: Arguments.args,
        **named: Arguments.kwargs,
    ) -> Result:
        """Run a function of a second at most, when it is the client's turn, and return its result."""

    async def search(self, client: str, work: str, function: Callable[[Item], Result], item: Item) -> Result:
        """Run a search and return its result."""

    async def compute_by_searches(self, client: str, work: str, function: Callable[[Map], Result]) -> Result:
        """Run a function as long as it takes, with a `map` whose every step is a search, and return its result."""

    def seconds_left(self, room: str) -> float | None:
        """Estimate the seconds until the search for a room of rules is ready: 0 if it is, None if it never will be."""
