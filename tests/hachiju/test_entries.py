"""The compiled loops of 八十 play the same game as a table; here they run as plain Python."""

from typing import Any

import pytest

from hachiya.engine import ledger
from hachiya.engine.record import values
from hachiya.engine.rng import pick
from hachiya.games.hachiju.entries import playouts
from hachiya.games.table import LEDGER_ROWS
from tests.playing import HACHIJU_MENUS, Menu, rng


def plain(entry: Any) -> Any:
    """The entry as a plain Python function, whether it is compiled or not."""
    return getattr(entry, "py_func", entry)


@pytest.mark.parametrize("menu", HACHIJU_MENUS[1::2], ids=str)
def test_playouts_equal_the_same_matches_played_at_a_table(menu: Menu) -> None:
    state, rows = menu.table(0).state, ledger.new(LEDGER_ROWS)
    counts = plain(playouts)(state, menu.table(0).rules, rows, rng(5), menu.seats, 4, 5, 0)
    lanes, decisions, deals = rng(5), 0, 0
    for stream in range(4):
        table = menu.table(5, stream)
        while not table.over:
            if table.awaits_deal:
                table.deal()
                deals += 1
            else:
                table.act(table.turn, pick(lanes, table.game.legal(table.state)))
                decisions += 1
    assert counts == (decisions, deals)
    assert values(state) == values(table.state)
