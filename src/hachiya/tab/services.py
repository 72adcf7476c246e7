"""The services of a tab that a server has in threads, in a database, or against strangers."""

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Callable, Iterable
from typing import ParamSpec, TypeVar

from hachiya.bots.house import PACKAGE
from hachiya.bots.question import Question
from hachiya.bots.registry import BOTS, FORMER
from hachiya.desk.limits import Spending
from hachiya.desk.workers import Map
from hachiya.engine.wasm.host import has_host
from hachiya.tab.precedence import Precedence
from hachiya.tables.live.bot_pool import BotChoice
from hachiya.tables.live.counts import Counts
from hachiya.tables.live.recent import RecentPositions
from hachiya.tables.match.dealing import fresh_rng
from hachiya.tables.match.match import Match
from hachiya.tables.stored.entries import Entry
from hachiya.tables.stored.keys import Code
from hachiya.tables.stored.setup import Setup
from hachiya.tables.stored.snapshot import Snapshot

_MOST_TEMPORARY = 20
_FALLBACK = "greedy"
_log = logging.getLogger(__name__)

Arguments = ParamSpec("Arguments")
Item = TypeVar("Item")
Result = TypeVar("Result")


class NoLimits:
    """The desk's `Limits`: the person of the device may ask as often as they like."""

    async def spend(self, spending: Spending, client: str) -> None:
        """Allow everything."""


class InlineWorkers:
    """The desk's `Workers` without threads: long work runs between two messages."""

    def __init__(self, precedence: Precedence) -> None:
        self._precedence = precedence

    async def compute(
        self,
        _client: str,
        function: Callable[Arguments, Result],
        /,
        *arguments: Arguments.args,
        **named: Arguments.kwargs,
    ) -> Result:
        """Run a function after the messages that wait, and return its result."""
        await asyncio.sleep(0)
        return function(*arguments, **named)

    async def search(self, client: str, _work: str, function: Callable[[Item], Result], item: Item) -> Result:
        """Run a search after the messages that wait, and return its result."""
        return await self.compute(client, function, item)

    async def compute_by_searches(self, client: str, _work: str, function: Callable[[Map], Result]) -> Result:
        """Run a function with a `map` in which the person goes first; a search waits for another worker by itself."""
        return await self.compute(client, function, self._precedence.each)

    def seconds_left(self, _room: str) -> float | None:
        """Return 0: searches are compiled already, or run plain."""
        return 0


class InlineBotPool:
    """The `BotPool` of a tab: bots think between two messages; greedy plays for one that fails or is not ready."""

    house = PACKAGE

    def __init__(self, counts: Counts) -> None:
        self._counts = counts

    async def choose(self, match: Match, seat: int, _client: str) -> BotChoice:
        """Return the choice of the bot in a seat, or of greedy in its place."""
        question = Question(match.table.view(seat))
        name = match.seated.players[seat]
        bot, room = BOTS.get(FORMER.get(name, name), BOTS[_FALLBACK]), match.table.game.room
        if has_host() and not bot.is_ready(room):
            bot.prepare(room)
        if not bot.is_ready(room):
            bot = BOTS[_FALLBACK]
        while not question.is_answered:
            await asyncio.sleep(0)
            try:
                if question.answer(bot.choose(question.view(), fresh_rng())):
                    continue
                why = "chose what is not legal"
            except Exception as error:  # a bot may fail in any way, and the table goes on
                why = f"failed with {type(error).__name__}"
            if bot is BOTS[_FALLBACK]:
                raise RuntimeError(f"{_FALLBACK} {why}")
            self._counts.count_failure("bot")
            _log.warning("bot %s %s; %s plays", bot.name, why, _FALLBACK)
            bot = BOTS[_FALLBACK]
        return BotChoice(question.actions)

    async def rebuild(self, setup: Setup, snapshot: Snapshot | None, entries: Iterable[Entry]) -> RecentPositions:
        """Rebuild a match from the store."""
        return RecentPositions.rebuild(setup, snapshot, entries)


class TemporaryMemory:
    """The desk's `TemporaryStore` in memory: the latest records from files, spoken codes, and the latest reviews."""

    def __init__(self) -> None:
        self._codes: dict[str, Code] = {}
        self._contents: OrderedDict[tuple[str, str], bytes] = OrderedDict()

    async def put_record(self, key: str, content: bytes) -> None:
        """Store a record from a file."""
        self._put(("record", key), content)

    async def record(self, key: str) -> bytes | None:
        """Return the record of this key; None if it is not stored."""
        return self._contents.get(("record", key))

    async def put_code(self, code: Code) -> bool:
        """Store a spoken code in place of the seat's former one; return False if the digits are another seat's."""
        others = [other for other in self._codes.values() if (other.table, other.seat) != (code.table, code.seat)]
        self._codes = {other.digest: other for other in others if other.until > _now()}
        return self._codes.setdefault(code.digest, code) == code

    async def code(self, digest: str) -> Code | None:
        """Return the code with this digest; None if there is none, or no longer."""
        code = self._codes.get(digest)
        return code if code is not None and code.until > _now() else None

    async def put_review(self, key: str, content: bytes) -> None:
        """Store a review."""
        self._put(("review", key), content)

    async def review(self, key: str) -> bytes | None:
        """Return the review of this key; None if it is not stored."""
        return self._contents.get(("review", key))

    def _put(self, key: tuple[str, str], content: bytes) -> None:
        self._contents[key] = content
        self._contents.move_to_end(key)
        while len(self._contents) > _MOST_TEMPORARY:
            self._contents.popitem(last=False)


def _now() -> int:
    return time.time_ns() // 1_000_000
