"""The standing of a table in lists is what spectators see, and nothing else."""

from dataclasses import replace
from random import Random

import pytest

from hachiya.tables.match.match import Match
from hachiya.tables.match.standing import recorded_standing, standing
from hachiya.tables.messages import table as messages
from hachiya.tables.stored.setup import OPEN
from hachiya.tables.stored.standing import Standing
from tests.playing import BASHIFEN_MENUS, HACHIJU_MENUS, NAKAYOSHI_MENUS, SANNIN, Menu
from tests.tables.play import entries, new_setup

MENUS = [SANNIN, NAKAYOSHI_MENUS[-1], HACHIJU_MENUS[0], BASHIFEN_MENUS[0]]


@pytest.mark.parametrize("menu", MENUS, ids=str)
def test_the_standing_of_a_running_match_equals_what_spectators_see(menu: Menu) -> None:
    match = Match(new_setup(menu))
    for after, _ in entries(match, Random(3), months=2):
        match = after
        result, seen = standing(match), messages.view(match.table, "table")
        by_seat = seen["scores"] if "scores" in seen else seen["stage"] * 2
        if match.table.awaits_deal:
            assert result.turn is None
        else:
            assert result.turn == seen["turn"]
        assert (result.table, result.version, result.n) == (match.setup.id, match.version, seen["n"])
        assert [*result.scores] == [*by_seat]
        assert result.winners is None
    assert match.version > 20


@pytest.mark.parametrize("menu", [SANNIN, HACHIJU_MENUS[0], BASHIFEN_MENUS[0]], ids=str)
def test_the_standing_of_a_finished_match_is_read_from_its_record(menu: Menu) -> None:
    """It is read of tables too whose rules the program no longer plays."""
    played = [*entries(Match(new_setup(menu)), Random(5), months=500)]
    match, kept = played[-1][0], [entry for _, entry in played]
    assert match.table.over
    result = standing(match)
    assert result == recorded_standing(match.setup, kept)
    assert result.winners
    assert result.turn is None
    assert kept[-1].record[-1].event["e"] == "match_end"


def test_the_standing_of_a_table_with_open_seats_has_no_seat_at_turn() -> None:
    setup = new_setup()
    match = Match(replace(setup, players=("person", OPEN, "person"), names=("Ume", "", "Kiku")))
    assert standing(match) == Standing(setup.id, 0, 0, None, match.table.game.scores(match.table.state))
    assert recorded_standing(setup, []) == Standing(setup.id, 0, 0, None, ())
