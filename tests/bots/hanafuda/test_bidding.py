"""The model of bids: greedy's limits are greedy, and the limits of masters are complete and in order."""

import pytest

from hachiya.bots.hanafuda import greedy_hachiju
from hachiya.bots.search.hanafuda.bidding import LIMITS, bids_usually, fits_bid, fits_no_bid
from hachiya.bots.search.hanafuda.hachiju import BIDS, DOUBLE_LATER, choose_and_bid, imagination_of, situation
from hachiya.bots.search.hanafuda.imagination import BIDS as FIRST
from hachiya.bots.search.skill import Others, Skill
from hachiya.games.hanafuda.phases import Action, Phase
from tests.playing import HACHIJU_MENUS, Menu, positions


def test_every_situation_has_three_limits_in_order() -> None:
    limits = BIDS[Others.MASTERS]
    assert len(limits) == len(BIDS[Others.GREEDY]) == LIMITS * (DOUBLE_LATER + 1)
    for first in range(0, len(limits), LIMITS):
        possible, usual, likely = limits[first : first + LIMITS]
        assert 0 < possible <= usual <= likely < 120


def test_a_bid_is_usual_possible_or_expected_by_the_limits_of_its_situation() -> None:
    imagination = [*[0] * FIRST, 10, 20, 30, 40, 50, 60]
    assert [bids_usually(imagination, 1, promise) for promise in (49, 50)] == [False, True]
    assert [fits_bid(imagination, 1, promise) for promise in (39, 40)] == [False, True]
    assert [fits_no_bid(imagination, 1, promise) for promise in (59, 60)] == [True, False]


def test_the_situation_counts_the_rate_and_seats_that_are_in_before() -> None:
    table = HACHIJU_MENUS[4].table(1)
    table.deal()
    seen = []
    for action in (Action.OUT, Action.IN, Action.DOUBLE, Action.DOUBLE):
        seen.append(situation(table.state.books, table.turn))
        table.act(table.turn, action)
    seen.append(situation(table.state.books, table.turn))
    assert seen == [0, 0, 1, 2, 3]


@pytest.mark.parametrize("menu", HACHIJU_MENUS, ids=str)
def test_with_greedys_limits_seats_bid_as_greedy_does(menu: Menu) -> None:
    bids = 0
    for table in positions(4, menu):
        if table.state.phase == Phase.BID:
            imagination = imagination_of(table.view(table.turn), Skill(worlds=1)).numbers()
            legal = table.game.legal(table.state)
            bid = choose_and_bid(table.state, table.rules, legal, [], imagination)
            assert bid == greedy_hachiju.choose(table.state, table.rules, legal, [])
            bids += 1
    assert bids > 2
