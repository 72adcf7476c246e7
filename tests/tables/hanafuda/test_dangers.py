"""The hatto dangers in a view equal the engine's, and are shown to the seat at turn only."""

import pytest

from hachiya.games.hanafuda.game import hanafuda
from hachiya.games.hanafuda.phases import Phase
from hachiya.games.hanafuda.yaku import from_keys
from hachiya.games.table import Table
from hachiya.tables.messages.table import view
from tests.playing import PLAIN_MENUS, Menu, positions

OF_HATTO = [menu for menu in PLAIN_MENUS if menu.game in ("sannin", "shiragiku", "nakayoshi")]


def dangers(table: Table) -> int:
    """Compare the dangers in the offers to the seat at turn, and return their number; spectators get none."""
    own = table.game.observe(table.state, table.turn)
    count = 0
    for offer in view(table, table.turn)["choices"]:
        right = hanafuda(table.game).advise(own, table.rules, offer["action"]).dangers
        offered = offer.get("dangers", [])
        assert [
            (danger["seat"], from_keys(danger["yaku"]), danger["points"], danger["excused"]) for danger in offered
        ] == list(right or ())
        count += len(offered)
    assert all("dangers" not in offer for offer in view(table, "table")["choices"])
    return count


@pytest.mark.parametrize("menu", OF_HATTO, ids=str)
def test_a_view_lists_the_hatto_dangers_of_each_card_to_the_seat_at_turn_alone(menu: Menu) -> None:
    count = 0
    for table in positions(2, menu):
        if table.state.phase in (Phase.PLAY, Phase.PICK_HAND) and not table.over:
            count += dangers(table)
            if count > 3:
                return
    assert count, "no danger in a whole match"
