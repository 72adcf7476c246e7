"""Counts down those for whom a table waits; for who is counted out a bot plays, until they come back.

Where a table has clocks, whoever is asked is counted down, from when their page shows what they are asked. At any table
whoever is not here is, if another person is held up by that; where there are no clocks, whoever is here and keeps
another person waiting for long is asked whether they are there, and is counted out if they do not answer. Whoever is
away or late by a clock again and again gets less time each time, so that no seat can hold a table up. At a table
without any limit nobody is counted down.
"""

import asyncio
from collections.abc import Callable, Collection, Mapping
from functools import partial
from math import ceil
from time import time
from types import MappingProxyType
from typing import Literal, NamedTuple

from pydantic import with_config
from typing_extensions import TypedDict

from hachiya.records.common_events import STRICT
from hachiya.records.fields import Count, Seat
from hachiya.records.redaction import Viewer
from hachiya.tables.match.match import Match
from hachiya.tables.stored.defaults import Defaults
from hachiya.tables.stored.setup import PERSON
from hachiya.tables.stored.timing import Deadline
from hachiya.tables.stored.visits import LastSeen

LEAST_SECONDS = 5.0
"""Nobody gets less, unless it was less from the start."""
LAG_SECONDS = 1.0
"""What comes so much too late by a clock is still in time: it was on its way."""
CALL_SECONDS = 30.0
"""To confirm that one declares no more, where a clock knows no time for a single choice."""
BACK_SECONDS = 20.0
"""Whoever is asked has at least so much after the server has come back."""
SHOWING_SECONDS = 10.0
"""For so long at most a clock stands still while a page shows what happened before."""

Why = Literal["away", "clock", "still"]


@with_config(STRICT)
class Wait(TypedDict):
    """A seat that is counted down, the milliseconds that it has left, and why it is: by a clock, because its person is
    away, or because they have done nothing for long.
    """

    seat: Seat
    left: Count
    why: Why


_Waits = TypedDict("_Waits", {"is": Literal["waits"], "waits": list[Wait], "clocks": list[Count] | None})


@with_config(STRICT)
class WaitsMessage(_Waits):
    """Who is counted down, and what all have left for the match in milliseconds, where it has such clocks. It is told
    whenever any of that changes.
    """


class _Wait(NamedTuple):
    question: int
    """The version at which it was put."""
    since: float
    """When the time began to run, or will begin."""
    end: float
    """When the seat is counted out, by the time of the event loop."""
    why: Why
    told: float
    """From when on all know of it."""

    @property
    def shown(self) -> float:
        """When a page says that it is."""
        return self.end - (LAG_SECONDS if self.why == "clock" else 0.0)


class Countdown:
    """The countdowns of one table. `on_timeout` is called when one has run out, `on_change` when others shall know of
    one that has run for a while.
    """

    __slots__ = (
        "_answered",
        "_asked",
        "_away",
        "_defaults",
        "_left",
        "_loop",
        "_resumed",
        "_timer",
        "_told",
        "_waits",
        "on_change",
        "on_timeout",
    )

    def __init__(self, defaults: Defaults) -> None:
        self._defaults = defaults
        self._loop = asyncio.get_running_loop()
        self._waits: dict[int, _Wait] = {}
        self._told: dict[int, _Wait] = {}
        """Those of which all know."""
        self._away: dict[int, float] = {}
        """Since when others wait for a seat whose person is not here."""
        self._answered: dict[int, float] = {}
        """When a seat has said last that its person is there."""
        self._left: dict[int, float] = {}
        """When a seat's person has left, of those who had before the table was in memory."""
        self._asked: tuple[int, float] | None = None
        """The question that was open when the table came into memory, and when it was put."""
        self._resumed: float | None = None
        """When the table came back into memory."""
        self._timer: asyncio.TimerHandle | None = None
        self.on_timeout: Callable[[int], None] = lambda _: None
        self.on_change: Callable[[], object] = lambda: None

    def look(self, match: Match, here: Collection[Viewer], shown: Mapping[Viewer, int] = MappingProxyType({})) -> bool:
        """Begin and end countdowns, now that these seats are `here`; is there anything to tell?

        `shown` are the versions up to which pages have shown what happened, of those that say so.
        """
        now = self._loop.time()
        held = blocking_seats(match, here)
        self._left = {seat: left for seat, left in self._left.items() if seat not in here}
        away = [seat for seat in held if seat not in here]
        self._away = {seat: self._away.get(seat, self._left.pop(seat, now)) for seat in away}
        before, self._waits = self._waits, {}
        for seat in awaited_seats(match):
            delay = SHOWING_SECONDS if seat in here and shown.get(seat, match.version) < _question(match) else 0.0
            wait = self._wait(match, seat, before.get(seat), now + delay, holds_up=seat in held)
            if wait is not None:
                self._waits[seat] = wait
        told, self._told = self._told, {seat: wait for seat, wait in self._waits.items() if wait.told <= now}
        self._set()
        return told != self._told

    def _wait(self, match: Match, seat: int, before: _Wait | None, begins: float, *, holds_up: bool) -> _Wait | None:
        question = _question(match)
        given, lapses, notice = clock_seconds(match, seat), match.lapses[seat], self._defaults.away_seconds
        if given is None and self._asked is not None and self._asked[0] == question:
            begins = min(begins, self._asked[1])  # no clock runs while the server is away
        since = min(before.since, begins) if before is not None and before.question == question else begins
        ends: list[tuple[float, Why]] = []
        if given is not None:
            ends.append((since + given + LAG_SECONDS, "clock"))
        elif holds_up:
            end = max(since, self._answered.get(seat, since)) + self._defaults.still_seconds
            ends.append((max(end, self._grace(self._defaults.still_seconds)), "still"))
        if seat in self._away:
            patience = _less(notice, lapses)
            ends.append((max(self._away[seat] + patience, self._grace(patience)), "away"))
        if not ends:
            return None
        end, why = min(ends)
        return _Wait(question, since, end, why, max(since, end - notice) if why == "still" else since)

    def answer(self, seat: int) -> None:
        """Its person is there: they have as much time again."""
        self._answered[seat] = self._loop.time()

    def left(self, match: Match, seat: int) -> int | None:
        """What the seat has left for the match once it has chosen, in milliseconds; None without such a clock."""
        timing = match.setup.timing
        if timing is None or not match.clocks:
            return None
        wait = self._waits.get(seat)
        if wait is None or match.table.is_open_call:
            return match.clocks[seat]
        spent = max(0, round(1000 * (self._loop.time() - wait.since)))
        return max(0, match.clocks[seat] - spent) + 1000 * timing.more

    def resume(
        self, match: Match, deadline: int | None, changed: int | None, last_seen: Mapping[int, LastSeen]
    ) -> None:
        """Go on after the table was forgotten: whoever is asked has what was left to them, and a little at least.

        `deadline` is until when the table waited by a clock, `changed` when its last question was put, both in
        milliseconds since 1970.
        """
        now = self._loop.time()
        for seat in awaited_seats(match):
            given = clock_seconds(match, seat)
            if given is not None and deadline is not None:
                left = max(deadline / 1000 - time() - LAG_SECONDS, min(given, BACK_SECONDS))
                since = now - max(0.0, given - left)
                self._waits[seat] = _Wait(_question(match), since, since + given + LAG_SECONDS, "clock", since)
        asked = self._moment(changed)
        self._asked = None if asked is None else (_question(match), asked)
        for seat, seen in last_seen.items():
            gone, answered = self._moment(seen.left), self._moment(seen.answered)
            if gone is not None:
                self._left[seat] = gone if asked is None else max(gone, asked)
            if answered is not None:
                self._answered[seat] = answered
        self._resumed = now
        self._set()

    def _grace(self, patience: float) -> float:
        """Until when nobody is counted out who was away or idle when the table came back into memory."""
        return 0.0 if self._resumed is None else self._resumed + min(BACK_SECONDS, patience)

    def _moment(self, at: int | None) -> float | None:
        """A moment in milliseconds since 1970 by the time of the event loop; none of them is to come."""
        return None if at is None else self._loop.time() - max(0.0, time() - at / 1000)

    def has_run_out(self, seat: int) -> bool:
        """Is this seat counted out?"""
        return seat in self._waits and self._waits[seat].end <= self._loop.time()

    def ends_within(self, seconds: float) -> bool:
        """Is anyone counted out so soon?"""
        return any(wait.end < self._loop.time() + seconds for wait in self._waits.values())

    @property
    def is_silent(self) -> bool:
        """Is there nothing to tell?"""
        return not self._told

    def message(self, match: Match) -> WaitsMessage:
        """How it is now."""
        now = self._loop.time()
        waits: list[Wait] = [
            {"seat": seat, "left": max(0, ceil(1000 * (wait.shown - now))), "why": wait.why}
            for seat, wait in sorted(self._told.items())
        ]
        return {"is": "waits", "waits": waits, "clocks": [*match.clocks] or None}

    def stop(self) -> None:
        """Nobody is counted down any more."""
        self._waits, self._told = {}, {}
        self._set()

    def _set(self) -> None:
        if self._timer:
            self._timer.cancel()
        moments: list[tuple[float, Callable[[], object]]] = [
            *((wait.told, self.on_change) for seat, wait in self._waits.items() if seat not in self._told),
            *((wait.end, partial(self._run_out, seat)) for seat, wait in self._waits.items()),
        ]
        first = min(moments, key=lambda one: one[0], default=None)
        self._timer = first and self._loop.call_at(*first)

    def _run_out(self, seat: int) -> None:
        self._timer = None
        wait = self._waits[seat]
        self._waits[seat] = wait._replace(end=min(wait.end, self._loop.time()))  # a timer may be a trifle early
        self.on_timeout(seat)


def _question(match: Match) -> int:
    """The version at which what is open was asked."""
    return match.question_version if match.table.is_open_call else match.move_version


def clock_seconds(match: Match, seat: int) -> float | None:
    """Seconds for the choice that is awaited; None without a clock."""
    timing = match.setup.timing
    if timing is None or timing.is_endless:
        return None
    limits = [] if timing.move is None else [float(timing.move)]
    if match.clocks and not match.table.is_open_call:
        limits.append(match.clocks[seat] / 1000)
    return _less(min(limits, default=CALL_SECONDS), match.lapses[seat])


def deadlines(match: Match) -> list[Deadline]:
    """Until when the table waits from now on, where it has clocks."""
    if not match.setup.has_clocks:
        return []
    given = [found for seat in awaited_seats(match) if (found := clock_seconds(match, seat)) is not None]
    at = None if not given else round(1000 * (time() + min(given) + LAG_SECONDS))
    return [Deadline(match.setup.id, at)]


def _less(seconds: float, lapses: int) -> float:
    """What is left of a time after so many lapses."""
    given: float = seconds / 2**lapses
    return max(min(seconds, LEAST_SECONDS), given)


def awaited_seats(match: Match) -> list[int]:
    """The seats of persons whose choice is awaited; none while a clock draws."""
    table = match.table
    if match.setup.open_seats or match.over or table.awaits_deal or table.clock_due:
        return []
    return [seat for seat, player in enumerate(match.seated.players) if player == PERSON and table.awaits(seat)]


def blocking_seats(match: Match, here: Collection[Viewer]) -> set[int]:
    """The seats for whose choice another person waits who is here."""
    if match.setup.timing is not None and not match.setup.timing.expects_company:
        return set()
    persons = {seat for seat, player in enumerate(match.seated.players) if player == PERSON and seat in here}
    return {seat for seat in awaited_seats(match) if persons - {seat}}
