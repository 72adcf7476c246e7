"""Records that are being seen again: for some minutes in memory, and nowhere else."""

import asyncio
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass
from time import monotonic

from hachiya.desk.thinkers import Thinkers
from hachiya.tables.replays.replay import Origin, Reel, reels

_SECONDS = 900.0
_MOST_BYTES = 64_000_000
_DEAL_BYTES = 25_000
"""About what a deal takes in memory."""


@dataclass(slots=True)
class _Kept:
    reels: Sequence[Reel]
    weight: int
    at: float


class ReelMemory:
    """Verified matches by key; those that were asked for last stay longest."""

    def __init__(self, thinkers: Thinkers) -> None:
        self._thinkers = thinkers
        self._kept: OrderedDict[str, _Kept] = OrderedDict()
        self.one_at_a_time = asyncio.Semaphore(1)
        """Whoever verifies records holds this: it takes a processor."""
        self.weight = 0
        """Bytes, about."""

    def get(self, key: str) -> Sequence[Reel] | None:
        """The matches of this key, if they are still there."""
        self._forget_old()
        kept = self._kept.get(key)
        if kept is None:
            return None
        kept.at = monotonic()
        self._kept.move_to_end(key)
        return kept.reels

    async def read(self, key: str, data: bytes, origin: Origin) -> Sequence[Reel]:
        """The matches of a record, kept under this key; BadRecord if one is wrong."""
        async with self.one_at_a_time:
            found = self.get(key)
            if found is None:
                found = await self._thinkers.compute(reels, data, origin)
                self._put(key, found)
            return found

    def _put(self, key: str, reels: Sequence[Reel]) -> None:
        self._drop(key)
        weight = _DEAL_BYTES * sum(len(reel.deals) for reel in reels)
        self._kept[key] = _Kept(reels, weight, monotonic())
        self.weight += weight
        while self.weight > _MOST_BYTES and len(self._kept) > 1:
            self._drop(next(iter(self._kept)))

    def _forget_old(self) -> None:
        before = monotonic() - _SECONDS
        for key in [key for key, kept in self._kept.items() if kept.at < before]:
            self._drop(key)

    def _drop(self, key: str) -> None:
        kept = self._kept.pop(key, None)
        if kept is not None:
            self.weight -= kept.weight
