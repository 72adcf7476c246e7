"""Rewrites fair_fixtures.json: the beginnings of records whose shuffles hold, with the secrets of their first deals.

So a check of the page that reads them otherwise than `records.fair` fails.
"""

import json
from pathlib import Path

from hachiya.records.fair.check import Verdict, check_deals
from hachiya.records.replay import replays
from tests.playing import BASHIFEN_MENUS, HACHIJU_MENUS, NAKAYOSHI_MENUS, SANNIN, Menu
from tests.records.fair.shuffled import fair_record

TARGET = Path(__file__).with_suffix(".json")
THROWN_IN = 848
"""As in tests/records/fair/test_check.py: a secret that lays four of a month on the field."""
MENUS: tuple[tuple[Menu, int, list[bytes]], ...] = (
    (SANNIN, 3, []),
    (NAKAYOSHI_MENUS[8], 3, []),
    (NAKAYOSHI_MENUS[16], 3, []),
    (HACHIJU_MENUS[3], 1, [THROWN_IN.to_bytes(32, "big")]),
    (BASHIFEN_MENUS[0], 3, []),
)


def beginning(menu: Menu, value: int, secrets: list[bytes]) -> list[str]:
    """The lines up to the first stock or play, and the secret."""
    events = fair_record(value, menu, secrets)
    last = next(at for at, event in enumerate(events) if event["e"] in ("stock", "trumps"))
    told = [*events[: last + 1], next(event for event in events if event["e"] == "reveal")]
    (replay,) = replays(enumerate(told, 1))
    assert {deal.verdict for deal in check_deals(replay.events)} == {Verdict.HOLDS}
    return [json.dumps(event, ensure_ascii=False, separators=(",", ":")) for event in told]


def text() -> str:
    """The file."""
    found = {str(menu): beginning(menu, value, secrets) for menu, value, secrets in MENUS}
    return json.dumps(found, ensure_ascii=False, indent=1) + "\n"
