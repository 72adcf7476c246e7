"""Drawing by a clock at one table: when the next card is due, and what bots would show before it (RULES C-166)."""

import asyncio
from collections.abc import Iterator
from math import ceil

from hachiya.tables.live.bot_pool import BotPool
from hachiya.tables.match.match import Match
from hachiya.tables.stored.setup import PERSON

BEAT = 0.025
"""Seconds: the clocks of all tables begin at a multiple of it, so that cards of many fall due together and are kept in
one transaction. It divides the usual time of a card."""


class Drawing:
    """The clock of one table, and the thoughts of the bots at it.

    A card takes as long as the table says, whatever anyone holds, thinks or says: what a bot has not decided until the
    card is due counts at a later one.
    """

    __slots__ = ("_due", "_thoughts")

    def __init__(self) -> None:
        self._due = 0.0
        self._thoughts: dict[int, tuple[Match, asyncio.Task[list[int]]]] = {}

    async def next_card(self, milliseconds: int) -> None:
        """Wait until the next card is due: all are equally far apart, unless the server is late."""
        now, apart = asyncio.get_running_loop().time(), milliseconds / 1000
        self._due += apart
        if self._due < now:
            self._due = on_beat(now + apart) if apart >= BEAT else now + apart
        await asyncio.sleep(self._due - now)

    def think(self, match: Match, bots: BotPool) -> None:
        """Bots that may show something begin to think about it, unless they still do about an earlier card."""
        table = match.table
        for seat, player in enumerate(match.seated.players):
            if player != PERSON and seat not in self._thoughts and table.game.calls(table.state, seat):
                self._thoughts[seat] = match, asyncio.create_task(bots.choose(match, seat))

    def decided(self, match: Match) -> Iterator[tuple[int, list[int]]]:
        """What bots show, by seat, the one that the rules would ask first before the others.

        What was thought before the last declaration is forgotten.
        """
        table = match.table
        for place in range(table.seats):
            seat = (max(table.turn, 0) + place) % table.seats
            if seat in self._thoughts and self._thoughts[seat][1].done():
                before, thought = self._thoughts.pop(seat)
                actions = thought.result()
                is_bot = match.seated.players[seat] != PERSON
                if is_bot and before.last_call_version == match.last_call_version and not table.is_pass(actions[0]):
                    yield seat, actions

    def forget(self) -> None:
        """Nobody need think any more."""
        for _, thought in self._thoughts.values():
            thought.cancel()
        self._thoughts.clear()


def on_beat(moment: float) -> float:
    """The next beat from this moment on."""
    return ceil(moment / BEAT) * BEAT
