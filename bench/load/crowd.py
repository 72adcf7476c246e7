"""Many tables of all games, with bots, clocks, drawings, and persons who come and go."""

import asyncio
import os
import random
import time
from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple

import httpx

from bench.load.person import Message
from bench.load.server import Servers, cpu
from bench.load.table import Table, Times

SEATS = {"sannin": 3, "nakayoshi": 4, "shiragiku": 3, "hachiju": 3, "bashifen": 4}
_AT_ONCE = 20
"""The number of tables that are opened at a time."""


class Mix(NamedTuple):
    """The mix of the tables."""

    games: Mapping[str, int]
    """The relative number of tables of each game."""
    bots: float
    """The share of the seats other than the host's that bots play."""
    bot: str
    """The id of these bots."""
    clocks: float
    """The share of the tables that have clocks: an hour, and 5 s back with each choice."""
    gap: float
    """Seconds between two choices of persons at a table."""
    leaving: float
    """The mean seconds between two cut connections at a table; 0: none is cut."""


@dataclass
class Figures:
    """The results of one step of the curve. Times are in ms, CPU in cores, memory in kB a table."""

    tables: int
    drawing: int
    persons: int
    times: Times
    refused: int
    late: int
    server_cpu: float
    choice_cpu: float
    """The servers' milliseconds of CPU for each choice of a person, including all its consequences."""
    database_cpu: float
    driver_cpu: float
    memory: float


class Crowd:
    """The driver of all tables."""

    def __init__(self, servers: Servers, mix: Mix) -> None:
        self.servers = servers
        self.mix = mix
        self.tables: list[Table] = []
        self.times: Times = defaultdict(list)
        self._random = random.Random(1)
        self._games = [game for game, share in mix.games.items() for _ in range(share)]
        self._random.shuffle(self._games)
        self._tasks: list[asyncio.Task[None]] = []

    async def grow(self, wanted: int) -> None:
        """Open tables until there are `wanted`. Where a clock draws cards, the last person is held back."""
        async with self._http() as http:
            while len(self.tables) < wanted:
                few = range(len(self.tables), min(wanted, len(self.tables) + _AT_ONCE))
                await asyncio.gather(*(self._open(http, number) for number in few))

    async def draw(self, seconds: float) -> None:
        """Let the persons come who were held back, spread evenly over this time."""
        async with self._http() as http:

            async def begin(table: Table, after: float) -> None:
                await asyncio.sleep(after)
                await table.gather(http)
                self._play(table)

            waiting = [table for table in self.tables if table.invited]
            await asyncio.gather(*(begin(table, seconds * place / len(waiting)) for place, table in enumerate(waiting)))

    async def watch(self, seconds: float) -> Figures:
        """Measure the running tables for some seconds."""
        self.times.clear()
        for table in self.tables:
            table.refused = table.late = 0
        began, driver = time.perf_counter(), cpu(os.getpid())
        server, database = self.servers.cpu(), self.servers.database_cpu()
        drawing = sum(table.is_drawing for table in self.tables)
        await asyncio.sleep(seconds)
        took = time.perf_counter() - began
        server_cpu = self.servers.cpu() - server
        return Figures(
            len(self.tables),
            min(drawing, sum(table.is_drawing for table in self.tables)),
            sum(len(table.persons) for table in self.tables),
            Times(list, {what: [*times] for what, times in self.times.items()}),
            sum(table.refused for table in self.tables),
            sum(table.late for table in self.tables),
            server_cpu / took,
            server_cpu * 1000 / max(1, sum(len(self.times[game]) for game in SEATS)),
            (self.servers.database_cpu() - database) / took,
            (cpu(os.getpid()) - driver) / took,
            (self.servers.memory() - self.servers.empty) / len(self.tables),
        )

    async def end(self) -> None:
        """End all connections."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await asyncio.gather(*(person.go() for table in self.tables for person in table.persons))

    def _http(self) -> httpx.AsyncClient:
        return httpx.AsyncClient(timeout=60)

    async def _open(self, http: httpx.AsyncClient, number: int) -> None:
        body = self._order(self._games[number % len(self._games)])
        address = self.servers.addresses[number % len(self.servers.addresses)]
        table = await Table.open(http, address, body, self.times)
        lets_wait = body["game"] == "bashifen"
        await table.gather(http, but=int(lets_wait))
        self.tables.append(table)
        if not lets_wait:
            self._play(table)

    def _order(self, game: str) -> Message:
        others = [self._random.random() < self.mix.bots for _ in range(SEATS[game] - 1)]
        if game == "bashifen":
            others[0] = False  # one for whom the others wait
        return {
            "game": game,
            "name": "load",
            "opponents": [self.mix.bot if is_bot else "person" for is_bot in others],
            "reveal": "never",
            "timing": {"match": 3600, "more": 5} if self._random.random() < self.mix.clocks else None,
        }

    def _play(self, table: Table) -> None:
        self._tasks.append(asyncio.create_task(self._keep_moving(table)))
        if self.mix.leaving:
            self._tasks.append(asyncio.create_task(table.come_and_go(self.mix.leaving)))

    async def _keep_moving(self, table: Table) -> None:
        """Make a choice in every gap; the tables are spread over it evenly."""
        due = time.perf_counter() + random.uniform(0.2, 1) * self.mix.gap
        while True:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            due += self.mix.gap
            await table.move()
