"""The worked example of the fair shuffle: one deal from its secret and its words to the hands."""

from collections.abc import Mapping
from typing import cast

from hachiya.games.hanafuda.cards import LETTERS
from hachiya.games.registry import find
from hachiya.games.table import Table
from hachiya.records.common_events import AnyEvent
from hachiya.records.fair.drbg import HmacDrbg
from hachiya.records.fair.shuffle import commitment, deck_of, key_of, seal
from hachiya.records.recorder import recorder_of

SECRET = bytes(range(32))
TABLE = "a_fair_table_001"
DEAL = 1
WORDS: Mapping[int, str] = {0: "spring rain", 2: "松に鶴"}


def _row(what: str, value: str) -> str:
    return f"| {what} | `{value}` |"


def vectors() -> str:
    """Every step of a deal of sannin whose dealer is seat 0."""
    key = key_of(SECRET, WORDS)
    deck = deck_of(key, 48)
    table = Table(find("sannin"), seats=3, dealer=0)
    events = recorder_of(table, ["0", "1", "2"]).events(table.deal(deck[:48], deck[48:96]))
    dealt, stock = (cast(AnyEvent, event) for event in events[:2])
    rows = [
        _row("secret", SECRET.hex()),
        _row("table, deal", f"{TABLE}/{DEAL}"),
        _row("commitment", commitment(SECRET, TABLE, DEAL)),
        *(_row(f"seat {seat} says", words) for seat, words in WORDS.items()),
        *(_row(f"its hash, seat {seat}", seal(words)) for seat, words in WORDS.items()),
        _row("key", key.hex()),
        _row("first 16 bytes of the stream `deal`", HmacDrbg(key, personalization=b"deal").generate(32)[:16].hex()),
        _row("deck (`deal`)", "".join(LETTERS[card] for card in deck[:48])),
        _row("second shuffle (`stock`)", "".join(LETTERS[card] for card in deck[48:96])),
        *(_row(f"hand of seat {seat}", hand) for seat, hand in enumerate(dealt["hands"])),
        _row("field", dealt["field"]),
        _row("stock", stock["cards"]),
        _row("deck of two packs (`deal`), cards as numbers", " ".join(map(str, deck_of(key, 108)[:12])) + " …"),
        _row("the white card among all seven (`white`)", str(deck_of(key, 48, range(7))[96])),
        _row("dealt again (`redeal/1`)", "".join(LETTERS[card] for card in deck_of(key, 48, again=1)[:48])),
    ]
    return "\n".join(("| step | value |", "| --- | --- |", *rows)) + "\n"


def tables(_name: str) -> str:
    """The tables of the page."""
    return vectors()
