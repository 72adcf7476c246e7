"""Words that seats say for a fair shuffle: heard, and waited for."""

import asyncio
from collections.abc import Callable, Mapping
from contextlib import suppress

from hachiya.records.fair.shuffle import seal
from hachiya.tables.match.match import Match
from hachiya.tables.messages.common import NackCode
from hachiya.tables.protocol.to_table import Say, Seal

_SHORT_SECONDS = 1.0
"""How long a seat is waited for that was silent when it was asked last: it cannot hold a table up again and again."""


class ShuffleWords:
    """The words of the seats for the shuffle of a deal, until an entry tells them."""

    def __init__(self) -> None:
        self.seals: dict[int, str] = {}
        self.words: dict[int, str] = {}
        self.silent = frozenset[int]()
        """Who was silent when they were asked last."""
        self._somebody_spoke = asyncio.Event()

    def begin(self) -> None:
        """Nobody has said anything for the next deal."""
        self.seals, self.words = {}, {}

    def hear(self, match: Match, seat: int, message: Seal | Say) -> NackCode | None:
        """A seat speaks; the code says why that counts for nothing. To say the same again is no fault."""
        shuffle = match.fairness.shuffle if match.fairness else None
        if shuffle is None or shuffle.decks or message.n != shuffle.n or match.over:
            return "stale"
        if isinstance(message, Seal):
            code = _noted(message.sha256, seat, self.seals, shuffle.seals)
        elif seal(message.words) != shuffle.seals.get(seat):
            code = "illegal" if shuffle.seals else "stale"
        else:
            code = _noted(message.words, seat, self.words, shuffle.words)
        self._somebody_spoke.set()
        return code

    def somebody_left(self) -> None:
        """There may be nobody left to wait for."""
        self._somebody_spoke.set()

    async def heard(self, said: Mapping[int, str], asked: Callable[[], set[int]], seconds: float) -> None:
        """Wait until all who are asked have said something, but not longer than this."""
        loop, silent = asyncio.get_running_loop(), self.silent
        began = loop.time()
        for longest, but in ((seconds, silent), (min(seconds, _SHORT_SECONDS), frozenset[int]())):
            with suppress(TimeoutError):
                async with asyncio.timeout_at(began + longest):
                    while not asked() - but <= said.keys():
                        self._somebody_spoke.clear()
                        await self._somebody_spoke.wait()
        self.silent = (silent - asked()) | (asked() - said.keys())


def _noted(what: str, seat: int, said: dict[int, str], told: Mapping[int, str]) -> NackCode | None:
    """Note what a seat says; never another thing than before. Where an entry has told it, it is too late."""
    if told:
        return None if told.get(seat) == what else "stale"
    return None if said.setdefault(seat, what) == what else "illegal"
