"""Plain and compiled rules leave equal states after every step."""

import os
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from hachiya.engine import jit
from hachiya.engine.record import array, to_numpy, values
from hachiya.engine.rng import LANES, seed
from hachiya.games.registry import find
from tests.compiled.stepping import BLIND, DEAL, LEGAL, STEP, STEPPERS, Call
from tests.playing import BASHIFEN_MENUS, HACHIJU_MENUS, PLAIN_MENUS, SANNIN, Menu, advance, choice, every_menu
from tests.sampling import slow

pytestmark = pytest.mark.compiled
ROWS = 256


def playouts_of(menu: Menu) -> Any:
    """The compiled playouts of a game."""
    return import_module(f"hachiya.games.{find(menu.game).room}.entries").playouts


def call_of(menu: Menu) -> Call:
    """The compiled rules of a game."""
    return STEPPERS[find(menu.game).room]


def compiled_rules(menu: Menu) -> Any:
    game = find(menu.game)
    return to_numpy(game.new_rules(game.complete_options(menu.options)))


def new_rows() -> Any:
    return np.zeros(8 * (ROWS + 1), np.int64)


def lanes(value: int) -> Any:
    plain = [0] * LANES
    seed(plain, value, 3)
    return np.array(plain, np.int64)


@every_menu
def test_plain_and_compiled_rules_give_equal_states_after_every_step(menu: Menu) -> None:
    game, call = find(menu.game), call_of(menu)
    rules, no_choices = compiled_rules(menu), lanes(0)
    for value in range(2):
        table = menu.table(value)
        state = to_numpy(table.state)
        rows = new_rows()
        choices = list(lanes(value).tolist())
        while not table.over:
            if table.awaits_deal:
                table.deal()
                call(DEAL, state, rules, rows, 0, no_choices)
            else:
                for seat, action in choice(table, choices):
                    assert call(LEGAL, state, rules, rows, 0, no_choices) == game.legal(table.state)
                    table.act(seat, action)
                    call(STEP, state, rules, rows, action, no_choices)
                    assert values(state) == values(table.state)
                    assert rows[: 8 * (rows[0] + 1)].tolist() == table.ledger[: 8 * (table.ledger[0] + 1)]


@pytest.mark.parametrize("menu", PLAIN_MENUS, ids=str)
def test_plain_and_compiled_rules_give_equal_views(menu: Menu) -> None:
    table, call = menu.table(11), call_of(menu)
    rules, rows, no_choices = compiled_rules(menu), new_rows(), lanes(0)
    choices = list(lanes(11).tolist())
    for _ in range(120):
        if table.awaits_deal:
            table.deal()
        for viewer in menu.viewers:
            view = to_numpy(table.state)
            call(BLIND, view, rules, rows, viewer, no_choices)
            assert values(view) == values(table.game.observe(table.state, viewer))
        advance(table, choices)
        if table.over:
            break


@every_menu
def test_compiled_playouts_end_in_the_state_of_the_same_matches_at_a_table(menu: Menu) -> None:
    """The benchmark plays the real game: its last state is that of the same matches played at a table."""
    playouts, game = playouts_of(menu), find(menu.game)
    state, rules = array(type(game.new_state()), 1)[0], compiled_rules(menu)
    rows = new_rows()
    matches, value = 3, 77
    decisions, deals = playouts(state, rules, rows, lanes(value), menu.seats, matches, value, 0)
    choices = list(lanes(value).tolist())
    counted = dealt = 0
    for stream in range(matches):
        table = menu.table(value, stream)
        while not table.over:
            if table.awaits_deal:
                table.deal()
                dealt += 1
                continue
            for seat, action in choice(table, choices):
                table.act(seat, action)
                counted += 1
    assert (decisions, deals) == (counted, dealt)
    assert values(state) == values(table.state)


def test_compiled_code_stores_plain_numbers() -> None:
    """The state has plain numbers even where Python would leave a member of an enumeration."""
    assert jit.COMPILED
    for menu in (SANNIN, HACHIJU_MENUS[0], BASHIFEN_MENUS[0]):
        state = array(type(find(menu.game).new_state()), 1)[0]
        rules, rows = compiled_rules(menu), new_rows()
        playouts_of(menu)(state, rules, rows, lanes(1), menu.seats, 1, 1, 0)
        assert int(state.phase) == find(menu.game).over_phase


CALL_ALL = """
import numpy as np
from hachiya.engine.companion import ignore_companion
from hachiya.engine.record import array, to_numpy
from hachiya.games.hachihachi.entries import playouts
from hachiya.games.hachihachi.state import State
from hachiya.games.registry import find
from tests.compiled.stepping import LEGAL, STEPPERS
sannin = find("sannin")
state, rules = array(State, 1)[0], to_numpy(sannin.new_rules(sannin.complete_options({})))
rows, lanes = np.zeros(8 * 257, np.int64), np.array([1, 2, 3, 4])
ignore_companion()
playouts(state, rules, rows, lanes, 3, 1, 1, 0)
call = STEPPERS["hachihachi"]
call(LEGAL, state, rules, rows, 0, lanes)
for function in (playouts, call):
    print(function.__name__, len(function.stats.cache_hits), len(function.stats.cache_misses))
"""


@pytest.mark.parametrize("cold", [False, slow(True)], ids=["warm", "cold"])
def test_a_second_process_hits_the_cache_for_every_entry(cold: bool, tmp_path: Path) -> None:
    """The first process begins with the cache of the other tests, or with an empty one."""
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)}
    if cold:
        environment["XDG_CACHE_HOME"] = str(tmp_path)
    runs = []
    for _ in range(2):
        done = subprocess.run(
            [sys.executable, "-c", CALL_ALL], env=environment, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stderr
        runs.append([line.split() for line in done.stdout.splitlines()])
    if cold:
        assert all(hits == "0" and misses != "0" for _, hits, misses in runs[0])
    assert [hits != "0" and misses == "0" for _, hits, misses in runs[1]] == [True, True]
