"""Whoever searches and computes for the desk."""

from collections.abc import Callable
from typing import ParamSpec, Protocol, TypeVar

Arguments = ParamSpec("Arguments")
Result = TypeVar("Result")


class Workers(Protocol):
    """Whoever searches and computes where that holds nobody up."""

    async def compute(
        self, function: Callable[Arguments, Result], *arguments: Arguments.args, **named: Arguments.kwargs
    ) -> Result:
        """What a function returns that takes long."""

    async def search(
        self, function: Callable[Arguments, Result], *arguments: Arguments.args, **named: Arguments.kwargs
    ) -> Result:
        """The result of a search; of many that are asked for, few run at a time."""

    def seconds_left(self, room: str) -> float | None:
        """How long until the search of a room of rules is ready, about; 0 if it is, None if it never will be."""
