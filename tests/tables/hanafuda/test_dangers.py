"""What a view says of hatto: what the engine says of it, to the seat at turn alone."""

import pytest

from hachiya.games.hanafuda.game import hanafuda
from hachiya.games.hanafuda.phases import Phase
from hachiya.games.hanafuda.yaku import from_keys
from hachiya.games.table import Table
from hachiya.tables.messages.hanafuda.view import view
from tests.playing import PLAIN_MENUS, Menu, positions

OF_HATTO = [menu for menu in PLAIN_MENUS if menu.game in ("sannin", "shiragiku", "nakayoshi")]


def dangers(table: Table) -> int:
    """How many the seat at turn is told of, each compared; the others are told of none."""
    own = table.game.observe(table.state, table.turn)
    found = 0
    for offer in view(table, table.turn)["choices"]:
        right = hanafuda(table.game).advise(own, table.rules, offer["action"]).dangers
        said = offer.get("dangers", [])
        assert [(one["seat"], from_keys(one["yaku"]), one["points"], one["excused"]) for one in said] == list(
            right or ()
        )
        found += len(said)
    assert all("dangers" not in offer for offer in view(table, "table")["choices"])
    return found


@pytest.mark.parametrize("menu", OF_HATTO, ids=str)
def test_a_choice_says_whom_it_would_help(menu: Menu) -> None:
    told = 0
    for table in positions(2, menu):
        if table.state.phase in (Phase.PLAY, Phase.PICK_HAND) and not table.over:
            told += dangers(table)
            if told > 3:
                return
    assert told, "no danger in a whole match"
