"""Writes fair_fixtures.json: the beginnings of records whose shuffles hold, with the secrets of their first deals.

A test of the page fails when the page checks them otherwise than `records.fair`.
"""

import json
from pathlib import Path

from hachiya.records.fair.check import Verdict, check_deals
from hachiya.records.replay import replays
from tests.playing import BASHIFEN_MENUS, HACHIJU_MENUS, NAKAYOSHI_MENUS, SANNIN, Menu
from tests.records.fair.shuffled import fair_record

TARGET = Path(__file__).with_suffix(".json")
THROWN_IN = 848
"""A secret that lays four cards of a month on the field (also in tests/records/fair/test_check.py)."""
MENUS: tuple[tuple[Menu, int, list[bytes]], ...] = (
    (SANNIN, 3, []),
    (NAKAYOSHI_MENUS[8], 3, []),
    (NAKAYOSHI_MENUS[16], 3, []),
    (HACHIJU_MENUS[3], 1, [THROWN_IN.to_bytes(32, "big")]),
    (BASHIFEN_MENUS[0], 3, []),
)


def beginning(menu: Menu, value: int, secrets: list[bytes]) -> list[str]:
    """The lines of a record up to the first stock or trumps, and the line with the secret."""
    events = fair_record(value, menu, secrets)
    last = next(at for at, event in enumerate(events) if event["e"] in ("stock", "trumps"))
    lines = [*events[: last + 1], next(event for event in events if event["e"] == "reveal")]
    (replay,) = replays(enumerate(lines, 1))
    assert {deal.verdict for deal in check_deals(replay.events)} == {Verdict.HOLDS}
    return [json.dumps(event, ensure_ascii=False, separators=(",", ":")) for event in lines]


def text() -> str:
    """The content of fair_fixtures.json."""
    records = {str(menu): beginning(menu, value, secrets) for menu, value, secrets in MENUS}
    return json.dumps(records, ensure_ascii=False, indent=1) + "\n"
