"""The outer loops of 八十分, run plainly: they are the game as it is played at a table."""

from typing import Any

import pytest

from hachiya.engine import ledger
from hachiya.engine.record import copy_into, values
from hachiya.engine.rng import pick
from hachiya.games.bashifen import entries
from hachiya.games.bashifen.state import Phase
from hachiya.games.table import LEDGER_ROWS, Table
from tests.playing import BASHIFEN_MENUS, Menu, choice, rng


def plain(name: str) -> Any:
    """An entry as Python, be it compiled or not."""
    entry = getattr(entries, name)
    return getattr(entry, "py_func", entry)


@pytest.mark.parametrize("menu", BASHIFEN_MENUS[::9], ids=str)
def test_playouts_are_matches_at_tables(menu: Menu) -> None:
    state, rows = menu.table(0).state, ledger.new(LEDGER_ROWS)
    counts = plain("playouts")(state, menu.table(0).rules, rows, rng(5), menu.seats, 2, 5, 0)
    lanes, decisions, deals = rng(5), 0, 0
    for stream in range(2):
        table = menu.table(5, stream)
        while not table.over:
            if table.awaits_deal:
                table.deal()
                deals += 1
                continue
            for seat, action in choice(table, lanes):
                table.act(seat, action)
                decisions += 1
    assert counts == (decisions, deals)
    assert values(state) == values(table.state)


def test_single_steps_are_those_of_a_table() -> None:
    menu = BASHIFEN_MENUS[0]
    table, rows = menu.table(9), ledger.new(LEDGER_ROWS)
    state: Any = table.game.new_state()
    plain("start_match")(state, table.rules, menu.seats, 0, 9, 0)
    lanes = rng(9)
    while table.state.books.deal < 3:
        assert values(state) == values(table.state)
        if table.awaits_deal:
            told = table.deal()
            plain("deal_next")(state, table.rules, rows)
        else:
            legal = plain("legal_now")(state)
            assert legal == table.game.legal(table.state)
            if state.phase == Phase.PLAY and state.plays == 0 and state.chosen_one == 0:
                one, _ = plain("lead_at_random")(state, list(lanes))
                assert one & ~state.one[state.turn] == 0
            action = pick(lanes, legal)
            told = table.act(table.turn, action)
            plain("step_once")(state, table.rules, rows, action)
        assert ledger.rows(rows) == told
        check_views(table)


def check_views(table: Table) -> None:
    for viewer in (0, 3, ledger.NOBODY):
        view = table.game.new_state()
        copy_into(view, table.state)
        plain("blind_for")(view, viewer)
        assert values(view) == values(table.game.observe(table.state, viewer))
