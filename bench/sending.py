"""The time to write an entry for all seats of a table: views, changes, sentences and JSON, without the connections.

    python -m bench.sending [--rounds 5]

The first three deals of a random match of every game are sent to all seats; at 八十分 cards drawn by the clock have a
row of their own. Prints a table in Markdown: milliseconds of CPU for an entry, the least mean of all rounds.
"""

import argparse
import asyncio
from collections import defaultdict
from itertools import groupby
from random import Random
from time import process_time

from hachiya.store.memory import MemoryStore
from hachiya.tables.attendance.outbox import Outbox
from hachiya.tables.live.audience import Audience
from hachiya.tables.live.recent import RecentPositions
from hachiya.tables.match.match import Match
from hachiya.tables.stored.entries import Tick
from tests.playing import PLAIN_MENUS, Menu
from tests.tables.play import entries, new_setup

DEALS = 3
"""The number of deals of each match."""


async def measure(menu: Menu, rounds: int) -> dict[str, float]:
    """The milliseconds for a choice or deal, and for a card drawn by the clock."""
    start = match = Match(new_setup(menu))
    steps = []
    for after, entry in entries(start, Random(5), DEALS):
        steps.append((match, after, entry))
        match = after
    means: defaultdict[str, list[float]] = defaultdict(list)
    for _ in range(rounds):
        audience = Audience(MemoryStore())
        times: defaultdict[str, float] = defaultdict(float)
        numbers: defaultdict[str, int] = defaultdict(int)
        for seat in range(start.table.seats):
            await audience.add(seat, Outbox(1 << 40, lambda: None, lambda: None), RecentPositions(start), 0)
        for is_tick, group in groupby(steps, lambda step: isinstance(step[2], Tick)):
            run = [*group]  # reading the clock once for each entry would take longer than some entries do
            began = process_time()
            for before, after, entry in run:
                audience.send_entry(before, after, entry.record)
            kind = "a card drawn" if is_tick else ""
            times[kind] += process_time() - began
            numbers[kind] += len(run)
        for kind, spent in times.items():
            means[kind].append(1000 * spent / numbers[kind])
    return {kind: min(values) for kind, values in means.items()}


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--rounds", type=int, default=5)
    options = parser.parse_args()
    print("| entries of | ms for all seats |\n| --- | ---: |")
    for menu in PLAIN_MENUS:
        for kind, spent in asyncio.run(measure(menu, options.rounds)).items():
            print(f"| {menu}{kind and f', {kind}'} | {spent:.2f} |", flush=True)


if __name__ == "__main__":
    main()
