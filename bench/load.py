"""How many tables one server carries: real clients over loopback WebSockets, three connections a table.

    python bench/load.py [--tables 100,300,600,1000] [--seconds 20] [--gap 4] [--clocks]

Every table makes one move in `gap` seconds, by the seat whose turn it is. A move's time runs from just before it is
sent until the last of the three seats has its entry. Server (SQLite, synchronous=FULL) and driver share the machine.
Prints a table in Markdown: p50, p99 and worst times, CPU of both (100 % is one core), memory a table.
"""

import argparse
import asyncio
import gc
import json
import os
import platform
import random
import re
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

from hachiya.tables.changes import changed

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuv"
VERSION = re.compile(r'\{"is":"(?:entry|table)".*?"version":(\d+)')
WANTED_MS = 100
SERVER = """
import sys
from hachiya.server.serve import serve
from hachiya.server.settings import Limits, Settings
limits = Limits(connections_per_client=10**6, sockets_per_client=10**6, tables_rate=1e6, tables_burst=10**6,
                requests_rate=1e6, requests_burst=10**6)
serve(Settings(database=f"sqlite:///{sys.argv[1]}/load.sqlite", port=0, pace_ms=0, limits=limits),
      lambda found: print(found.here, flush=True))
"""


@dataclass
class Figures:
    """What one step of the curve has shown. Times in ms, CPU in cores, memory in kB a table."""

    tables: int
    times: list[float]
    moves: int
    refused: int
    server_cpu: float
    driver_cpu: float
    memory: float

    def at(self, share: float) -> float:
        """The time within which this share of the moves was told to everyone."""
        times = sorted(self.times)
        return times[min(len(times) - 1, int(share * len(times)))]


@dataclass
class Table:
    """A table with its three connections; `views` are what each sees."""

    connections: list[ClientConnection] = field(default_factory=list)
    views: list[dict[str, Any]] = field(default_factory=lambda: [{}, {}, {}])
    versions: list[int] = field(default_factory=lambda: [0, 0, 0])
    sent: float = 0.0
    awaited: int = 0
    times: list[float] = field(default_factory=list)
    refused: int = 0

    async def listen(self, seat: int) -> None:
        """Take what comes, and stop the clock when the last seat has heard of a move."""
        async for text in self.connections[seat]:
            assert isinstance(text, str)
            found = VERSION.match(text)
            if found:
                self.versions[seat] = int(found[1])
                if self.awaited and min(self.versions) >= self.awaited:
                    self.times.append(1000 * (time.perf_counter() - self.sent))
                    self.awaited = 0
                told = json.loads(text)
                self.views[seat] = told["view"] if "view" in told else changed(self.views[seat], told["changes"])
            elif text.startswith('{"is":"nack"'):
                self.refused += 1

    async def move(self) -> None:
        """The seat at turn chooses at random."""
        if self.awaited or min(self.versions) != max(self.versions):
            self.refused += 1
            return
        turn = self.views[0]["turn"]
        if turn is None:
            return
        view = self.views[turn]
        self.awaited = self.versions[turn] + 1
        act = {"do": "act", "id": str(self.awaited), "version": self.versions[turn], "actions": chosen(view)}
        text = json.dumps(act)
        self.sent = time.perf_counter()
        await self.connections[turn].send(text)


def chosen(view: dict[str, Any]) -> list[int]:
    """One of the choices, with the ribbons it needs."""
    offer = random.choice(view["choices"])
    ribbons = offer.get("ribbons", {"of": "", "count": 0})
    return [offer["action"], *sorted(random.sample([LETTERS.index(card) for card in ribbons["of"]], ribbons["count"]))]


class Load:
    """The driver."""

    def __init__(self, address: str, process: int, gap: float, clocks: bool) -> None:
        self.address = address
        self.timing = {"match": 3600, "more": 5} if clocks else None
        self.process = process
        self.gap = gap
        self.tables: list[Table] = []
        self.tasks: list[asyncio.Task[None]] = []
        self.empty = resident(process)

    async def grow(self, wanted: int) -> None:
        """Open tables until there are so many."""
        async with httpx.AsyncClient(base_url=self.address, timeout=60) as http:
            while len(self.tables) < wanted:
                few = min(20, wanted - len(self.tables))
                await asyncio.gather(*(self.open(http) for _ in range(few)))

    async def open(self, http: httpx.AsyncClient) -> None:
        """One table, its connections, and its player."""
        body = {"game": "sannin", "name": "load", "opponents": ["person", "person"], "pace": 0, "reveal": "never"}
        body["timing"] = self.timing
        seated = (await http.post("/api/tables", json=body)).raise_for_status().json()
        places = {seated["seat"]: seated}
        for link in seated["joins"]:
            where = f"/t/{seated['table']}/{link['seat']}/join"
            joined = await http.post(where, json={"invitation": link["invitation"]})
            places[link["seat"]] = joined.raise_for_status().json()
        table = Table()
        for seat in range(3):
            where = f"ws{self.address.rstrip('/')[4:]}{places[seat]['path']}/ws?version=0"
            cookie = {"Cookie": f"seat={places[seat]['recovery']}"}
            table.connections.append(
                await connect(
                    where,
                    origin=self.address.rstrip("/"),  # type: ignore[arg-type]
                    additional_headers=cookie,
                    compression=None,
                    ping_interval=None,
                )
            )
            self.tasks.append(asyncio.create_task(table.listen(seat)))
        self.tasks.append(asyncio.create_task(self.play(table)))
        self.tables.append(table)

    async def play(self, table: Table) -> None:
        """A move in every gap, the tables spread over it evenly."""
        due = time.perf_counter() + random.uniform(0.2, 1) * self.gap
        while True:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            due += self.gap
            await table.move()

    async def measure(self, seconds: float) -> Figures:
        """Watch for a while."""
        for table in self.tables:
            table.times.clear()
            table.refused = 0
        began, server, driver = time.perf_counter(), cpu(self.process), cpu(os.getpid())
        await asyncio.sleep(seconds)
        took = time.perf_counter() - began
        times = [one for table in self.tables for one in table.times]
        return Figures(
            len(self.tables),
            times,
            len(times),
            sum(table.refused for table in self.tables),
            (cpu(self.process) - server) / took,
            (cpu(os.getpid()) - driver) / took,
            (resident(self.process) - self.empty) / len(self.tables),
        )


def cpu(process: int) -> float:
    """Seconds of CPU that a process has used."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def resident(process: int) -> float:
    """Memory of a process in kB."""
    status = Path(f"/proc/{process}/status").read_text()
    found = re.search(r"VmRSS:\s+(\d+)", status)
    assert found
    return float(found[1])


async def drive(
    address: str, process: int, steps: list[int], seconds: float, gap: float, clocks: bool
) -> list[Figures]:
    """The whole curve."""
    load = Load(address, process, gap, clocks)
    curve = []
    for wanted in steps:
        await load.grow(wanted)
        gc.collect()
        gc.freeze()  # the driver's own pauses are not the server's
        await asyncio.sleep(1.5 * gap)
        figures = await load.measure(seconds)
        curve.append(figures)
        print(row(figures), flush=True)
    for task in load.tasks:
        task.cancel()
    await asyncio.gather(*load.tasks, return_exceptions=True)
    for table in load.tables:
        for connection in table.connections:
            connection.transport.abort()
    return curve


def row(step: Figures) -> str:
    """One line of the printed table."""
    return (
        f"| {step.tables:,} | {step.moves:,} | {step.at(0.5):.1f} | {step.at(0.99):.1f} | {max(step.times):.0f} "
        f"| {step.server_cpu:.0%} | {step.driver_cpu:.0%} | {step.memory:.0f} | {step.refused} |"
    )


HEAD = """| tables | moves | p50 ms | p99 ms | worst ms | server CPU | driver CPU | kB a table | not moved |
| ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |"""


def main() -> None:
    """Start a server, drive it, print the curve."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", default="100,300,600,1000,1500,2000", help="steps of the curve")
    parser.add_argument("--seconds", type=float, default=20, help="how long each step is watched")
    parser.add_argument("--clocks", action="store_true", help="persons have an hour, and 5 s back with each move")
    parser.add_argument("--gap", type=float, default=4, help="seconds between two moves at a table")
    arguments = parser.parse_args()
    steps = [int(step) for step in arguments.tables.split(",")]
    allow_many_files()
    gc.disable()
    with tempfile.TemporaryDirectory(dir=Path.cwd()) as folder:
        command = (sys.executable, "-c", SERVER, folder)
        server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        try:
            assert server.stdout
            address = server.stdout.readline().strip()
            print(f"{platform.machine()}, {os.cpu_count()} cores, CPython {platform.python_version()}\n\n{HEAD}")
            curve = asyncio.run(drive(address, server.pid, steps, arguments.seconds, arguments.gap, arguments.clocks))
        finally:
            server.terminate()
            server.wait(20)
    good = [step.tables for step in curve if step.at(0.99) <= WANTED_MS]
    print(f"\nmost tables at p99 <= {WANTED_MS} ms: {max(good, default=0):,}")


def allow_many_files() -> None:
    """Three connections a table."""
    import resource

    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(65_536, hard), hard))


if __name__ == "__main__":
    main()
