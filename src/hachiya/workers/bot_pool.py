"""The threads in which the bots of all tables think, within a time limit, and others that replay stored entries."""

import asyncio
import logging
import os
from collections.abc import Iterable
from concurrent.futures import Future, ThreadPoolExecutor

from hachiya.bots.bot import Bot
from hachiya.bots.question import Question
from hachiya.bots.registry import BOTS, FORMER
from hachiya.games.view import View
from hachiya.tables.live.counts import Counts
from hachiya.tables.live.recent import RecentPositions
from hachiya.tables.match.dealing import fresh_rng
from hachiya.tables.match.match import Match
from hachiya.tables.stored.entries import Entry
from hachiya.tables.stored.setup import Setup
from hachiya.tables.stored.snapshot import Snapshot

_log = logging.getLogger(__name__)
_THREADS = max(4, os.cpu_count() or 1)
_FALLBACK = "greedy"


class ThreadedBotPool:
    """The server's `BotPool`: if a bot takes longer than `seconds`, fails or is not ready, greedy plays for it."""

    def __init__(self, seconds: float, counts: Counts) -> None:
        self.seconds = seconds
        self.counts = counts
        self._threads = ThreadPoolExecutor(_THREADS, "bot")
        self._questions: set[Future[list[int]]] = set()
        """The questions that bots think about or that wait for a thread, also those whose time is over."""

    @property
    def thinking(self) -> int:
        """The number of bots that think now."""
        return min(len(self._questions), _THREADS)

    @property
    def waiting(self) -> int:
        """The number of bots that wait for a thread."""
        return len(self._questions) - self.thinking

    def close(self) -> None:
        """Stop all thinking."""
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def choose(self, match: Match, seat: int) -> list[int]:
        """Return the choice of the bot in a seat, or of greedy in its place."""
        question = Question(match.table, seat)
        name = match.seated.players[seat]
        bot = BOTS.get(FORMER.get(name, name), BOTS[_FALLBACK])
        if not bot.is_ready(match.table.game.room):
            bot = BOTS[_FALLBACK]
        while not question.is_answered:
            await self._ask(bot, question)
        return question.actions

    async def rebuild(self, setup: Setup, snapshot: Snapshot | None, entries: Iterable[Entry]) -> RecentPositions:
        """Replay a stored match in a thread outside the pool, which thinking bots may have filled."""
        return await asyncio.to_thread(RecentPositions.rebuild, setup, snapshot, entries)

    async def _ask(self, bot: Bot, question: Question) -> None:
        try:
            choice = self._threads.submit(_choose, bot, question.view())
            self._questions.add(choice)
            choice.add_done_callback(self._questions.discard)
            actions = asyncio.wrap_future(choice)
            if question.answer(await asyncio.wait_for(actions, self.seconds)):
                return
            why = "chose what is not legal"
        except TimeoutError:
            why = "took too long"
        except Exception as error:  # a bot may fail in any way, and the table goes on
            why = f"failed with {type(error).__name__}"
        self.counts.count_failure("bot")
        _log.warning("bot %s %s; %s plays", bot.name, why, _FALLBACK)
        # Outside the pool: bots that never end may have filled it.
        instead = await asyncio.to_thread(_choose, BOTS[_FALLBACK], question.view())
        if not question.answer(instead):
            raise RuntimeError(f"{_FALLBACK} chose what is not legal")


def _choose(bot: Bot, view: View) -> list[int]:
    return [int(action) for action in bot.choose(view, fresh_rng())]
