"""The draw of cards by a clock at one table: when the next card is due, and the bots' calls before it (RULES C-166)."""

import asyncio
from collections.abc import Iterator
from math import ceil

from hachiya.tables.live.bot_pool import BotChoice, BotPool
from hachiya.tables.match.match import Match
from hachiya.tables.stored.setup import PERSON

BEAT = 0.025
"""Seconds. The clocks of all tables begin at a multiple of it, so that cards of many tables fall due together and are
stored in one transaction. It divides the usual time of a card."""


class Drawing:
    """The clock that draws the cards of one table, and the bots that think meanwhile about a call.

    The time of a card depends on nothing but the setup of the table. A decision that a bot has not made when a card is
    due counts at a later one.
    """

    __slots__ = ("_due", "_thoughts")

    def __init__(self) -> None:
        self._due = 0.0
        self._thoughts: dict[int, tuple[Match, asyncio.Task[BotChoice]]] = {}

    async def next_card(self, milliseconds: int) -> None:
        """Wait until the next card is due; cards are `milliseconds` apart, unless the server is late."""
        now, apart = asyncio.get_running_loop().time(), milliseconds / 1000
        self._due += apart
        if self._due < now:
            self._due = next_beat(now + apart) if apart >= BEAT else now + apart
        await asyncio.sleep(self._due - now)

    def think(self, match: Match, bots: BotPool, client: str) -> None:
        """Let the bots that may call begin to think, unless they still think about an earlier card."""
        table = match.table
        for seat, player in enumerate(match.seated.players):
            if player != PERSON and seat not in self._thoughts and table.game.calls(table.state, seat):
                self._thoughts[seat] = match, asyncio.create_task(bots.choose(match, seat, client))

    def decisions(self, match: Match) -> Iterator[tuple[int, BotChoice]]:
        """Yield the calls on which bots have decided, each as a seat and its choice, in the order of the rules.

        Decisions from before the last declaration are dropped.
        """
        table = match.table
        for place in range(table.seats):
            seat = (max(table.turn, 0) + place) % table.seats
            if seat in self._thoughts and self._thoughts[seat][1].done():
                before, thought = self._thoughts.pop(seat)
                choice = thought.result()
                is_bot = match.seated.players[seat] != PERSON
                if (
                    is_bot
                    and before.last_call_version == match.last_call_version
                    and not table.is_pass(choice.actions[0])
                ):
                    yield seat, choice

    def cancel(self) -> None:
        """Stop all bots that think about a call."""
        for _, thought in self._thoughts.values():
            thought.cancel()
        self._thoughts.clear()


def next_beat(moment: float) -> float:
    """Return the first beat of the drawing clock at or after a moment, in seconds."""
    return ceil(moment / BEAT) * BEAT
