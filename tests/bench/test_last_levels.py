"""The chances to win a match at bashifen from the results of single deals."""

from random import Random

import pytest

from bench.last_levels import RULES, chances_of, row, worth_of
from hachiya.games.bashifen.cards import LOWEST_RANK
from hachiya.games.bashifen.scoring import LAST_LEVEL, TO_WIN, levels_won

A = LAST_LEVEL


def play_match(dice: Random, deals: list[int], levels: list[int]) -> int:
    """Play a match of random deals from these levels; return the pair that wins it. Pair 0 declares first."""
    declarers, levels = 0, [*levels]
    while True:
        points = dice.choice(deals)
        winners = declarers if points < TO_WIN else 1 - declarers
        levels[winners] += levels_won(points, RULES)
        if levels[winners] >= RULES.winning_level:
            return winners
        declarers = winners


def test_at_the_last_level_the_first_declarers_to_win_a_deal_win_the_match() -> None:
    """Where every second deal changes sides the chances are 1/2, 1/4, 1/8 … of the first and the second pair."""
    chances = chances_of([40, TO_WIN])
    assert chances[A, A] == pytest.approx(2 / 3)
    assert chances_of([40])[A, A] == 1
    assert chances_of([120, TO_WIN])[A, A] == pytest.approx(1 / 3)


@pytest.mark.parametrize("levels", [(A, A), (12, A), (A, 10), (5, 9)])
def test_the_chances_are_those_of_matches_that_are_played(levels: tuple[int, int]) -> None:
    deals, dice, matches = [0, 30, 45, 45, 60, 85, 90, 100, 130, 200], Random(4), 4000
    won = sum(play_match(dice, deals, [*levels]) == 0 for _ in range(matches))
    assert chances_of(deals)[levels] == pytest.approx(won / matches, abs=0.03)


def test_every_level_helps() -> None:
    chances = chances_of([20, 40, 60, 85, 105, 140])
    for level in range(LOWEST_RANK, A):
        for other in range(LOWEST_RANK, A + 1):
            assert chances[level, other] <= chances[level + 1, other]
            assert chances[other, level] >= chances[other, level + 1]


def test_worth_that_is_a_line_of_the_chance_explains_all_of_it() -> None:
    deals = [40, 120]
    assert worth_of(40, A, A) > 0 > worth_of(120, A, A)
    assert row(deals, chances_of(deals), A, A).endswith("| 100.0% |")
