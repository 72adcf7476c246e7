"""Counts down those for whom a table waits in vain; for who is counted out a bot plays, until they come back.

Nobody is counted down at whose absence no other person is held up. Whoever is counted out again and again gets less
time each time, so that no seat can hold a table up.
"""

import asyncio
from collections.abc import Callable, Collection
from math import ceil
from typing import Literal

from pydantic import with_config
from typing_extensions import TypedDict

from hachiya.records.common_events import STRICT
from hachiya.records.fields import Count, Seat
from hachiya.records.redaction import Viewer
from hachiya.tables.match import Match
from hachiya.tables.setup import PERSON

LEAST_SECONDS = 5.0
"""Nobody gets less, unless the house counts down for less from the start."""


@with_config(STRICT)
class Wait(TypedDict):
    """A seat that is counted down, with the milliseconds that it has left."""

    seat: Seat
    left: Count


_Waits = TypedDict("_Waits", {"is": Literal["waits"], "waits": list[Wait]})


@with_config(STRICT)
class WaitsMessage(_Waits):
    """Who is counted down: they are not here, and others wait for them. It is told whenever that changes."""


class Countdown:
    """The countdowns of one table; `counted_out` is called when one has run out."""

    __slots__ = ("_ends", "_loop", "_seconds", "_timer", "counted_out")

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._loop = asyncio.get_running_loop()
        self._ends: dict[int, float] = {}
        self._timer: asyncio.TimerHandle | None = None
        self.counted_out: Callable[[int], None] = lambda _: None

    def look(self, match: Match, here: Collection[Viewer]) -> bool:
        """Begin and end countdowns, now that these seats are `here`; has anything changed?"""
        absent = held_up(match, here)
        before, now = {*self._ends}, self._loop.time()
        self._ends = {seat: self._ends.get(seat, now + self._time_of(match, seat)) for seat in absent}
        self._set()
        return before != absent

    def has_run_out(self, seat: int) -> bool:
        """Is this seat counted out?"""
        return seat in self._ends and self._ends[seat] <= self._loop.time()

    def message(self) -> WaitsMessage:
        """How it is now."""
        now = self._loop.time()
        waits: list[Wait] = [
            {"seat": seat, "left": max(0, ceil(1000 * (end - now)))} for seat, end in sorted(self._ends.items())
        ]
        return {"is": "waits", "waits": waits}

    def stop(self) -> None:
        """Nobody is counted down any more."""
        self._ends = {}
        self._set()

    def _time_of(self, match: Match, seat: int) -> float:
        given: float = self._seconds / 2 ** match.lapses[seat]
        return max(min(self._seconds, LEAST_SECONDS), given)

    def _set(self) -> None:
        if self._timer:
            self._timer.cancel()
        first = min(self._ends, key=lambda seat: self._ends[seat], default=None)
        self._timer = None if first is None else self._loop.call_at(self._ends[first], self._run_out, first)

    def _run_out(self, seat: int) -> None:
        self._timer = None
        self._ends[seat] = min(self._ends[seat], self._loop.time())  # a timer may be a trifle early
        self.counted_out(seat)


def held_up(match: Match, here: Collection[Viewer]) -> set[int]:
    """The seats whose persons are not here, and others of whom wait for what they choose."""
    if match.setup.open_seats or match.over or match.table.awaits_deal or match.table.clock_due:
        return set()
    persons = [seat for seat, player in enumerate(match.seated.players) if player == PERSON]
    if not any(seat in here for seat in persons):
        return set()
    return {seat for seat in persons if seat not in here and match.table.awaits(seat)}
