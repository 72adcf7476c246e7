"""One short golden record of each game.

`python -m tests.golden sannin` writes one again; read every changed line. A golden record is the first two deals of a
random match, cut off before the third.
"""

from collections.abc import Iterator
from itertools import takewhile
from pathlib import Path

from hachiya.records.jsonl import dump
from tests.playing import BASHIFEN_MENUS, HACHIJU_MENUS, NAKAYOSHI_MENUS, SANNIN, SHIRAGIKU_MENUS, record

FOLDER = Path(__file__).parent
MATCHES = {
    "sannin": (3, SANNIN),
    "nakayoshi": (4, NAKAYOSHI_MENUS[-4]),
    "shiragiku": (5, SHIRAGIKU_MENUS[0]),
    "hachiju": (6, HACHIJU_MENUS[4]),
    "bashifen": (7, BASHIFEN_MENUS[0]),
}


def lines(name: str) -> Iterator[str]:
    """The golden record of a game."""
    events = record(*MATCHES[name])
    yield from dump(takewhile(lambda event: event["e"] != "deal" or event["n"] < 3, events)).splitlines()
