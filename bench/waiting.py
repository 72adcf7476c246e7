"""What a person waits for before strong bots play, on a machine that has just been set up.

    python -m bench.waiting

Prints a table in Markdown: seconds from the start of the server's preparation until each room's search is ready, with
one compiling process at a time and with two, then with what these have kept, and with the companion (`make fast`) and
nothing kept, if it fits. Beside them the processor time of all processes.
"""

import asyncio
import json
import os
import resource
import subprocess
import sys
import tempfile
import time
from typing import NamedTuple

from hachiya.games.registry import ROOMS


class Wait(NamedTuple):
    """Seconds."""

    ready: dict[str, float]
    processor: float


def prepared(at_once: int, *, with_companion: bool) -> Wait:
    """What the server does, in this process."""
    from hachiya.engine.companion import leave_companion
    from hachiya.workers import preparing

    if not with_companion:
        leave_companion()
    preparing._AT_ONCE = at_once
    begun = time.perf_counter()
    preparation, ready = preparing.Preparation(), dict[str, float]()

    async def watch() -> None:
        running = asyncio.create_task(preparation.run())
        while not running.done():
            await asyncio.wait([running], timeout=0.05)
            for room in ROOMS:
                if room not in ready and preparation.seconds_left(room) == 0:
                    ready[room] = time.perf_counter() - begun

    asyncio.run(watch())
    used = [resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)]
    return Wait(ready, sum(each.ru_utime + each.ru_stime for each in used))


def measure(cache: str, at_once: int, with_companion: bool = False) -> Wait:
    """The same in a fresh process that keeps compiled code in this folder."""
    command = [sys.executable, "-m", "bench.waiting", str(at_once), *(["companion"] if with_companion else [])]
    done = subprocess.run(
        command, env={**os.environ, "XDG_CACHE_HOME": cache}, stdout=subprocess.PIPE, check=True, text=True
    )
    return Wait(*json.loads(done.stdout))


def main() -> None:
    """All of it."""
    rows: list[tuple[str, Wait]] = []
    with (
        tempfile.TemporaryDirectory() as one,
        tempfile.TemporaryDirectory() as two,
        tempfile.TemporaryDirectory() as no,
    ):
        rows.append(("nothing compiled, one process", measure(one, 1)))
        rows.append(("nothing compiled, two processes", measure(two, 2)))
        rows.append(("compiled before", measure(two, 2)))
        rows.append(("nothing compiled, with `make fast`", measure(no, 2, with_companion=True)))
    print(f"load {os.getloadavg()[0]:.1f}, {os.cpu_count()} processors\n")
    print(f"| | {' | '.join(ROOMS)} | processor time |\n| --- |{' ---: |' * (len(ROOMS) + 1)}")
    for name, wait in rows:
        cells = [f"{wait.ready[room]:.1f} s" if room in wait.ready else "never" for room in ROOMS]
        print(f"| {name} | {' | '.join(cells)} | {wait.processor:.1f} s |")


if __name__ == "__main__":
    if sys.argv[1:]:
        print(json.dumps(prepared(int(sys.argv[1]), with_companion="companion" in sys.argv)))
    else:
        main()
