"""Counts down those for whom a table waits; for who is counted out a bot plays, until they come back.

Where a table has clocks, whoever is asked is counted down. At any table whoever is not here is, if another person is
held up by that. Whoever is counted out again and again gets less time each time, so that no seat can hold a table up.
"""

import asyncio
from collections.abc import Callable, Collection
from math import ceil
from time import time
from typing import Literal, NamedTuple

from pydantic import with_config
from typing_extensions import TypedDict

from hachiya.records.common_events import STRICT
from hachiya.records.fields import Count, Seat
from hachiya.records.redaction import Viewer
from hachiya.tables.match import Match
from hachiya.tables.setup import PERSON
from hachiya.tables.timing import Deadline

LEAST_SECONDS = 5.0
"""Nobody gets less, unless it was less from the start."""
LAG_SECONDS = 1.0
"""What comes so much too late by a clock is still in time: it was on its way."""
CALL_SECONDS = 30.0
"""To confirm that one declares no more, where a clock knows no time for a single choice."""
BACK_SECONDS = 20.0
"""Whoever is asked has at least so much after the server has come back."""

Why = Literal["away", "clock"]


@with_config(STRICT)
class Wait(TypedDict):
    """A seat that is counted down, the milliseconds that it has left, and why it is."""

    seat: Seat
    left: Count
    why: Why


_Waits = TypedDict(
    "_Waits", {"is": Literal["waits"], "waits": list[Wait], "clocks": list[Count] | None, "away": list[Seat]}
)


@with_config(STRICT)
class WaitsMessage(_Waits):
    """Who is counted down; what all have left for the match in milliseconds, where it has such clocks; and for whom
    bots stand in. It is told whenever any of that changes.
    """


class _Wait(NamedTuple):
    question: int
    """The version at which it was put."""
    since: float
    end: float
    """When the seat is counted out, by the time of the event loop."""
    why: Why

    @property
    def shown(self) -> float:
        """When a page says that it is."""
        return self.end - (LAG_SECONDS if self.why == "clock" else 0.0)


class Countdown:
    """The countdowns of one table; `counted_out` is called when one has run out."""

    __slots__ = ("_away", "_loop", "_seconds", "_stood_in", "_timer", "_waits", "counted_out")

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        """For who is away."""
        self._loop = asyncio.get_running_loop()
        self._waits: dict[int, _Wait] = {}
        self._away: dict[int, float] = {}
        """Since when others wait for a seat whose person is not here."""
        self._stood_in: list[int] = []
        self._timer: asyncio.TimerHandle | None = None
        self.counted_out: Callable[[int], None] = lambda _: None

    def look(self, match: Match, here: Collection[Viewer]) -> bool:
        """Begin and end countdowns, now that these seats are `here`; is there anything to tell?"""
        now = self._loop.time()
        absent = held_up(match, here)
        self._away = {seat: self._away.get(seat, now) for seat in absent}
        before, self._waits = self._waits, {}
        still_away, self._stood_in = self._stood_in, _stood_in(match)
        for seat in awaited(match):
            wait = self._wait(match, seat, before.get(seat), now)
            if wait is not None:
                self._waits[seat] = wait
        self._set()
        return before != self._waits or still_away != self._stood_in

    def _wait(self, match: Match, seat: int, before: _Wait | None, now: float) -> _Wait | None:
        question = match.asked if match.table.is_open_call else match.moved
        since = before.since if before is not None and before.question == question else now
        given = given_by_clock(match, seat)
        ends: list[tuple[float, Why]] = []
        if given is not None:
            ends.append((since + given + LAG_SECONDS, "clock"))
        if seat in self._away:
            ends.append((self._away[seat] + _less(self._seconds, match.lapses[seat]), "away"))
        return _Wait(question, since, *min(ends)) if ends else None

    def left(self, match: Match, seat: int) -> int | None:
        """What the seat has left for the match once it has chosen, in milliseconds; None without such a clock."""
        timing = match.setup.timing
        if timing is None or not match.clocks:
            return None
        wait = self._waits.get(seat)
        if wait is None or match.table.is_open_call:
            return match.clocks[seat]
        spent = round(1000 * (self._loop.time() - wait.since))
        return max(0, match.clocks[seat] - spent) + 1000 * timing.more

    def resume(self, match: Match, deadline: int | None) -> None:
        """The server has come back: whoever is asked has what was left to them, and a little at least."""
        now = self._loop.time()
        for seat in awaited(match):
            given = given_by_clock(match, seat)
            if given is not None and deadline is not None:
                left = max(deadline / 1000 - time() - LAG_SECONDS, min(given, BACK_SECONDS))
                question = match.asked if match.table.is_open_call else match.moved
                since = now - max(0.0, given - left)
                self._waits[seat] = _Wait(question, since, since + given + LAG_SECONDS, "clock")
        self._set()

    def has_run_out(self, seat: int) -> bool:
        """Is this seat counted out?"""
        return seat in self._waits and self._waits[seat].end <= self._loop.time()

    def ends_within(self, seconds: float) -> bool:
        """Is anyone counted out so soon?"""
        return any(wait.end < self._loop.time() + seconds for wait in self._waits.values())

    @property
    def is_silent(self) -> bool:
        """Is there nothing to tell?"""
        return not self._waits and not self._stood_in

    def message(self, match: Match) -> WaitsMessage:
        """How it is now."""
        now = self._loop.time()
        waits: list[Wait] = [
            {"seat": seat, "left": max(0, ceil(1000 * (wait.shown - now))), "why": wait.why}
            for seat, wait in sorted(self._waits.items())
        ]
        return {"is": "waits", "waits": waits, "clocks": [*match.clocks] or None, "away": _stood_in(match)}

    def stop(self) -> None:
        """Nobody is counted down any more."""
        self._waits = {}
        self._set()

    def _set(self) -> None:
        if self._timer:
            self._timer.cancel()
        first = min(self._waits, key=lambda seat: self._waits[seat].end, default=None)
        self._timer = None if first is None else self._loop.call_at(self._waits[first].end, self._run_out, first)

    def _run_out(self, seat: int) -> None:
        self._timer = None
        wait = self._waits[seat]
        self._waits[seat] = wait._replace(end=min(wait.end, self._loop.time()))  # a timer may be a trifle early
        self.counted_out(seat)


def _stood_in(match: Match) -> list[int]:
    """The seats whose persons can take them back."""
    return [] if match.over else sorted(match.away)


def given_by_clock(match: Match, seat: int) -> float | None:
    """Seconds for the choice that is awaited; None without a clock."""
    timing = match.setup.timing
    if timing is None:
        return None
    limits = [] if timing.move is None else [float(timing.move)]
    if match.clocks and not match.table.is_open_call:
        limits.append(match.clocks[seat] / 1000)
    return _less(min(limits, default=CALL_SECONDS), match.lapses[seat])


def deadlines(match: Match) -> list[Deadline]:
    """Until when the table waits from now on, where it has clocks."""
    if match.setup.timing is None:
        return []
    given = [found for seat in awaited(match) if (found := given_by_clock(match, seat)) is not None]
    at = None if not given else round(1000 * (time() + min(given) + LAG_SECONDS))
    return [Deadline(match.setup.id, at)]


def _less(seconds: float, lapses: int) -> float:
    """What is left of a time after so many lapses."""
    given: float = seconds / 2**lapses
    return max(min(seconds, LEAST_SECONDS), given)


def awaited(match: Match) -> list[int]:
    """The seats of persons whose choice is awaited; none while a clock draws."""
    table = match.table
    if match.setup.open_seats or match.over or table.awaits_deal or table.clock_due:
        return []
    return [seat for seat, player in enumerate(match.seated.players) if player == PERSON and table.awaits(seat)]


def held_up(match: Match, here: Collection[Viewer]) -> set[int]:
    """The seats whose persons are not here, and others of whom wait for what they choose."""
    timing = match.setup.timing
    persons = (seat for seat, player in enumerate(match.seated.players) if player == PERSON)
    if (timing is not None and timing.is_slow) or not any(seat in here for seat in persons):
        return set()
    return {seat for seat in awaited(match) if seat not in here}
