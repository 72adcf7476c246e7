"""The server's bots: those that search and those of the operator think in worker processes, others in threads."""

import asyncio
import logging
import os
from collections.abc import Callable, Iterable
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from typing import TypeVar

from hachiya.bots.bot import Bot
from hachiya.bots.house import PACKAGE, HouseBots, OwnBot
from hachiya.bots.question import Question
from hachiya.bots.registry import BOTS
from hachiya.games.view import View
from hachiya.tables.live.bot_pool import BotChoice
from hachiya.tables.live.counts import Counts
from hachiya.tables.live.recent import RecentPositions
from hachiya.tables.match.dealing import fresh_rng
from hachiya.tables.match.match import Match
from hachiya.tables.stored.entries import Entry
from hachiya.tables.stored.setup import Setup
from hachiya.tables.stored.snapshot import Snapshot
from hachiya.workers.choosing import choose, choose_by_own
from hachiya.workers.worker_pool import Share, WorkerPool

Result = TypeVar("Result")

_log = logging.getLogger(__name__)
_THREADS = max(4, os.cpu_count() or 1)
_FALLBACK, _QUICKEST = "greedy", "adept"
"""The bot that plays if no search can, and the quickest bot that searches."""
_PATIENCE = 0.5
"""The part of a bot's time that may pass before it begins; if more has passed, a lower rung thinks in its place."""


class ServerBotPool:
    """The server's `BotPool`: a bot may think for `seconds`, from when it is asked.

    A bot that does not look ahead chooses in less time than a question to another process takes, so it thinks in a
    thread. If many others wait, the quickest bot that searches answers, which takes a tenth of the time.
    Greedy plays if no worker has time, and for a bot that fails or is not ready. Bots of the operator's own have other
    workers, so that no bot of the package waits for one that does not end.
    """

    def __init__(self, seconds: float, counts: Counts, workers: WorkerPool, house: HouseBots = PACKAGE) -> None:
        self.seconds = seconds
        self.counts = counts
        self.workers = workers
        self.house = house
        places = [bot.place for bot in house.own.values()]
        self.own_workers = WorkerPool(counts, places, stuck_seconds=seconds)
        self._threads = ThreadPoolExecutor(_THREADS, "bot")
        self._spare_threads = ThreadPoolExecutor(_THREADS, "table")
        """The threads for what no bot may hold up, nor any other work of the server: the tables wait for it."""
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

    def start(self) -> None:
        """Start the workers of the operator's own bots, if there are any."""
        if self.house.own:
            self.own_workers.start()

    async def close(self) -> None:
        """Stop all thinking in threads, and the workers of the operator's own bots."""
        for threads in (self._threads, self._spare_threads):
            threads.shutdown(wait=False, cancel_futures=True)
        await self.own_workers.close()

    async def choose(self, match: Match, seat: int, client: str) -> BotChoice:
        """Return the choice of the bot in a seat, or of a lower rung in its place."""
        question = Question(match.table.view(seat))
        bot = self.house.seated(match.seated.players[seat])
        lower_rung = _FALLBACK if bot is None else None  # a bot of the operator's own that is not served any more
        if bot is None or (isinstance(bot, Bot) and not bot.is_ready(match.table.game.room)):
            bot = BOTS[_FALLBACK]
        while not question.is_answered:
            lower_rung = await self._ask(bot, question, Share(client, match.setup.id)) or lower_rung
        return BotChoice(question.actions, lower_rung)

    async def rebuild(self, setup: Setup, snapshot: Snapshot | None, entries: Iterable[Entry]) -> RecentPositions:
        """Replay a stored match in a thread."""
        return await self._run_spare(partial(RecentPositions.rebuild, setup, snapshot, entries))

    async def _ask(self, bot: Bot | OwnBot, question: Question, share: Share) -> str | None:
        """Let a bot answer a question; return the bot that has answered instead, where the table is to know of it."""
        thought = _Thought(bot, question.view(), asyncio.get_running_loop().time() + _PATIENCE * self.seconds)
        workers = self._workers_of(bot)
        think = self._think_in_thread(thought) if workers is None else self._think_in_worker(workers, thought, share)
        must_tell = isinstance(bot, OwnBot)
        try:
            if question.answer(await asyncio.wait_for(think, self.seconds)):
                return self._count_lower_rung(thought.lower_rung)
            why = "chose what is not legal"
        except TimeoutError:
            why, must_tell = "took too long", True
        except Exception as error:  # a bot may fail in any way, and the table goes on
            why = f"failed with {type(error).__name__}"
        if thought.has_begun:
            self.counts.count_failure("bot")
            _log.warning("bot %s %s; %s plays", bot.name, why, _FALLBACK)
        if not question.answer(await self._run_spare(partial(choose, _FALLBACK, question.view(), fresh_rng()))):
            raise RuntimeError(f"{_FALLBACK} chose what is not legal")
        return self._count_lower_rung(_FALLBACK if must_tell else None)

    async def _run_spare(self, work: Callable[[], Result]) -> Result:
        """Run a function in a thread that bots which never end cannot hold."""
        return await asyncio.get_running_loop().run_in_executor(self._spare_threads, work)

    async def _think_in_thread(self, thought: "_Thought") -> list[int]:
        choice = self._threads.submit(thought.begin())
        self._in_threads.add(choice)
        choice.add_done_callback(self._in_threads.discard)
        return await asyncio.wrap_future(choice)

    def _workers_of(self, bot: Bot | OwnBot) -> WorkerPool | None:
        """The workers in which a bot thinks; None for a bot that thinks in a thread."""
        if isinstance(bot, OwnBot):
            return self.own_workers
        return self.workers if bot.extra is not None else None  # it tries its choices in many worlds

    async def _think_in_worker(self, workers: WorkerPool, thought: "_Thought", share: Share) -> list[int]:
        self._in_workers.add(thought)
        try:
            return await workers.ask(share, thought.begin)
        finally:
            self._in_workers.discard(thought)

    def _count_lower_rung(self, rung: str | None) -> str | None:
        if rung is not None:
            self.counts.count_lower_rung(rung)
        return rung


@dataclass(eq=False)
class _Thought:
    """A question to a bot, from when it is asked until it is answered."""

    bot: Bot | OwnBot
    view: View
    latest: float
    """The time, by the event loop, after which a lower rung begins in the place of the bot."""
    has_begun: bool = False
    lower_rung: str | None = None

    def begin(self) -> Callable[[], list[int]]:
        """Begin to think: return the function that chooses."""
        self.has_begun = True
        if isinstance(self.bot, OwnBot):
            return partial(choose_by_own, self.bot.place, self.view, fresh_rng())
        if self.bot.extra is not None and asyncio.get_running_loop().time() > self.latest:
            self.lower_rung = _QUICKEST if self.bot.name != _QUICKEST else None
        return partial(choose, self.lower_rung or self.bot.name, self.view, fresh_rng())
