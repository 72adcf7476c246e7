"""How many tables servers carry: real clients over loopback WebSockets, one for each person.

    python -m bench.load [--tables 100,300,1000] [--seconds 20] [--gap 4] [--games sannin=1] [--bots 0.3]
        [--bot greedy] [--clocks 0.5] [--leaving 60] [--processes 2]

At every table a person chooses in `gap` seconds. A choice's time runs from just before it is sent until the last
person who is there has its entry. At bashifen all tables of a step begin to draw just before it is watched, a card in
0.3 s; a card's time is by how much it came later than that after the card before it. Who comes back is timed from the
new connection until all that was lacking has been told. Without `--processes` there is a server on SQLite
(synchronous=FULL); else so many servers share a PostgreSQL database that is started for them, and the persons of a
table all reach the same server, as a proxy lets them. Servers, database and driver share the machine. CPU of a server
includes that of its workers. Prints tables in Markdown; 100 % CPU is one core.
"""

import argparse
import asyncio
import gc
import os
import platform
import tempfile
from pathlib import Path

from bench.load.crowd import SEATS, Crowd, Figures, Mix
from bench.load.server import Servers

WANTED_MS = 100
HEAD = """| tables | drawing | persons | server CPU | ms a choice | database | driver | kB a table | refused | late |
| ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |"""
KINDS = """| tables | what | number | p50 ms | p99 ms | worst ms |
| ---: | --- | ---: | ---: | ---: | ---: |"""


async def drive(servers: Servers, steps: list[int], seconds: float, mix: Mix) -> list[Figures]:
    """Measure all steps of the curve."""
    crowd = Crowd(servers, mix)
    curve = []
    for wanted in steps:
        await crowd.grow(wanted)
        gc.collect()
        gc.freeze()  # the driver's own pauses are not the server's
        await crowd.draw(min(mix.gap, 4.0))
        curve.append(await crowd.watch(seconds))
    await crowd.end()
    return curve


def row(step: Figures) -> str:
    """The row of the costs of a step."""
    return (
        f"| {step.tables:,} | {step.drawing:,} | {step.persons:,} | {step.server_cpu:.0%} | {step.choice_cpu:.2f} "
        f"| {step.database_cpu:.0%} "
        f"| {step.driver_cpu:.0%} | {step.memory:.0f} | {step.refused} | {step.late} |"
    )


def kinds(step: Figures) -> list[str]:
    """The rows of the times of a step."""
    return [
        f"| {step.tables:,} | {what} | {len(times):,} | {at(times, 0.5):.1f} | {at(times, 0.99):.1f} "
        f"| {max(times):.0f} |"
        for what, times in sorted(step.times.items())
        if times
    ]


def at(times: list[float], share: float) -> float:
    """The quantile of times at this share."""
    ordered = sorted(times)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


def main() -> None:
    """Start a server, drive it, and print the curve."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", default="100,300,1000", help="steps of the curve")
    parser.add_argument("--seconds", type=float, default=20, help="how long each step is watched")
    parser.add_argument("--gap", type=float, default=4, help="seconds between two choices of persons at a table")
    parser.add_argument("--games", default="sannin=1,nakayoshi=1,shiragiku=1,hachiju=1,bashifen=1", help="their shares")
    parser.add_argument("--bots", type=float, default=0.3, help="share of the other seats that bots play")
    parser.add_argument("--bot", default="greedy", help="the bot that plays them; Master and Adept search")
    parser.add_argument("--clocks", type=float, default=0.5, help="share of the tables that have clocks")
    parser.add_argument("--leaving", type=float, default=60, help="seconds until somebody is cut off; 0: never")
    parser.add_argument("--processes", type=int, default=0, help="servers on PostgreSQL; 0: one on SQLite")
    arguments = parser.parse_args()
    steps = [int(step) for step in arguments.tables.split(",")]
    shares = {game: int(share) for game, _, share in (part.partition("=") for part in arguments.games.split(","))}
    if unknown := shares.keys() - SEATS.keys():
        parser.error(f"no such game: {', '.join(sorted(unknown))}; there are {', '.join(SEATS)}")
    mix = Mix(shares, arguments.bots, arguments.bot, arguments.clocks, arguments.gap, arguments.leaving)
    allow_many_files()
    gc.disable()
    with tempfile.TemporaryDirectory(dir=Path.cwd()) as folder:
        servers = Servers(folder, arguments.processes)
        try:
            curve = asyncio.run(drive(servers, steps, arguments.seconds, mix))
        finally:
            servers.stop()
    print(f"{platform.machine()}, {os.cpu_count()} cores, CPython {platform.python_version()}")
    print("\n".join(["", HEAD, *map(row, curve), "", KINDS, *(line for step in curve for line in kinds(step))]))
    good = [
        step.tables for step in curve if all(at(times, 0.99) <= WANTED_MS for times in step.times.values() if times)
    ]
    print(f"\nmost tables at p99 <= {WANTED_MS} ms: {max(good, default=0):,}")


def allow_many_files() -> None:
    """Raise the limit of open files: each person has a connection."""
    import resource

    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(65_536, hard), hard))


if __name__ == "__main__":
    main()
