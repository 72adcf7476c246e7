"""Records that are being seen again: for some minutes in memory, and nowhere else."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from time import monotonic

from hachiya.desk.workers import Workers
from hachiya.records.validator import number_events
from hachiya.tables.replays.replay import MatchReplay, Origin, match_replays, read_replays
from hachiya.tables.stored.entries import Record

_SECONDS = 900.0
_MOST_BYTES = 64_000_000
_DEAL_BYTES = 25_000
"""About what a deal takes in memory."""


@dataclass(slots=True)
class _Kept:
    replays: Sequence[MatchReplay]
    weight: int
    at: float


class ReplayCache:
    """Verified matches by key; those that were asked for last stay longest."""

    def __init__(self, workers: Workers) -> None:
        self._workers = workers
        self._kept: OrderedDict[str, _Kept] = OrderedDict()
        self.one_at_a_time = asyncio.Semaphore(1)
        """Whoever verifies records holds this: it takes a processor."""
        self.weight = 0
        """Bytes, about."""

    def get(self, key: str) -> Sequence[MatchReplay] | None:
        """The matches of this key, if they are still there."""
        self._forget_old()
        kept = self._kept.get(key)
        if kept is None:
            return None
        kept.at = monotonic()
        self._kept.move_to_end(key)
        return kept.replays

    async def read(self, key: str, data: bytes, origin: Origin) -> Sequence[MatchReplay]:
        """The matches of a file, kept under this key; BadRecord if one is wrong."""
        return await self._get_or_make(key, partial(read_replays, data, origin))

    async def of_record(self, key: str, record: Record, origin: Origin) -> Sequence[MatchReplay]:
        """The match of a table, kept under this key; BadRecord if its record is wrong."""
        events = number_events(item.event for item in record)
        return await self._get_or_make(key, partial(match_replays, events, origin))

    async def _get_or_make(self, key: str, make: Callable[[], Sequence[MatchReplay]]) -> Sequence[MatchReplay]:
        async with self.one_at_a_time:
            found = self.get(key)
            if found is None:
                found = await self._workers.compute(make)
                self._put(key, found)
            return found

    def _put(self, key: str, replays: Sequence[MatchReplay]) -> None:
        self._drop(key)
        weight = _DEAL_BYTES * sum(len(replay.deals) for replay in replays)
        self._kept[key] = _Kept(replays, weight, monotonic())
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
