"""The server's turns at a table: decks, cards that a clock draws, bots, and forced choices of persons."""

import asyncio
import logging
from contextlib import suppress

from hachiya.engine.bits import bit
from hachiya.games.table import ACTIONS
from hachiya.tables.live.bot_pool import BotChoice
from hachiya.tables.live.drawing import Drawing
from hachiya.tables.live.failures import log_failure
from hachiya.tables.live.services import Services
from hachiya.tables.live.shuffling import prepare
from hachiya.tables.live.table import LiveTable
from hachiya.tables.match import dealing
from hachiya.tables.match.match import Match
from hachiya.tables.problems import MatchOver
from hachiya.tables.stored.setup import PERSON
from hachiya.words.errors import HachiyaError, IllegalAction

_log = logging.getLogger(__name__)
_FIRST_RETRY, _LAST_RETRY = 0.5, 30.0


def drive(live: LiveTable, services: Services) -> None:
    """Start the task that plays the server's turns at a table, if it is the server's turn."""
    if live.driver is None and _is_ours(live):
        live.driver = asyncio.create_task(_Driver(live, services).run())


class _Driver:
    """Plays the server's turns until a person is asked or the match is over."""

    def __init__(self, live: LiveTable, services: Services) -> None:
        self.live = live
        self.services = services
        self.drawing = Drawing()

    async def run(self) -> None:
        live, retry = self.live, _FIRST_RETRY
        try:
            while _is_ours(live):
                try:
                    await self._step()
                    retry = _FIRST_RETRY
                except MatchOver:  # the match ended while a bot thought or a card was due
                    break
                except Exception as fault:  # after any failure the table must go on
                    self.services.counts.count_failure("drive")
                    if not isinstance(fault, HachiyaError):
                        log_failure(fault)
                    _log.error("table %s waits: %s", live.id, type(fault).__name__, extra={"table": live.id})
                    await asyncio.sleep(retry)
                    retry = min(2 * retry, _LAST_RETRY)
        finally:
            self.drawing.cancel()
            live.driver = None

    async def _step(self) -> None:
        """Draw a card; or deal, or let a bot choose, in the time that the pace sets, however hard the decision is."""
        live, match = self.live, self.live.match
        if match.table.clock_due:
            await self._draw()
            return
        if _idle_question(live) is not None:
            await self._answer()
            return
        if match.table.awaits_deal and not await prepare(live, self.services.defaults.words_seconds):
            return
        bot = _bot_asked(match)
        if bot is None and match.deal_version and _is_clocked(match):
            # A clock waits for nobody: a person who still reads would lose the race for trumps, or time.
            with suppress(TimeoutError):
                await asyncio.wait_for(live.wait_for_readers(), self.services.defaults.reading_seconds)
        pause = asyncio.create_task(_pause(0 if live.is_deserted else match.setup.pace))
        try:
            choice = BotChoice([]) if bot is None else await self.services.bots.choose(match, bot, live.client)
            await pause
        finally:
            pause.cancel()
        async with live.lock:
            if bot is None and live.match is match:
                await live.commit(*match.deal(dealing.deck_for(match)))
            elif bot is not None and _is_still_asked(bot, match, live.match):
                await live.commit(*live.match.choose(bot, choice.actions, None))
                live.attendance.note_lower_rung(bot, choice.lower_rung, live.match)

    async def _answer(self) -> None:
        """Give the only answer that the only person has."""
        live = self.live
        async with live.lock:
            question = _idle_question(live)
            if question is not None:
                person, answer = question
                await live.commit(*live.match.choose(person, [answer], None))

    async def _draw(self) -> None:
        """Draw the next card when it is due, after one call of a bot that has decided on it."""
        live = self.live
        self.drawing.think(live.match, self.services.bots, live.client)
        await self.drawing.next_card(0 if live.is_deserted else live.match.setup.clock)
        async with live.lock:
            for seat, choice in self.drawing.decisions(live.match):
                with suppress(IllegalAction):  # another call came first
                    await live.commit(*live.match.choose(seat, choice.actions, None))
                    live.attendance.note_lower_rung(seat, choice.lower_rung, live.match)
                    break  # the others answer this call anew
            if live.match.table.clock_due:
                await live.commit(*live.match.draw_card())


async def _pause(milliseconds: int) -> None:
    await asyncio.sleep(milliseconds / 1000)


def _is_ours(live: LiveTable) -> bool:
    match = live.match
    if match.setup.open_seats or match.over:
        return False
    table = match.table
    if table.awaits_deal and _is_clocked(match) and live.reads_alone:
        return False  # a person who still reads would lose the race for trumps
    return table.awaits_deal or table.clock_due or _bot_asked(match) is not None or _idle_question(live) is not None


def _is_clocked(match: Match) -> bool:
    """Whether a clock runs from the deal on, for drawing cards or for thinking."""
    return match.table.game.clock is not None or match.setup.has_clocks


def _idle_question(live: LiveTable) -> tuple[int, int] | None:
    """The only person and their only answer, where a question leaves no choice.

    Every seat is asked for a call, so that the question reveals nothing (C-166). Where nobody else watches, a single
    person among bots need not be asked.
    """
    table, players = live.match.table, live.match.owners_setup.players
    if (
        table.awaits_deal
        or table.clock_due
        or table.over
        or players.count(PERSON) != 1
        or "table" in live.audience.viewers()
    ):
        return None
    person = players.index(PERSON)
    if not table.awaits(person):
        return None
    if table.is_open_call:
        words = [action for action in range(ACTIONS) if table.game.calls(table.state, person) & bit(action)]
    else:
        words = table.legal()
        if words[0] < table.game.cards:
            return None
    return (person, words[0]) if len(words) == 1 else None


def _bot_asked(match: Match) -> int | None:
    """The bot whose choice is awaited, or None; of several, the first in the order of the rules."""
    table = match.table
    if table.awaits_deal or table.over:
        return None
    seats = [(table.turn + place) % table.seats for place in range(table.seats)]
    return next((seat for seat in seats if match.seated.players[seat] != PERSON and table.awaits(seat)), None)


def _is_still_asked(bot: int, before: Match, now: Match) -> bool:
    """Whether the bot is still asked the same question; in an open call others may have passed meanwhile."""
    if now.seated.players[bot] == PERSON:
        return False
    return now is before or (
        now.table.is_open_call and now.question_version == before.question_version and now.table.awaits(bot)
    )
