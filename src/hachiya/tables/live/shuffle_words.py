"""The words that seats add to a fair shuffle: collecting them, and waiting for them."""

import asyncio
from collections.abc import Callable, Mapping
from contextlib import suppress

from hachiya.records.fair.shuffle import seal
from hachiya.tables.match.match import Match
from hachiya.tables.messages.common import NackCode
from hachiya.tables.protocol.to_table import Say, Seal

_SHORT_SECONDS = 1.0
"""How long to wait for a seat that was silent the last time, so that it cannot delay every deal."""


class ShuffleWords:
    """Collects the words that seats add to the shuffle of one deal, until an entry stores them."""

    def __init__(self) -> None:
        self.seals: dict[int, str] = {}
        self.words: dict[int, str] = {}
        self.silent = frozenset[int]()
        """The seats that were silent the last time."""
        self._somebody_spoke = asyncio.Event()

    def clear(self) -> None:
        """Delete all words, before the next deal."""
        self.seals, self.words = {}, {}

    def accept(self, match: Match, seat: int, message: Seal | Say) -> NackCode | None:
        """Take the seal (hash) or the words of a seat; return a code if they are refused. Repeating them is allowed."""
        shuffle = match.fairness.shuffle if match.fairness else None
        if shuffle is None or shuffle.decks or message.n != shuffle.n or match.over:
            return "stale"
        if isinstance(message, Seal):
            code = _add(message.sha256, seat, self.seals, shuffle.seals)
        elif seal(message.words) != shuffle.seals.get(seat):
            code = "illegal" if shuffle.seals else "stale"
        else:
            code = _add(message.words, seat, self.words, shuffle.words)
        self._somebody_spoke.set()
        return code

    def somebody_left(self) -> None:
        """Check again whether anybody is left to wait for, after a person has left."""
        self._somebody_spoke.set()

    async def wait_for_all(
        self, answers: Mapping[int, str], awaited_seats: Callable[[], set[int]], seconds: float
    ) -> None:
        """Wait until all awaited seats have given their `answers`, but at most for `seconds`."""
        loop, silent = asyncio.get_running_loop(), self.silent
        began = loop.time()
        for longest, but in ((seconds, silent), (min(seconds, _SHORT_SECONDS), frozenset[int]())):
            with suppress(TimeoutError):
                async with asyncio.timeout_at(began + longest):
                    while not awaited_seats() - but <= answers.keys():
                        self._somebody_spoke.clear()
                        await self._somebody_spoke.wait()
        self.silent = (silent - awaited_seats()) | (awaited_seats() - answers.keys())


def _add(text: str, seat: int, answers: dict[int, str], stored: Mapping[int, str]) -> NackCode | None:
    """Add the answer of a seat; it is illegal if it differs from an earlier one, stale once an entry has others."""
    if stored:
        return None if stored.get(seat) == text else "stale"
    return None if answers.setdefault(seat, text) == text else "illegal"
