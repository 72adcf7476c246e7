"""The compilation of the searches of bots while the server already serves; until then greedy plays for them.

Compiling takes a minute of a processor the first time, and would delay every table if it ran in this process. So other
processes compile into the disk cache, which is loaded here. Games are prepared in the order in which they were visited.
"""

import asyncio
import logging
import os
from collections.abc import Callable, Sequence
from typing import NamedTuple

from hachiya.bots.rooms import PARTS
from hachiya.bots.search.bot import load, prepare
from hachiya.engine.accel import PLAIN
from hachiya.games.registry import ROOMS
from hachiya.workers.compiling import CompilingProcess

_log = logging.getLogger(__name__)

_AT_ONCE = min(2, os.cpu_count() or 1)
_LOADING_SECONDS = 2.0
_TELL_SECONDS = 1.0


class Progress(NamedTuple):
    """The progress of compilation: the numbers of searches compiled and in all, and the seconds left."""

    done: int
    total: int
    seconds_left: float
    """The remaining seconds for all of them, about."""


class Preparation:
    """Prepares the search of every room (games with the same rules); it is used from the event loop alone."""

    def __init__(self, rooms: Sequence[str] = ROOMS) -> None:
        self._rooms = rooms
        self._visited: list[str] = []
        self._loading: list[str] = []
        self._waiting: list[str] = []
        self._processes: dict[str, CompilingProcess] = {}
        self._ready: set[str] = set()
        self._pace = 1.0
        """The factor by which compiling takes longer here than `PARTS` say."""

    def note_visit(self, room: str) -> None:
        """Note that somebody sits at a table of this room, whose search is then prepared first."""
        if room not in self._visited:
            self._visited.append(room)

    def seconds_left(self, room: str) -> float | None:
        """Estimate the seconds until a room's search is ready: 0 if it is, None if it never will be."""
        if room in self._ready:
            return 0
        return _LOADING_SECONDS if room in self._loading else self._left().get(room)

    async def run(self, report: Callable[[Progress], None] = lambda _: None) -> None:
        """Prepare all searches; `report` gets the progress every second while one is compiled.

        Without Numba they are never ready.
        """
        if PLAIN:
            return
        self._loading, self._waiting = [*self._rooms], []
        for room in self._rooms:
            loaded = await asyncio.to_thread(_loaded, room)
            self._loading.remove(room)
            (self._ready.add if loaded else self._waiting.append)(room)
        if self._waiting:
            await self._compile_all(report)

    async def _compile_all(self, report: Callable[[Progress], None]) -> None:
        total, before = len(self._waiting), len(self._ready)
        lanes = {asyncio.create_task(self._compile_next()) for _ in range(_AT_ONCE)}
        try:
            while lanes:
                report(Progress(len(self._ready) - before, total, max(self._left().values(), default=0)))
                _, lanes = await asyncio.wait(lanes, timeout=_TELL_SECONDS)
            report(Progress(len(self._ready) - before, total, 0))
        finally:
            for lane in lanes:
                lane.cancel()
            await asyncio.gather(*lanes, return_exceptions=True)

    async def _compile_next(self) -> None:
        while self._waiting:
            room = self._order()[0]
            self._waiting.remove(room)
            process = self._processes[room] = CompilingProcess(room)
            fault = await _compiled(process) or await asyncio.to_thread(_prepared, room)
            if fault:
                _log.error("the search of %s could not be compiled (%s); greedy plays there", room, fault)
            else:
                self._pace = process.spent / PARTS[room].seconds
                self._ready.add(room)
            del self._processes[room]

    def _order(self) -> list[str]:
        """The waiting rooms, visited ones first."""
        return sorted(self._waiting, key=[*self._visited, *self._rooms].index)

    def _left(self) -> dict[str, float]:
        """The estimated seconds until each compiling or waiting room is ready."""
        shares = [process.share for process in self._processes.values()]
        share = sum(shares) / len(shares) if shares else 1.0
        expected = {room: self._pace * PARTS[room].seconds for room in self._rooms}
        left = {room: process.seconds_left(expected[room]) for room, process in self._processes.items()}
        lanes = [*left.values(), *[0.0] * (_AT_ONCE - len(left))]
        for room in self._order():
            first = lanes.index(min(lanes))
            left[room] = lanes[first] = lanes[first] + expected[room] / share
        return left


def _loaded(room: str) -> bool:
    try:
        return load(room)
    except Exception:  # the process that compiles will say why
        return False


async def _compiled(process: CompilingProcess) -> str:
    """Compile a search; return the error, or an empty text."""
    try:
        return await process.run()
    except Exception as error:  # the process may not even start, and the next room is compiled
        return repr(error)


def _prepared(room: str) -> str:
    """Prepare a search; return the error, or an empty text."""
    try:
        prepare(room)
    except Exception as error:
        return repr(error)
    return ""
