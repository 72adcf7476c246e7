"""Which messages of persons have had their effect: one that comes again, after a lost connection, has no other."""

import asyncio
from collections import defaultdict, deque

from hachiya.tables.protocol.names import MessageId

_MOST = 64
"""So many of a seat are remembered: more than a page ever waits for."""


class HandledMessages:
    """The ids of the last messages of each seat that were carried out. Who carries one out holds the lock."""

    __slots__ = ("_ids", "lock")

    def __init__(self) -> None:
        self.lock = asyncio.Lock()
        self._ids: defaultdict[int, deque[MessageId]] = defaultdict(lambda: deque(maxlen=_MOST))

    def has(self, seat: int, message: MessageId) -> bool:
        """Was this message carried out?"""
        return message in self._ids[seat]

    def add(self, seat: int, message: MessageId) -> None:
        """This message was carried out."""
        self._ids[seat].append(message)

    def forget(self, seat: int) -> None:
        """Somebody else sits there from now on, or nobody."""
        self._ids.pop(seat, None)
