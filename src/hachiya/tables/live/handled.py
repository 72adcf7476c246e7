"""The ids of commands that were carried out, so that a command that is sent twice has no second effect."""

import asyncio
from collections import defaultdict, deque

from hachiya.tables.protocol.names import MessageId

_MOST = 64
"""Ids that are remembered for a seat: more than a page ever waits for."""


class HandledMessages:
    """The ids of the last commands of each seat that were carried out.

    The lock is held while a command is carried out.
    """

    __slots__ = ("_ids", "lock")

    def __init__(self) -> None:
        self.lock = asyncio.Lock()
        self._ids: defaultdict[int, deque[MessageId]] = defaultdict(lambda: deque(maxlen=_MOST))

    def has(self, seat: int, message: MessageId) -> bool:
        """Whether this message was carried out."""
        return message in self._ids[seat]

    def add(self, seat: int, message: MessageId) -> None:
        """Remember a message that was carried out."""
        self._ids[seat].append(message)

    def forget(self, seat: int) -> None:
        """Forget the messages of a seat whose person has left."""
        self._ids.pop(seat, None)
