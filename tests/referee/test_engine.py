"""The engine and independent referees, written from the same rules, agree on every line."""

from collections.abc import Callable
from typing import Any

import pytest

from hachiya.games.registry import find
from hachiya.records.events import Event
from hachiya.records.jsonl import dump, loads
from hachiya.records.replay import replays
from tests.playing import ALL_MENUS, MENUS, Menu, record
from tests.referee.bashifen import maker as bashifen_maker
from tests.referee.bashifen import referee as bashifen
from tests.referee.hanafuda import (
    hachiju,
    hachiju_maker,
    nakayoshi,
    nakayoshi_maker,
    sannin,
    sannin_maker,
    shiragiku,
    shiragiku_maker,
)

Check = Callable[[list[dict[str, Any]]], None]
CHECKS: dict[str, Check] = {
    "sannin": sannin.check,
    "nakayoshi": nakayoshi.check,
    "shiragiku": shiragiku.check,
    "hachiju": hachiju.check,
    "bashifen": bashifen.check,
}
SHIRAGIKU = ("length", "overtime", "inoshikacho")
STYLES = {
    "sannin": ("plain", "rare", "ties", "shiso"),
    "nakayoshi": ("plain", "rare", "ties"),
    "shiragiku": ("plain", "rare", "ties"),
    "hachiju": ("plain", "rare", "ties"),
    "bashifen": ("plain", "rare"),
}


def made(value: int, menu: Menu, style: str) -> list[dict[str, Any]]:
    """A match that the referee makes."""
    options = {name: str(value) for name, value in find(menu.game).complete_options(menu.options).items()}
    if menu.game == "sannin":
        return sannin_maker.make(value, options["multipliers"], options["overtime"], style, int(options["months"]))
    if menu.game == "nakayoshi":
        return nakayoshi_maker.make(value, menu.seats, options, style)
    if menu.game == "bashifen":
        return bashifen_maker.make(value, options, style)
    if menu.game == "hachiju":
        return hachiju_maker.make(value, menu.seats, int(options["deals"]), style)
    length, overtime, boars = (options[name] for name in SHIRAGIKU)
    return shiragiku_maker.make(value, length, overtime, boars, style, menu.seats)


def replayed(events: list[Event]) -> list[Event]:
    """The events after printing, parsing and replaying."""
    text = dump(events)
    (replay,) = replays(loads(text))
    assert replay.complete
    return replay.events


def agree(menu: Menu, values: range, made_values: range) -> None:
    """Assert that the referee accepts the engine's match, and the engine the referee's."""
    for value in values:
        CHECKS[menu.game]([dict(event) for event in record(value, menu)])
    for style in STYLES[menu.game]:
        for value in made_values:
            replayed(made(value, menu, style))  # type: ignore[arg-type]


@pytest.mark.parametrize("menu", MENUS[::4], ids=str)
def test_engine_and_referee_agree_on_every_line(menu: Menu) -> None:
    agree(menu, range(1), range(1))


@pytest.mark.slow
@pytest.mark.parametrize("menu", ALL_MENUS, ids=str)
def test_engine_and_referee_agree_over_many_matches(menu: Menu) -> None:
    agree(menu, range(100, 105), range(100, 105))
