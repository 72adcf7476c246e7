"""How soon persons are back: when a new version takes the server's place, and when a phone has slept for an hour.

    python -m bench.comebacks [--tables 100] [--slept 900]

First all persons of so many tables play on while the server is told to end (SIGTERM) and another one starts on the same
database; who is cut off tries again as the page does, about twice a second, and nothing that was acknowledged may be
gone. Then one person of a table sleeps while the others play so many entries, which is an hour at a move in four
seconds, or to the end of the match; they come back with their last entry, to a server that has the table in memory and
to one that has just started. Prints tables in Markdown.
"""

import argparse
import asyncio
import tempfile
import time
from collections import defaultdict
from contextlib import suppress
from pathlib import Path
from random import uniform

import httpx
from websockets.exceptions import WebSocketException

from bench.load.__main__ import allow_many_files, at
from bench.load.crowd import SEATS, Crowd, Mix
from bench.load.person import Person
from bench.load.server import Server
from bench.load.table import Table

_PLAYS = 5.0
"""Seconds before the server is told to end."""
_AWAY = 1.0
"""Seconds before a bot stands in for who sleeps."""


async def moved(server: Server, folder: str, tables: int) -> Server:
    """A new server in the place of the old one, while people play."""
    crowd = Crowd(server, Mix(dict.fromkeys(SEATS, 1), bots=0.3, clocks=0.5, gap=1, leaving=0))
    await crowd.grow(tables)
    await crowd.draw(1)
    await asyncio.sleep(_PLAYS)
    persons = [person for table in crowd.tables for person in table.persons]
    began = time.perf_counter()

    async def come_back(person: Person) -> tuple[float, float]:
        await person.closed()
        cut_off = time.perf_counter()
        while True:
            await asyncio.sleep(0.5 * uniform(0.75, 1.25))
            with suppress(OSError, WebSocketException):
                await person.come()
                now = time.perf_counter()
                return now - began, now - cut_off

    coming = [asyncio.create_task(come_back(person)) for person in persons]
    await asyncio.to_thread(server.stop)
    ended = time.perf_counter() - began
    after = await asyncio.to_thread(Server, folder, server.port)
    ready = time.perf_counter() - began
    times = await asyncio.gather(*coming)
    for table in crowd.tables:
        assert all(person.version >= table.acknowledged for person in table.persons), "an acknowledged choice is gone"
    choices = sum(table.acknowledged > 0 for table in crowd.tables)
    await crowd.end()
    print("| persons | tables with choices | old one ended | new one ready | half back | all back | cut off at most |")
    print("| ---: | ---: | ---: | ---: | ---: | ---: | ---: |")
    back, gone = sorted(first for first, _ in times), max(last for _, last in times)
    print(
        f"| {len(persons)} | {choices} | {ended:.2f} s | {ready:.2f} s | {at(back, 0.5):.2f} s | {back[-1]:.2f} s "
        f"| {gone:.2f} s |\n"
    )
    return after


async def slept(server: Server, folder: str, game: str, entries: int) -> Server:
    """One of two persons sleeps while bots and the other one play."""
    body = {"game": game, "name": "load", "reveal": "never", "pace": 0, "clock": 0}
    body["opponents"] = ["person", *["greedy"] * (SEATS[game] - 2)]
    async with httpx.AsyncClient(base_url=server.address.rstrip("/"), timeout=60) as http:
        table = await Table.open(http, body, defaultdict(list))
        await table.gather(http)
    awake, sleeper = table.persons
    while sleeper.version < 5:
        await table.move()
        await asyncio.sleep(0.01)
    await table.cut_off(sleeper)
    version, view = sleeper.version, sleeper.view
    while awake.version < version + entries and awake.view["phase"] != "over":
        await table.move()
        await asyncio.sleep(0.002)
    in_memory = await sleeper.come()
    missed = sleeper.version - version
    await asyncio.gather(sleeper.go(), awake.go())
    await asyncio.to_thread(server.stop)
    server = await asyncio.to_thread(Server, folder, 0, _AWAY)
    sleeper.version, sleeper.view = version, view
    sleeper.moves_to(server.address)
    from_disk = await sleeper.come()
    await sleeper.go()
    print(f"| {game} | {missed} | {in_memory:.0f} ms | {from_disk:.0f} ms |", flush=True)
    return server


async def measure(server: Server, folder: str, tables: int, entries: int) -> Server:
    """Both."""
    server = await moved(server, folder, tables)
    await asyncio.to_thread(server.stop)
    server = await asyncio.to_thread(Server, folder, 0, _AWAY)
    print("| game | entries missed | back, in memory | back, after a start |\n| --- | ---: | ---: | ---: |")
    for game in SEATS:
        server = await slept(server, folder, game, entries)
    return server


def main() -> None:
    """Measure, and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=100, help="at which people play while the server is changed")
    parser.add_argument("--slept", type=int, default=900, help="entries that are missed by who sleeps")
    arguments = parser.parse_args()
    allow_many_files()
    with tempfile.TemporaryDirectory(dir=Path.cwd()) as folder:
        server = Server(folder)
        try:
            server = asyncio.run(measure(server, folder, arguments.tables, arguments.slept))
        finally:
            server.stop()


if __name__ == "__main__":
    main()
