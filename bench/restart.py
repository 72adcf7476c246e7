"""How soon a server serves its tables after its start, while all of them are asked for at once.

    python -m bench.restart [--tables 5000] [--spread 2]

A database is filled with running tables of all games, each with its first 40 entries. Then a server is started, and a
spectator of each table tries to connect at random moments, `spread` seconds apart, until the table is told. Times run
from the start of the process. Clients and server share the machine. Prints a table in Markdown.
"""

import argparse
import asyncio
import os
import platform
import random
import subprocess
import sys
import tempfile
import time
from dataclasses import replace
from itertools import islice
from pathlib import Path
from random import Random
from typing import NamedTuple

from bench.load.__main__ import allow_many_files, at
from hachiya.games.registry import GAMES
from hachiya.store.database import open_database
from hachiya.store.event_store import EventStore
from hachiya.tables.match.match import Match
from hachiya.tables.match.standing import standing
from hachiya.tables.stored.entries import Entry
from hachiya.tables.stored.setup import Setup
from hachiya.tables.stored.standing import Standing
from hachiya.tables.stored.store import StoreChange
from tests.playing import Menu
from tests.server.running import free_port
from tests.tables.play import entries, new_setup

_ENTRIES = 40
_AT_ONCE = 50
"""The number of tables that one transaction stores."""
_SCRIPT = """
import sys
from hachiya.server.serve import serve
from hachiya.server.settings import Limits, Settings
limits = Limits(connections_per_client=10**6, sockets_per_client=10**6, requests_rate=1e6, requests_burst=10**6)
serve(Settings(database=sys.argv[1], port=int(sys.argv[2]), limits=limits))
"""


class RunningMatch(NamedTuple):
    """The rows of a match in its middle."""

    setup: Setup
    entries: list[Entry]
    standing: Standing

    def rows(self, number: int) -> list[StoreChange]:
        """Return the rows for the table of this number."""
        table = name(number)
        entries_there = [replace(entry, table=table) for entry in self.entries]
        return [replace(self.setup, id=table), *entries_there, replace(self.standing, table=table)]


def running_match(game: str) -> RunningMatch:
    """Play the beginning of a match."""
    setup = new_setup(Menu(game, {}, GAMES[game].seats[0]))
    played = list(islice(entries(Match(setup), Random(1)), _ENTRIES))
    return RunningMatch(setup, [entry for _, entry in played], standing(played[-1][0]))


async def fill(database: str, tables: int) -> None:
    """Store running tables, whose ids are the numbers from 0."""
    matches = [running_match(game) for game in GAMES]
    store = EventStore(open_database(database))
    store.start()
    for first in range(0, tables, _AT_ONCE):
        ids = range(first, min(tables, first + _AT_ONCE))
        await store.add(*(row for number in ids for row in matches[number % len(matches)].rows(number)))
    await store.close()


def name(number: int) -> str:
    """Return the id of a table."""
    return f"{number:016d}"


async def time_of_table(number: int, port: int, spread: float) -> float:
    """Connect to a table until it is told; return the time."""
    request = (
        f"GET /t/{name(number)}/table/ws?version=0 HTTP/1.1\r\nHost: localhost:{port}\r\n"
        f"Origin: http://localhost:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
    ).encode()
    while True:
        await asyncio.sleep(random.uniform(0, spread))
        try:
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(request)
            await reader.readuntil(b'"is":"table"')
        except (OSError, asyncio.IncompleteReadError):
            continue
        return time.perf_counter()


async def measure(database: str, tables: int, spread: float) -> list[float]:
    """Start a server, and return the seconds until each table was told, in their order."""
    port, began = free_port(), time.perf_counter()
    server = subprocess.Popen((sys.executable, "-c", _SCRIPT, database, str(port)), stderr=subprocess.DEVNULL)
    try:
        times = await asyncio.gather(*(time_of_table(number, port, spread) for number in range(tables)))
    finally:
        server.kill()
        server.wait()
    return sorted(moment - began for moment in times)


def main() -> None:
    """Fill a database, start a server on it, and print the times."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=5000, help="running tables")
    parser.add_argument("--spread", type=float, default=2.0, help="seconds between two tries of a client, at most")
    arguments = parser.parse_args()
    allow_many_files()
    with tempfile.TemporaryDirectory(dir=Path.cwd()) as folder:
        database = f"sqlite:///{folder}/restart.sqlite"
        asyncio.run(fill(database, arguments.tables))
        times = asyncio.run(measure(database, arguments.tables, arguments.spread))
    print(f"{platform.machine()}, {os.cpu_count()} cores, CPython {platform.python_version()}\n")
    print("| tables | first table | tenth | half of them | 99 % | all |\n| ---: | ---: | ---: | ---: | ---: | ---: |")
    figures = (times[0], times[min(9, len(times) - 1)], at(times, 0.5), at(times, 0.99), times[-1])
    print(f"| {arguments.tables:,} | {' | '.join(f'{seconds:.2f} s' for seconds in figures)} |")


if __name__ == "__main__":
    main()
