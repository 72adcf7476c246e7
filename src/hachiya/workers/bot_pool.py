"""The server's bots: those that search think in worker processes, the others in threads of this process."""

import asyncio
import logging
import os
from collections.abc import Callable, Iterable
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial

from hachiya.bots.bot import Bot
from hachiya.bots.question import Question
from hachiya.bots.registry import BOTS, FORMER
from hachiya.games.view import View
from hachiya.tables.live.bot_pool import BotChoice
from hachiya.tables.live.counts import Counts
from hachiya.tables.live.recent import RecentPositions
from hachiya.tables.match.dealing import fresh_rng
from hachiya.tables.match.match import Match
from hachiya.tables.stored.entries import Entry
from hachiya.tables.stored.setup import Setup
from hachiya.tables.stored.snapshot import Snapshot
from hachiya.workers.choosing import choose
from hachiya.workers.worker_pool import Share, WorkerPool

_log = logging.getLogger(__name__)
_THREADS = max(4, os.cpu_count() or 1)
_FALLBACK = "greedy"
_PATIENCE = 0.5
"""The part of a bot's time that may pass before it begins; if more has passed, a lower rung thinks in its place."""


class ServerBotPool:
    """The server's `BotPool`: a bot may think for `seconds`, from when it is asked.

    A bot that does not look ahead chooses in less time than a question to another process takes, so it thinks in a
    thread. If many others wait, the next lower rung of a bot that searches answers, which takes a tenth of the time.
    Greedy plays if no worker has time, and for a bot that fails or is not ready.
    """

    def __init__(self, seconds: float, counts: Counts, workers: WorkerPool) -> None:
        self.seconds = seconds
        self.counts = counts
        self.workers = workers
        self._threads = ThreadPoolExecutor(_THREADS, "bot")
        self._in_threads = set[Future[list[int]]]()
        """The questions to bots in threads, also those that wait for one and those whose time is over."""
        self._in_workers = set[_Thought]()

    @property
    def thinking(self) -> int:
        """The number of bots that think now."""
        return min(len(self._in_threads), _THREADS) + sum(thought.has_begun for thought in self._in_workers)

    @property
    def waiting(self) -> int:
        """The number of bots that wait for a thread or a worker."""
        return len(self._in_threads) + len(self._in_workers) - self.thinking

    def close(self) -> None:
        """Stop all thinking in threads."""
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def choose(self, match: Match, seat: int, client: str) -> BotChoice:
        """Return the choice of the bot in a seat, or of a lower rung in its place."""
        question = Question(match.table.view(seat))
        name = match.seated.players[seat]
        bot = BOTS.get(FORMER.get(name, name), BOTS[_FALLBACK])
        if not bot.is_ready(match.table.game.room):
            bot = BOTS[_FALLBACK]
        lower_rung = None
        while not question.is_answered:
            lower_rung = await self._ask(bot, question, Share(client, match.setup.id)) or lower_rung
        return BotChoice(question.actions, lower_rung)

    async def rebuild(self, setup: Setup, snapshot: Snapshot | None, entries: Iterable[Entry]) -> RecentPositions:
        """Replay a stored match in a thread outside the pool, which thinking bots may have filled."""
        return await asyncio.to_thread(RecentPositions.rebuild, setup, snapshot, entries)

    async def _ask(self, bot: Bot, question: Question, share: Share) -> str | None:
        """Let a bot answer a question; return the lower rung that has answered because there was no time."""
        thought = _Thought(bot, question.view(), asyncio.get_running_loop().time() + _PATIENCE * self.seconds)
        think = self._think_in_worker(thought, share) if thought.searches else self._think_in_thread(thought)
        was_late = False
        try:
            if question.answer(await asyncio.wait_for(think, self.seconds)):
                return self._count_lower_rung(thought.lower_rung)
            why = "chose what is not legal"
        except TimeoutError:
            why, was_late = "took too long", True
        except Exception as error:  # a bot may fail in any way, and the table goes on
            why = f"failed with {type(error).__name__}"
        if thought.has_begun:
            self.counts.count_failure("bot")
            _log.warning("bot %s %s; %s plays", bot.name, why, _FALLBACK)
        # Outside the pool: bots that never end may have filled it.
        if not question.answer(await asyncio.to_thread(choose, _FALLBACK, question.view(), fresh_rng())):
            raise RuntimeError(f"{_FALLBACK} chose what is not legal")
        return self._count_lower_rung(_FALLBACK if was_late else None)

    async def _think_in_thread(self, thought: "_Thought") -> list[int]:
        choice = self._threads.submit(thought.begin())
        self._in_threads.add(choice)
        choice.add_done_callback(self._in_threads.discard)
        return await asyncio.wrap_future(choice)

    async def _think_in_worker(self, thought: "_Thought", share: Share) -> list[int]:
        self._in_workers.add(thought)
        try:
            return await self.workers.ask(share, thought.begin)
        finally:
            self._in_workers.discard(thought)

    def _count_lower_rung(self, rung: str | None) -> str | None:
        if rung is not None:
            self.counts.count_lower_rung(rung)
        return rung


@dataclass(eq=False)
class _Thought:
    """A question to a bot, from when it is asked until it is answered."""

    bot: Bot
    view: View
    latest: float
    """The time, by the event loop, after which a lower rung begins in the place of the bot."""
    has_begun: bool = False
    lower_rung: str | None = None

    @property
    def searches(self) -> bool:
        """Whether the bot tries its choices in many worlds, which needs the extra with the compiler."""
        return self.bot.extra is not None

    def begin(self) -> Callable[[], list[int]]:
        """Begin to think: return the function that chooses."""
        self.has_begun = True
        if asyncio.get_running_loop().time() > self.latest:
            self.lower_rung = _lower_search(self.bot.name)
        return partial(choose, self.lower_rung or self.bot.name, self.view, fresh_rng())


def _lower_search(bot: str) -> str | None:
    """The next lower rung, if it is a bot that searches."""
    rungs = [*BOTS]
    lower = BOTS[rungs[max(0, rungs.index(bot) - 1)]]
    return lower.name if lower.extra is not None and lower.name != bot else None
