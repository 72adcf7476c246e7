"""What the person does goes before long work: a review rests for a moment whenever they have done something."""

import asyncio
import time
from collections.abc import Callable, Iterable, Iterator
from typing import TypeVar

from hachiya.tab.thinking import Switches

REST = 0.4
"""The seconds in which the page shows an answer, and needs the processors as much as the tables do."""

Item = TypeVar("Item")
Result = TypeVar("Result")


class Precedence:
    """The order of the person's actions and of long work; without switches long work cannot rest."""

    def __init__(self, switches: Switches | None) -> None:
        self._switches = switches
        self._free = 0.0

    def act(self) -> None:
        """Note that the person acts."""
        self._free = time.monotonic() + REST

    def each(self, function: Callable[[Item], Result], items: Iterable[Item]) -> Iterator[Result]:
        """Apply a function to items as `map` does, and let the person's actions go first."""
        for item in items:
            if self._free > time.monotonic() and self._switches is not None and self._switches.can_run_sync():
                self._switches.run_sync(self._rest())
            yield function(item)

    async def _rest(self) -> None:
        while (seconds := self._free - time.monotonic()) > 0:
            await asyncio.sleep(seconds)
