"""Before a fair deal: a promise, the hashes of words, the words. Each is an entry, so a restart goes on from there.

What seats have said and no entry tells yet is in memory alone; who comes back says it again.
"""

import asyncio
import secrets
from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import TYPE_CHECKING, cast

from hachiya.records.events import Event
from hachiya.records.fair.shuffle import SECRET_BYTES, seal
from hachiya.tables.fair import Secret, Shuffle, next_deal
from hachiya.tables.match import Match
from hachiya.tables.protocol.messages import NackCode
from hachiya.tables.protocol.to_table import Say, Seal
from hachiya.tables.setup import PERSON

if TYPE_CHECKING:
    from hachiya.tables.live import LiveTable

_SHORT_SECONDS = 1.0
"""How long a seat is waited for that was silent when it was asked last: it cannot hold a table up again and again."""


class Said:
    """What seats say for the shuffle of a deal, until an entry tells it."""

    def __init__(self) -> None:
        self.seals: dict[int, str] = {}
        self.words: dict[int, str] = {}
        self.silent = frozenset[int]()
        """Who was silent when they were asked last."""
        self._somebody_spoke = asyncio.Event()

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


async def prepare(live: "LiveTable", seconds: float) -> bool:
    """One step towards the next deal; True if nothing lacks for it. Each person is waited for so many seconds."""
    match = live.match
    fairness = match.fairness
    if fairness is None:
        return True
    n = next_deal(match.table)
    if not fairness.is_promised(n):
        await _promise(live, match, n)
        return False
    shuffle = cast(Shuffle, fairness.shuffle)
    if shuffle.decks or shuffle.words:
        return True
    said = live.said

    def asked() -> set[int]:
        persons = {seat for seat, player in enumerate(live.match.seated.players) if player == PERSON}
        return persons & shuffle.seals.keys() if shuffle.seals else persons

    news = said.words if shuffle.seals else said.seals
    await said.heard(news, asked, seconds)
    async with live.lock:
        now = live.match.fairness
        if live.match.over or now is None or now.shuffle != shuffle:
            return False
        if not news:
            return True
        key = "words" if shuffle.seals else "sha256"
        events = [{"e": "entropy", "n": n, "seat": seat, key: news[seat]} for seat in sorted(news)]
        await live.commit(*live.match.around(cast(list[Event], events)))
    return False


async def _promise(live: "LiveTable", match: Match, n: int) -> None:
    """Promise the next deal, of which nobody has said anything yet."""
    async with live.lock:
        if live.match is match:
            live.said.seals, live.said.words = {}, {}
            secret = secrets.token_hex(SECRET_BYTES)
            after, entry = match.promise(n, secret)
            await live.commit(after, entry, with_it=[Secret(live.id, n, secret)])
