"""The equity of a seat: exact after the last deal, monotone in the scores before, and of no weight without a spread."""

from math import isqrt
from statistics import NormalDist

import pytest

from hachiya.bots.search.hanafuda.equity import (
    FRACTION,
    LAST_DEALS,
    SPREADS,
    WORTH,
    chance_to_win,
    imagined_spread,
    normal,
    outcome,
)
from hachiya.bots.search.hanafuda.imagination import SPREAD
from hachiya.bots.search.skill import Goal
from hachiya.games.hanafuda.phases import Phase
from hachiya.games.registry import GAMES, find
from hachiya.games.table import Table
from tests.playing import HACHIJU_MENUS, NAKAYOSHI_MENUS, SANNIN, SHIRAGIKU_MENUS, Menu, positions

YEAR = 12
A_FEW = [SANNIN, NAKAYOSHI_MENUS[4], SHIRAGIKU_MENUS[0], HACHIJU_MENUS[0]]


def imagination(spread: int) -> list[int]:
    """The numbers of a search that imagines this spread."""
    return [*[0] * SPREAD, spread]


def test_every_game_with_flower_cards_has_a_spread_for_each_number_of_seats() -> None:
    games = {name: game for name, game in GAMES.items() if game.family == "hanafuda"}
    assert {name: set(map(int, of_game)) for name, of_game in SPREADS.items()} == {
        name: set(game.seats) for name, game in games.items()
    }
    assert all(spread > 100 for of_game in SPREADS.values() for spread in of_game.values())


def test_the_normal_distribution_is_right_to_three_digits() -> None:
    for x in range(-50, 51):
        assert normal(x / 10) == pytest.approx(NormalDist().cdf(x / 10), abs=0.0003)


@pytest.mark.parametrize("scores", [[0, 0], [40, -90, 50], [300, -100, -100, -100], [5, 4, 3, 2, 1, 0, -15]])
def test_the_chances_of_all_seats_are_about_one_in_sum(scores: list[int]) -> None:
    chances = [chance_to_win(scores, len(scores), seat, 250) for seat in range(len(scores))]
    assert sum(chances) == pytest.approx(1, abs=0.03)
    assert sorted(chances) == [chance for _, chance in sorted(zip(scores, chances, strict=True))]


@pytest.mark.parametrize("seats", [2, 3, 7])
def test_the_chance_rises_with_the_own_score_and_falls_with_anothers(seats: int) -> None:
    for spread in (100, 800):
        for points in range(-600, 600, 12):
            scores, more, others = (
                [first, second, *[0] * 5] for first, second in ((points, 0), (points + 12, 0), (points, 12))
            )
            chance = chance_to_win(scores, seats, 0, spread)
            assert chance_to_win(more, seats, 0, spread) > chance > chance_to_win(others, seats, 0, spread)


def test_a_lead_is_worth_more_the_fewer_deals_are_left() -> None:
    table = SANNIN.table(1)
    chances = []
    for month in (YEAR - 2, YEAR - 1):
        table.state.books.month = month
        chances.append(chance_to_win([100, 0, -100], 3, 0, imagined_spread(table.view(0), YEAR, Goal.MATCH)))
    assert 1 / 3 < chances[0] < chances[1] < 1


def test_the_spread_is_that_of_the_deals_after_this_one_and_there_is_none_before_the_last_three() -> None:
    table = Table(find("nakayoshi"), {}, seats=4)
    assert table.state.phase == Phase.MIZUTEN
    of_a_deal = SPREADS["nakayoshi"]["4"]
    by_deals_left = {1: of_a_deal, 2: of_a_deal, LAST_DEALS: isqrt(2 * of_a_deal**2), LAST_DEALS + 1: 0, YEAR: 0}
    for deals, spread in by_deals_left.items():
        table.state.phase, table.state.books.month = Phase.MIZUTEN, 0
        assert imagined_spread(table.view(0), deals, Goal.MATCH) == spread, "the first deal has not begun"
        table.state.phase, table.state.books.month = Phase.PLAY, 1
        assert imagined_spread(table.view(0), deals, Goal.MATCH) == spread
        assert imagined_spread(table.view(0), deals, Goal.POINTS) == 0


@pytest.mark.parametrize("menu", A_FEW, ids=str)
def test_after_the_last_deal_the_equity_is_the_exact_result(menu: Menu) -> None:
    *_, table = positions(3, menu)
    books = table.state.books
    assert table.over
    for seat in range(menu.seats):
        points = books.scores[seat] - 7
        share = WORTH * 300 // books.winners.bit_count() if books.winners >> seat & 1 else 0
        assert outcome(table.state, imagination(300), seat, 7) == share + points // FRACTION
        assert outcome(table.state, imagination(0), seat, 7) == points


def test_where_all_are_even_a_point_is_worth_about_a_point() -> None:
    table = SANNIN.table(1)
    books, spread = table.state.books, imagination(3 * SPREADS["sannin"]["3"])
    even = outcome(table.state, spread, 0, 0)
    books.scores[0] = 120
    assert outcome(table.state, spread, 0, 0) - even == pytest.approx(120, rel=0.5)
