"""The same rules, plain and compiled, must leave the same state after every step."""

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
from tests.playing import BASHIFEN_MENUS, HACHIJU_MENUS, PLAIN_MENUS, SANNIN, Menu, advance, choice, every_menu
from tests.sampling import slow

pytestmark = pytest.mark.compiled
ROWS = 256


def entries_of(menu: Menu) -> Any:
    """The compiled entries of a game."""
    return import_module(f"hachiya.games.{find(menu.game).room}.entries")


def compiled_rules(menu: Menu) -> Any:
    return to_numpy(find(menu.game).new_rules(menu.options))


def new_rows() -> Any:
    return np.zeros(8 * (ROWS + 1), np.int64)


def lanes(value: int) -> Any:
    found = np.zeros(LANES, np.int64)
    plain = [0] * LANES
    seed(plain, value, 3)
    found[:] = plain
    return found


@every_menu
def test_whole_state_traces(menu: Menu) -> None:
    game, entries = find(menu.game), entries_of(menu)
    rules = compiled_rules(menu)
    for value in range(2):
        table = menu.table(value)
        state = to_numpy(table.state)
        rows = new_rows()
        choices = list(lanes(value).tolist())
        while not table.over:
            if table.awaits_deal:
                table.deal()
                entries.deal_next(state, rules, rows)
            else:
                for seat, action in choice(table, choices):
                    assert entries.legal_now(state) == game.legal(table.state)
                    table.act(seat, action)
                    entries.step_once(state, rules, rows, action)
                    assert values(state) == values(table.state)
                    assert rows[: 8 * (rows[0] + 1)].tolist() == table.ledger[: 8 * (table.ledger[0] + 1)]


@pytest.mark.parametrize("menu", PLAIN_MENUS, ids=str)
def test_views_are_the_same(menu: Menu) -> None:
    table, entries = menu.table(11), entries_of(menu)
    choices = list(lanes(11).tolist())
    for _ in range(120):
        if table.awaits_deal:
            table.deal()
        for viewer in menu.viewers:
            view = to_numpy(table.state)
            entries.blind_for(view, viewer)
            assert values(view) == values(table.game.observe(table.state, viewer))
        advance(table, choices)
        if table.over:
            break


@every_menu
def test_playouts_end_where_a_replay_of_their_seeds_ends(menu: Menu) -> None:
    """What the benchmark runs is the game: its last state is that of the same matches played at a table."""
    entries, game = entries_of(menu), find(menu.game)
    state, rules = array(type(game.new_state()), 1)[0], compiled_rules(menu)
    rows = new_rows()
    matches, value = 3, 77
    decisions, deals = entries.playouts(state, rules, rows, lanes(value), menu.seats, matches, value, 0)
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


def test_compiled_code_writes_plain_numbers() -> None:
    """Where Python may leave a member of an enumeration in the state, both forms must still be equal."""
    assert jit.COMPILED
    for menu in (SANNIN, HACHIJU_MENUS[0], BASHIFEN_MENUS[0]):
        state = array(type(find(menu.game).new_state()), 1)[0]
        rules, rows = compiled_rules(menu), new_rows()
        entries_of(menu).playouts(state, rules, rows, lanes(1), menu.seats, 1, 1, 0)
        assert int(state.phase) == find(menu.game).over_phase


CALL_ALL = """
import numpy as np
from hachiya.engine.companion import leave_companion
from hachiya.engine.record import array, to_numpy
from hachiya.games.hachihachi import entries
from hachiya.games.hachihachi.state import State
from hachiya.games.registry import find
state, rules = array(State, 1)[0], to_numpy(find("sannin").new_rules({"multipliers": "A", "overtime": "no"}))
rows, lanes = np.zeros(8 * 257, np.int64), np.array([1, 2, 3, 4])
leave_companion()
entries.playouts(state, rules, rows, lanes, 3, 1, 1, 0)
entries.start_match(state, rules, 3, 0, 1, 0)
entries.deal_next(state, rules, rows)
legal = entries.legal_now(state)
entries.step_once(state, rules, rows, legal.bit_length() - 1)
entries.blind_for(state, 0)
found = {name: f for name, f in vars(entries).items() if hasattr(f, "stats")}
assert len(found) == 6, sorted(found)
for name, function in sorted(found.items()):
    print(name, len(function.stats.cache_hits), len(function.stats.cache_misses))
"""


@pytest.mark.parametrize("cold", [False, slow(True)], ids=["warm", "cold"])
def test_a_second_process_hits_the_cache_for_every_entry(cold: bool, tmp_path: Path) -> None:
    """The first begins with what the tests before it have compiled, or has to compile everything."""
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
    assert all(hits != "0" and misses == "0" for _, hits, misses in runs[1])
