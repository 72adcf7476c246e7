"""The bytes that a table sends to each viewer: an entry as it is sent, compared with an entry and a whole view.

    python -m bench.entries [--matches 4]

The first deals of random matches of every game are measured, for all seats and a spectator. Prints a table in Markdown:
bytes of an entry on average and at most; at 八十分 cards drawn by the clock have a row of their own.
"""

import argparse
import json
from collections.abc import Iterator
from random import Random
from statistics import fmean

from hachiya.tables.match.match import Match
from hachiya.tables.messages import table as messages
from hachiya.tables.stored.entries import Tick
from tests.playing import PLAIN_MENUS, Menu
from tests.tables.play import entries, new_setup, viewers

DEALS = 3
"""The number of deals of each match."""
EVENTS = ("is", "family", "version", "record")
"""The keys of an entry besides the whole view."""


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--matches", type=int, default=4)
    options = parser.parse_args()
    print("| entries of | number | with a whole view | as told | at most |\n| --- | --- | --- | --- | --- |")
    for menu in PLAIN_MENUS:
        measurements = [sizes for seed in range(options.matches) for sizes in measure(menu, seed)]
        for title, ticks in ((str(menu), False), (f"{menu}, a card drawn", True)):
            pairs = [sizes for is_tick, *sizes in measurements if is_tick == ticks]
            if pairs:
                whole, sent = zip(*pairs, strict=True)
                print(f"| {title} | {len(pairs)} | {fmean(whole):.0f} | {fmean(sent):.0f} | {max(sent)} |")


def measure(menu: Menu, seed: int) -> Iterator[tuple[bool, int, int]]:
    """For each entry and viewer: whether a clock drew a card, the bytes with a whole view, and the bytes sent."""
    start = Match(new_setup(menu))
    seen = {viewer: messages.view(start.table, viewer) for viewer in viewers(start)}
    for match, entry in entries(start, Random(seed), DEALS):
        for viewer, before in seen.items():
            seen[viewer] = now = messages.view(match.table, viewer)
            message = messages.entry_message(match, viewer, entry.record, before, now)
            parts = json.loads(message)
            whole = json.dumps(
                {key: parts[key] for key in EVENTS} | {"view": now}, ensure_ascii=False, separators=(",", ":")
            )
            yield isinstance(entry, Tick), len(whole.encode()), len(message.encode())


if __name__ == "__main__":
    main()
