"""Bots at the server's tables: they see what their seat sees, think off the event loop, and not for ever."""

import asyncio
import copy
import logging
import os
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from hachiya.bots.bot import Bot
from hachiya.bots.registry import BOTS
from hachiya.engine import ledger
from hachiya.engine.bits import bit
from hachiya.engine.record import copy_into
from hachiya.games.table import ACTIONS, Table
from hachiya.server.counts import Counts
from hachiya.server.dealing import lanes
from hachiya.server.match import Match, awaits_rest

_log = logging.getLogger(__name__)
_THREADS = max(4, os.cpu_count() or 1)
_FALLBACK = "greedy"


class Thinkers:
    """Threads in which bots choose; greedy replaces one that takes longer than `seconds`, fails or is not ready."""

    def __init__(self, seconds: float, counts: Counts) -> None:
        self.seconds = seconds
        self.counts = counts
        self._threads = ThreadPoolExecutor(_THREADS, "bot")

    def close(self) -> None:
        """No more thoughts."""
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def choose(self, match: Match, seat: int) -> list[int]:
        """A whole choice of the bot there: one action, or several that only together are a choice.

        Where all may speak, it is asked as if it were its turn.
        """
        table = _copy(match.table)
        table.state.turn = seat
        bot = BOTS.get(match.setup.players[seat], BOTS[_FALLBACK])
        if not bot.is_ready(table.game.room):
            bot = BOTS[_FALLBACK]
        actions: list[int] = []
        while not actions or awaits_rest(table):
            chosen = await self._chosen(bot, table)
            actions += chosen
            _step(table, chosen)
        return actions

    async def _chosen(self, bot: Bot, table: Table) -> list[int]:
        legal = table.game.legal(table.state)
        loop = asyncio.get_running_loop()
        try:
            thought = loop.run_in_executor(self._threads, _choose, bot, _view(table), table.rules, legal)
            chosen = await asyncio.wait_for(thought, self.seconds)
            if _step(_copy(table), chosen):
                return chosen
            why = "chose what is not legal"
        except TimeoutError:
            why = "took too long"
        except Exception as error:  # a bot may fail in any way, and the table goes on
            why = f"failed with {type(error).__name__}"
        self.counts.failed("bot")
        _log.warning("bot %s %s; %s plays", bot.name, why, _FALLBACK)
        # Not in those threads: a bot that never ends may hold them all.
        return await asyncio.to_thread(_choose, BOTS[_FALLBACK], _view(table), table.rules, legal)


def _copy(table: Table) -> Table:
    found = copy.copy(table)
    found.state = table.game.new_state()
    copy_into(found.state, table.state)
    return found


def _step(table: Table, actions: list[int]) -> bool:
    """Make a choice; False at the first action of it that is not legal."""
    seat = table.turn
    for action in actions:
        if table.turn != seat or not 0 <= action < ACTIONS or not table.game.legal(table.state) & bit(action):
            return False
        table.game.step(table.state, table.rules, ledger.new(0), action)
    return bool(actions)


def _view(table: Table) -> Any:
    return table.game.observe(table.state, table.turn)


def _choose(bot: Bot, view: Any, rules: Any, legal: int) -> list[int]:
    return [int(action) for action in bot.choose(view, rules, legal, lanes())]
