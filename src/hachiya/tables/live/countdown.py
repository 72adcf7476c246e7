"""Countdowns of persons for whom a table waits. When one runs out, a bot stands in until the person comes back.

At a table with clocks the countdown of an awaited seat begins when the page shows the question. An absent person is
counted down at any table while another person waits for them. Without clocks, a person who is here and keeps another
waiting for long is asked whether they are there, and counted out if they do not answer. A seat that is counted out
again and again gets less time each time. At a table without limits nobody is counted down.
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
"""The shortest countdown, unless the limit itself is shorter."""
LAG_SECONDS = 1.0
"""The delay by which a choice may miss a clock, for the time that it was on its way."""
CALL_SECONDS = 30.0
"""The time to answer an open call, at a table that limits no single choice."""
BACK_SECONDS = 20.0
"""The least time for an awaited seat after a restart of the server."""
SHOWING_SECONDS = 10.0
"""The longest time for which a clock waits while a page shows earlier events."""

Why = Literal["away", "clock", "still"]


@with_config(STRICT)
class Wait(TypedDict):
    """The countdown of a seat: the milliseconds that are left, and its reason.

    The reason is a clock (`clock`), an absent person (`away`), or a person who has done nothing for long (`still`).
    """

    seat: Seat
    left: Count
    why: Why


_Waits = TypedDict("_Waits", {"is": Literal["waits"], "waits": list[Wait], "clocks": list[Count] | None})


@with_config(STRICT)
class WaitsMessage(_Waits):
    """The running countdowns (`waits`), and the milliseconds that each seat has left for the match (`clocks`).

    `clocks` is null at a table without such clocks. The message is sent whenever a countdown begins, ends or changes.
    """


class _Wait(NamedTuple):
    question: int
    """The version at which the question was put."""
    since: float
    """When the time begins to run."""
    end: float
    """When the seat is counted out, by the time of the event loop."""
    why: Why
    notified_at: float
    """When everybody is notified of the countdown."""

    @property
    def shown_end(self) -> float:
        """The end of the countdown that pages show."""
        return self.end - (LAG_SECONDS if self.why == "clock" else 0.0)


class Countdown:
    """The countdowns of one table, a countdown for each person for whom the table waits.

    `on_timeout` is called with a seat whose countdown has run out, `on_change` when everybody is to be notified of a
    countdown.
    """

    __slots__ = (
        "_answered",
        "_away",
        "_defaults",
        "_left",
        "_loop",
        "_notified",
        "_open_question",
        "_resumed",
        "_timer",
        "_waits",
        "on_change",
        "on_timeout",
    )

    def __init__(self, defaults: Defaults) -> None:
        self._defaults = defaults
        self._loop = asyncio.get_running_loop()
        self._waits: dict[int, _Wait] = {}
        self._notified: dict[int, _Wait] = {}
        """The countdowns of which everybody was notified."""
        self._away: dict[int, float] = {}
        """By seat of an absent person: since when others wait for them."""
        self._answered: dict[int, float] = {}
        """By seat: when its person last confirmed that they are there."""
        self._left: dict[int, float] = {}
        """By seat: when its person left, if that was before the table came into memory."""
        self._open_question: tuple[int, float] | None = None
        """The version and the time of the question that was open when the table came into memory."""
        self._resumed: float | None = None
        """When the table came back into memory."""
        self._timer: asyncio.TimerHandle | None = None
        self.on_timeout: Callable[[int], None] = lambda _: None
        self.on_change: Callable[[], object] = lambda: None

    def update(
        self, match: Match, here: Collection[Viewer], shown: Mapping[Viewer, int] = MappingProxyType({})
    ) -> bool:
        """Begin and end countdowns after a change of the match or of the present viewers `here`.

        Return whether the countdowns have changed of which everybody is notified. `shown` has the version up to which
        each viewer's page has shown the events, for pages that report it.
        """
        now = self._loop.time()
        blocking = blocking_seats(match, here)
        self._left = {seat: left for seat, left in self._left.items() if seat not in here}
        away = [seat for seat in blocking if seat not in here]
        self._away = {seat: self._away.get(seat, self._left.pop(seat, now)) for seat in away}
        earlier, self._waits = self._waits, {}
        for seat in awaited_seats(match):
            delay = SHOWING_SECONDS if seat in here and shown.get(seat, match.version) < _question(match) else 0.0
            wait = self._wait(match, seat, earlier.get(seat), now + delay, holds_up=seat in blocking)
            if wait is not None:
                self._waits[seat] = wait
        before = self._notified
        self._notified = {seat: wait for seat, wait in self._waits.items() if wait.notified_at <= now}
        self._set()
        return before != self._notified

    def _wait(self, match: Match, seat: int, before: _Wait | None, begins: float, *, holds_up: bool) -> _Wait | None:
        question = _question(match)
        limit, lapses, notice = clock_seconds(match, seat), match.lapses[seat], self._defaults.away_seconds
        if limit is None and self._open_question is not None and self._open_question[0] == question:
            begins = min(begins, self._open_question[1])  # no clock runs while the server is away
        since = min(before.since, begins) if before is not None and before.question == question else begins
        ends: list[tuple[float, Why]] = []
        if limit is not None:
            ends.append((since + limit + LAG_SECONDS, "clock"))
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

    def restart_idle_time(self, seat: int) -> None:
        """Restart the idle time of a seat whose person has confirmed that they are there."""
        self._answered[seat] = self._loop.time()

    def match_time_left(self, match: Match, seat: int) -> int | None:
        """Return the milliseconds that a seat would have left for the match if it chose now.

        None at a table without a clock for the match.
        """
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
        """Continue the countdowns of a table that was loaded again, with at least a little time for each awaited seat.

        `deadline` is the stored deadline by a clock, `changed` the time of the last question, both in milliseconds
        since 1970.
        """
        now = self._loop.time()
        for seat in awaited_seats(match):
            limit = clock_seconds(match, seat)
            if limit is not None and deadline is not None:
                left = max(deadline / 1000 - time() - LAG_SECONDS, min(limit, BACK_SECONDS))
                since = now - max(0.0, limit - left)
                self._waits[seat] = _Wait(_question(match), since, since + limit + LAG_SECONDS, "clock", since)
        asked_at = self._moment(changed)
        self._open_question = None if asked_at is None else (_question(match), asked_at)
        for seat, seen in last_seen.items():
            left_at, answered_at = self._moment(seen.left), self._moment(seen.answered)
            if left_at is not None:
                self._left[seat] = left_at if asked_at is None else max(left_at, asked_at)
            if answered_at is not None:
                self._answered[seat] = answered_at
        self._resumed = now
        self._set()

    def _grace(self, patience: float) -> float:
        """Until when no absent or idle person is counted out after the table came back into memory."""
        return 0.0 if self._resumed is None else self._resumed + min(BACK_SECONDS, patience)

    def _moment(self, at: int | None) -> float | None:
        """A moment in milliseconds since 1970 by the event loop's clock, at the latest now."""
        return None if at is None else self._loop.time() - max(0.0, time() - at / 1000)

    def has_run_out(self, seat: int) -> bool:
        """Whether the countdown of this seat has run out."""
        return seat in self._waits and self._waits[seat].end <= self._loop.time()

    def ends_within(self, seconds: float) -> bool:
        """Whether a countdown ends within this number of seconds."""
        return any(wait.end < self._loop.time() + seconds for wait in self._waits.values())

    @property
    def is_silent(self) -> bool:
        """Whether there is no countdown of which everybody is to be notified."""
        return not self._notified

    def message(self, match: Match) -> WaitsMessage:
        """Make the message of the running countdowns."""
        now = self._loop.time()
        waits: list[Wait] = [
            {"seat": seat, "left": max(0, ceil(1000 * (wait.shown_end - now))), "why": wait.why}
            for seat, wait in sorted(self._notified.items())
        ]
        return {"is": "waits", "waits": waits, "clocks": [*match.clocks] or None}

    def stop(self) -> None:
        """End all countdowns."""
        self._waits, self._notified = {}, {}
        self._set()

    def _set(self) -> None:
        if self._timer:
            self._timer.cancel()
        moments: list[tuple[float, Callable[[], object]]] = [
            *((wait.notified_at, self.on_change) for seat, wait in self._waits.items() if seat not in self._notified),
            *((wait.end, partial(self._run_out, seat)) for seat, wait in self._waits.items()),
        ]
        first = min(moments, key=lambda moment: moment[0], default=None)
        self._timer = first and self._loop.call_at(*first)

    def _run_out(self, seat: int) -> None:
        self._timer = None
        wait = self._waits[seat]
        self._waits[seat] = wait._replace(end=min(wait.end, self._loop.time()))  # a timer may be a trifle early
        self.on_timeout(seat)


def _question(match: Match) -> int:
    """The version at which the open question was put."""
    return match.question_version if match.table.is_open_call else match.move_version


def clock_seconds(match: Match, seat: int) -> float | None:
    """Return the seconds that a clock gives a seat for the awaited choice; None without a clock."""
    timing = match.setup.timing
    if timing is None or timing.is_endless:
        return None
    limits = [] if timing.move is None else [float(timing.move)]
    if match.clocks and not match.table.is_open_call:
        limits.append(match.clocks[seat] / 1000)
    return _less(min(limits, default=CALL_SECONDS), match.lapses[seat])


def deadlines(match: Match) -> list[Deadline]:
    """Return the deadline to store for the table, in a list: it is empty at a table without clocks."""
    if not match.setup.has_clocks:
        return []
    limits = [limit for seat in awaited_seats(match) if (limit := clock_seconds(match, seat)) is not None]
    at = round(1000 * (time() + min(limits) + LAG_SECONDS)) if limits else None
    return [Deadline(match.setup.id, at)]


def _less(seconds: float, lapses: int) -> float:
    """A time limit after so many lapses: each halves it, down to `LEAST_SECONDS`."""
    halved: float = seconds / 2**lapses
    return max(min(seconds, LEAST_SECONDS), halved)


def awaited_seats(match: Match) -> list[int]:
    """Return the seats of persons whose choice is awaited; none while cards are drawn by the clock."""
    table = match.table
    if match.setup.open_seats or match.over or table.awaits_deal or table.clock_due:
        return []
    return [seat for seat, player in enumerate(match.seated.players) if player == PERSON and table.awaits(seat)]


def blocking_seats(match: Match, here: Collection[Viewer]) -> set[int]:
    """Return the awaited seats for which another present person waits."""
    if match.setup.timing is not None and not match.setup.timing.expects_company:
        return set()
    persons = {seat for seat, player in enumerate(match.seated.players) if player == PERSON and seat in here}
    return {seat for seat in awaited_seats(match) if persons - {seat}}
