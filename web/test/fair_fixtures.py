"""Rewrites fair_fixtures.json: the beginnings of records whose shuffles hold, with the secrets of their first deals.

So a check of the page that reads them otherwise than `records.fair` fails. `make docs` runs this; `--check` changes
nothing and names the file if it is not up to date (exit code 1).
"""

import json
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT))

from hachiya.records.fair.check import Verdict, checked  # noqa: E402
from hachiya.records.replay import replays  # noqa: E402
from tests.playing import BASHIFEN_MENUS, HACHIJU_MENUS, NAKAYOSHI_MENUS, SANNIN, Menu  # noqa: E402
from tests.records.fair.shuffled import fair_record  # noqa: E402

FIXTURES = Path(__file__).with_name("fair_fixtures.json")
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
    assert {deal.verdict for deal in checked(replay.events)} == {Verdict.HOLDS}
    return [json.dumps(event, ensure_ascii=False, separators=(",", ":")) for event in told]


def text() -> str:
    """The file."""
    found = {str(menu): beginning(menu, value, secrets) for menu, value, secrets in MENUS}
    return json.dumps(found, ensure_ascii=False, indent=1) + "\n"


def main(arguments: list[str]) -> int:
    """Rewrite the file, or with `--check` name it if it is not up to date."""
    right = text()
    if FIXTURES.is_file() and FIXTURES.read_text("utf-8") == right:
        return 0
    print(FIXTURES.relative_to(ROOT))
    if "--check" in arguments:
        return 1
    FIXTURES.write_text(right, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
