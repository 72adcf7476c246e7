"""The desk: the parts that operations stand on."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import ParamSpec, Protocol, TypeVar

from hachiya.desk.limits import Limits
from hachiya.tables.setup import Setup

Arguments = ParamSpec("Arguments")
Result = TypeVar("Result")


class Store(Protocol):
    """Tables as they are kept."""

    async def table(self, table: str) -> Setup | None:
        """A table as it was opened."""

    async def owns(self, key: str, table: str, seat: int) -> bool:
        """Does the key of this digest open the seat?"""


class Persons(Protocol):
    """Who is known."""

    async def person_of(self, key: str) -> str | None:
        """The person who holds the key of this digest."""


class Thinkers(Protocol):
    """Whoever searches and computes where that holds nobody up."""

    async def compute(
        self, function: Callable[Arguments, Result], *arguments: Arguments.args, **named: Arguments.kwargs
    ) -> Result:
        """What a function returns that takes long."""

    def seconds_left(self, room: str) -> float | None:
        """How long until the search of a room of rules is ready, about; 0 if it is, None if it never will be."""


@dataclass(frozen=True)
class Desk:
    """What operations stand on."""

    store: Store
    persons: Persons
    thinkers: Thinkers
    limits: Limits
    counting: asyncio.Lock = field(default_factory=asyncio.Lock)
    """Held while odds are counted."""
