"""The progress of each seat with its yaku, compared with the yaku that it makes later (A6)."""

from itertools import islice

import pytest

from hachiya.games.hachihachi.captured_yaku import captured_yaku
from hachiya.games.hanafuda.advice import YakuProgress
from hachiya.games.hanafuda.cards import letters, mask
from hachiya.games.hanafuda.game import hanafuda
from hachiya.games.hanafuda.yaku import keys
from hachiya.games.table import Table
from tests.playing import NAKAYOSHI_MENUS, PLAIN_HANAFUDA_MENUS, PLAIN_MENUS, SANNIN, Menu, positions

SHIRAGIKU = next(menu for menu in PLAIN_MENUS if menu.game == "shiragiku")


def progress_of(table: Table, seat: int) -> dict[str, YakuProgress]:
    """The progress of a seat, by yaku."""
    game = hanafuda(table.game)
    worths = game.yaku_worths(table.state.books, table.rules)
    steps = game.yaku_progress(table.state, table.rules, seat, worths)
    return {keys(step.yaku)[0]: step for step in steps}


def piled(menu: Menu, mine: str, others: str = "", made: str = "") -> dict[str, YakuProgress]:
    """The progress of seat 0 with this pile and the yaku `made`; seat 1 has `others`."""
    table = menu.table(1)
    state = table.state
    state.captured[0], state.captured[1] = mask(mine), mask(others)
    if made:
        state.books.made[0] = captured_yaku(mask(made), table.rules)
    return progress_of(table, 0)


@pytest.mark.parametrize("menu", PLAIN_HANAFUDA_MENUS, ids=str)
def test_every_card_of_a_yaku_is_held_open_or_blocked(menu: Menu) -> None:
    """Progress depends on the piles only, and a completed yaku lacks no card."""
    for table in islice(positions(3, menu), 0, 240, 3):
        for seat in range(menu.seats):
            steps = progress_of(table, seat)
            for worth in hanafuda(table.game).yaku_worths(table.state.books, table.rules):
                step = steps[keys(worth.yaku)[0]]
                assert step.have | step.open | step.blocked == worth.cards
                assert step.have & step.open == step.have & step.blocked == step.open & step.blocked == 0
                assert step.have & ~table.state.captured[seat] == 0
                assert step.lacks == max(0, worth.need - step.have.bit_count())
                assert not step.possible or step.lacks <= step.open.bit_count()
            for yaku in keys(table.state.books.made[seat]):
                assert (steps[yaku].lacks, steps[yaku].possible) == (0, True)


def test_progress_lists_the_held_open_and_blocked_cards() -> None:
    steps = piled(SANNIN, "BFCD", "Vh")
    red, blue = steps["akatan"], steps["aotan"]
    assert [letters(cards) for cards in (red.have, red.open, red.blocked)] == ["BF", "J", ""]
    assert (red.lacks, red.possible) == (1, True)
    assert [letters(cards) for cards in (blue.have, blue.open, blue.blocked)] == ["", "l", "Vh"]
    assert (blue.lacks, blue.possible) == (3, False)


def test_each_further_ribbon_of_nanatan_is_worth_a_kan() -> None:
    assert piled(SANNIN, "BFJNRVZ")["nanatan"].points == piled(SANNIN, "B")["nanatan"].points
    assert piled(SANNIN, "BFJNRVZh")["nanatan"].points == piled(SANNIN, "BFJNRVZ")["nanatan"].points + 12


def test_four_lights_with_the_rain_man_can_only_become_goko() -> None:
    """C-25, C-169: a seat with the rain man and three other lights never makes 四光."""
    steps = piled(SANNIN, "AIco")
    assert (steps["goko"].lacks, steps["goko"].possible) == (1, True)
    assert (steps["shiko"].lacks, steps["shiko"].possible) == (1, False)


def test_the_fifth_light_affects_shiko_as_the_rule_set_says() -> None:
    """五光 replaces 四光, is barred, or is added."""
    sannin = piled(SANNIN, "AIcos", made="AIcs")
    assert (sannin["goko"].possible, sannin["shiko"].possible) == (True, False)
    barred = piled(NAKAYOSHI_MENUS[0], "AIcs", made="AIcs")
    assert (barred["goko"].lacks, barred["goko"].possible, barred["shiko"].possible) == (1, False, True)
    added = piled(SHIRAGIKU, "AIcos", made="AIcs")
    assert (added["goko"].possible, added["shiko"].possible) == (True, True)
