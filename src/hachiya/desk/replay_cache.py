"""The cache of verified matches for replays: in memory, for some minutes."""

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
"""The approximate size of a deal in memory."""


@dataclass(slots=True)
class _CacheItem:
    replays: Sequence[MatchReplay]
    weight: int
    at: float


class ReplayCache:
    """Verified matches by key, for some minutes; the least recently used are dropped first."""

    def __init__(self, workers: Workers) -> None:
        self._workers = workers
        self._items: OrderedDict[str, _CacheItem] = OrderedDict()
        self._making: dict[str, asyncio.Task[Sequence[MatchReplay]]] = {}
        """The records that are being verified, by key; whoever asks for one of them meanwhile waits for it."""
        self.weight = 0
        """The approximate size of all items, in bytes."""

    def get(self, key: str) -> Sequence[MatchReplay] | None:
        """Return the matches of this key; None if they are not in the cache."""
        self._forget_old()
        item = self._items.get(key)
        if item is None:
            return None
        item.at = monotonic()
        self._items.move_to_end(key)
        return item.replays

    async def read_file(self, client: str, key: str, data: bytes, origin: Origin) -> Sequence[MatchReplay]:
        """Return the matches of a file, from the cache or verified now; raise BadRecord if one is wrong."""
        return await self._get_or_make(client, key, partial(read_replays, data, origin))

    async def read_record(self, client: str, key: str, record: Record, origin: Origin) -> Sequence[MatchReplay]:
        """Return the match of a table's record, from the cache or verified now; raise BadRecord if it is wrong."""
        events = number_events(item.event for item in record)
        return await self._get_or_make(client, key, partial(match_replays, events, origin))

    async def _get_or_make(
        self, client: str, key: str, make: Callable[[], Sequence[MatchReplay]]
    ) -> Sequence[MatchReplay]:
        replays = self.get(key)
        if replays is not None:
            return replays
        if key not in self._making:
            self._making[key] = asyncio.create_task(self._make(client, key, make))
            self._making[key].add_done_callback(lambda _: self._making.pop(key))
        return await asyncio.shield(self._making[key])

    async def _make(self, client: str, key: str, make: Callable[[], Sequence[MatchReplay]]) -> Sequence[MatchReplay]:
        replays = await self._workers.compute(client, make)
        self._put(key, replays)
        return replays

    def _put(self, key: str, replays: Sequence[MatchReplay]) -> None:
        self._drop(key)
        weight = _DEAL_BYTES * sum(len(replay.deals) for replay in replays)
        self._items[key] = _CacheItem(replays, weight, monotonic())
        self.weight += weight
        while self.weight > _MOST_BYTES and len(self._items) > 1:
            self._drop(next(iter(self._items)))

    def _forget_old(self) -> None:
        before = monotonic() - _SECONDS
        for key in [key for key, item in self._items.items() if item.at < before]:
            self._drop(key)

    def _drop(self, key: str) -> None:
        item = self._items.pop(key, None)
        if item is not None:
            self.weight -= item.weight
