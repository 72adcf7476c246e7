"""Every referee accepts a record of its own, and refuses it with one line or one value changed."""

import copy
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from tests.playing import ALL_MENUS
from tests.referee.bashifen.referee import DECK as PACK
from tests.referee.hanafuda.sannin import DECK, Disagreement
from tests.referee.test_engine import CHECKS, STYLES, made

pytestmark = pytest.mark.slow  # the referee is only to be judged again when it changes

Line = dict[str, Any]
CHANGES = 40
"""The number of changes tried in each record."""


@pytest.mark.parametrize("seed", range(20))
@pytest.mark.parametrize("game", CHECKS)
def test_a_referee_refuses_any_changed_record(game: str, seed: int) -> None:
    menus = [menu for menu in ALL_MENUS if menu.game == game]
    rng = Random(seed)
    record = made(seed, rng.choice(menus), STYLES[game][seed % len(STYLES[game])])
    check = CHECKS[game]
    check(record)
    first = 1 + (record[1]["e"] == "draw_seats")
    names = sorted({line["e"] for line in record[first:]})
    for _ in range(CHANGES):
        name = rng.choice(names)
        at = rng.choice([place for place in range(first, len(record)) if record[place]["e"] == name])
        lines = copy.deepcopy(record)
        what = rng.choice(WAYS)(rng, lines, at)
        if what is None:
            continue
        try:
            check(lines)
        except Disagreement:
            continue
        pytest.fail(f"{what} at {at}: {record[at]}")


# ------------------------------------------------------------------------------ changes; None: it may be as good


def dropped(_rng: Random, lines: list[Line], at: int) -> str | None:
    if lines[at]["e"] in ("redeal", "declare"):
        return None
    del lines[at]
    return "dropped"


def doubled(_rng: Random, lines: list[Line], at: int) -> str | None:
    if lines[at]["e"] == "redeal":
        return None
    lines.insert(at, lines[at])
    return "doubled"


def swapped(rng: Random, lines: list[Line], at: int) -> str | None:
    other = rng.randrange(1, len(lines))
    line, other_line = lines[at], lines[other]
    of_one_seat = line["e"] == other_line["e"] and (
        line.get("seat") == other_line.get("seat") or line["e"] == "declare"
    )
    if (
        line == other_line
        or "redeal" in (line["e"], other_line["e"])
        or (of_one_seat and line["e"] in ("pay", "play", "declare", "bury"))
    ):
        return None
    lines[at], lines[other] = other_line, line
    return f"swapped with {other_line}"


def lacking(rng: Random, lines: list[Line], at: int) -> str:
    key = rng.choice([key for key in lines[at] if key != "e"])
    del lines[at][key]
    return f"without {key}"


def with_another_key(_rng: Random, lines: list[Line], at: int) -> str:
    lines[at]["more"] = 1
    return "one more key"


def with_another_value(rng: Random, lines: list[Line], at: int) -> str | None:
    line = lines[at]
    key = rng.choice([key for key in line if key not in ("e", "clause")])
    may_be_as_good = (
        line["e"] == "declare"
        or (line["e"] == "show" and key == "cards" and "aka" in line["yaku"])
        or (line["e"] in ("play", "bury") and key == "cards" and fails(lines, at))
    )
    if may_be_as_good:
        return None
    if key in ("hands", "field"):  # a card that nobody plays may be another that was not dealt
        hand = rng.choice([hand for hand in line["hands"] if hand])
        seat = line["hands"].index(hand)
        line["hands"][seat] = hand[:-1] + line["field"][-1]
    else:
        line[key] = changed(rng, line[key])
    return f"another {key}: {line[key]}"


def fails(lines: list[Line], at: int) -> bool:
    """Whether the deal ends with a failed throw, which other cards could explain too."""
    ends = next((line["e"] for line in lines[at:] if line["e"] in ("failed_lead", "deal_end")), "")
    return ends == "failed_lead"


def changed(rng: Random, value: Any) -> Any:
    """The value with one change."""
    match value:
        case int():
            return not value if isinstance(value, bool) else value + rng.choice([-1, 1])
        case str() if value in PACK:
            return rng.choice([card for card in PACK if card != value])
        case str() if value and set(value) <= set(DECK):
            at = rng.randrange(len(value))
            return value[:at] + rng.choice([card for card in DECK if card != value[at]]) + value[at + 1 :]
        case str():
            return value + "s"
        case [str(), *_] if rng.random() < 0.5:
            return value[:-1]
        case [_, *_]:
            at = rng.randrange(len(value))
            return [*value[:at], changed(rng, value[at]), *value[at + 1 :]]
        case []:
            return ["akatan"]
        case None:
            return 0
    raise AssertionError(value)


WAYS: tuple[Callable[[Random, list[Line], int], str | None], ...] = (
    *(dropped, doubled, swapped, lacking, with_another_key),
    *(with_another_value,) * 3,
)
