"""How many bytes a table tells each viewer: an entry as it is told, beside the same entry with a whole view.

    python -m bench.entries [--matches 4]

The first deals of random matches of every game, for all seats and one who looks on. Prints a table in Markdown: bytes
of an entry on average and at most; of 八十分 the cards that a clock draws by themselves.
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
"""Of each match."""
EVENTS = ("is", "family", "version", "record")
"""What an entry said beside the whole view."""


def main() -> None:
    """Measures and prints."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--matches", type=int, default=4)
    asked = parser.parse_args()
    print("| entries of | number | with a whole view | as told | at most |\n| --- | --- | --- | --- | --- |")
    for menu in PLAIN_MENUS:
        found = [sizes for seed in range(asked.matches) for sizes in measured(menu, seed)]
        for what, wanted in ((str(menu), False), (f"{menu}, a card drawn", True)):
            some = [sizes for is_tick, *sizes in found if is_tick == wanted]
            if some:
                whole, told = zip(*some, strict=True)
                print(f"| {what} | {len(some)} | {fmean(whole):.0f} | {fmean(told):.0f} | {max(told)} |")


def measured(menu: Menu, seed: int) -> Iterator[tuple[bool, int, int]]:
    """Of each entry and viewer whether a clock drew a card, its bytes with a whole view, and as it is told."""
    start = Match(new_setup(menu))
    seen = {viewer: messages.view(start.table, viewer) for viewer in viewers(start)}
    for match, entry in entries(start, Random(seed), DEALS):
        for viewer, before in seen.items():
            seen[viewer] = now = messages.view(match.table, viewer)
            told = messages.entry_message(match, viewer, entry.record, before, now)
            parts = json.loads(told)
            whole = json.dumps(
                {key: parts[key] for key in EVENTS} | {"view": now}, ensure_ascii=False, separators=(",", ":")
            )
            yield isinstance(entry, Tick), len(whole.encode()), len(told.encode())


if __name__ == "__main__":
    main()
