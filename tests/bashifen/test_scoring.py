"""Levels, sides, ダーチャ, and the end of a match (B2, C-82 … C-85, C-97 … C-99, C-158)."""

import pytest

from hachiya.engine import ledger
from hachiya.engine.ledger import NOBODY
from hachiya.games.bashifen.events import Event
from hachiya.games.bashifen.scoring import end_deal, levels_won, raised_level
from hachiya.games.bashifen.state import Phase
from tests.bashifen.deals import OPTIONS, table

CAPPED, OPEN = dict(OPTIONS), {**OPTIONS, "overflow": "open"}


def after_deal(
    points: int, level: tuple[int, int], dealer: int = 0, last: tuple[int, int] = (NOBODY, NOBODY), **options: str
) -> tuple[list[int], int, int]:
    """The levels, the next dacha and the winning pair after a deal of this dacha with these points of the opponents."""
    at = table({**OPTIONS, **options})
    books = at.state.books
    books.level[:], books.last_dealer[:], books.dealer, books.points = list(level), list(last), dealer, points
    rows = ledger.new(8)
    end_deal(at.state, at.rules, rows)
    written = ledger.rows(rows)
    assert written[0][0] == Event.DEAL_END
    assert (at.state.phase == Phase.OVER) == (len(written) == 2) == (books.winners != NOBODY)
    return list(books.level), books.next_dealer, books.winners


TABLE = [
    ((0, 10), 5), ((15, 30), 4), ((35, 50), 3), ((55, 70), 2), ((75, 75), 1), ((80, 95), 0), ((100, 115), 1),
    ((120, 135), 2), ((140, 155), 3), ((160, 175), 4), ((180, 195), 5), ((200, 200), 6),
]  # fmt: skip
"""The table of 得点計算: the points of the opponents, and the levels that the winners rise."""


@pytest.mark.parametrize(("points", "rise"), TABLE)
def test_level_steps_equal_the_table_of_the_source(points: tuple[int, int], rise: int) -> None:
    """D106 and all other rows of the table."""
    for options in (CAPPED, OPEN):
        rules = table(options).rules
        assert {levels_won(won, rules) for won in range(points[0], points[1] + 1, 5)} == {rise}


@pytest.mark.parametrize(("won", "capped", "opened"), [(205, 6, 6), (220, 6, 7), (235, 6, 7), (260, 6, 9)])
def test_level_steps_above_200_points_depend_on_the_option(won: int, capped: int, opened: int) -> None:
    """C-85."""
    assert levels_won(won, table(CAPPED).rules) == capped
    assert levels_won(won, table(OPEN).rules) == opened


@pytest.mark.parametrize(
    ("level", "by", "after"), [(0, 0, 1), (0, 1, 2), (0, 2, 3), (2, 2, 4), (9, 1, 10), (13, 1, 14), (14, 1, 15)]
)
def test_levels_rise_along_the_ladder_from_zero_to_past_the_ace(level: int, by: int, after: int) -> None:
    """C-158: the levels are 0, 2, 3, … A, and past A."""
    assert raised_level(level, by) == after


def test_d108_the_declarers_win_and_the_partner_is_dacha_next() -> None:
    assert after_deal(55, (2, 2), dealer=0, last=(0, NOBODY)) == ([4, 2], 2, NOBODY)


@pytest.mark.parametrize(
    ("points", "after"),
    [
        (55, [4, 0]),  # on becoming 親 a pair at 0 stands on 2
        (80, [2, 2]),  # no level is lost, and the next 親 stands on 2 at least (C-83)
        (100, [2, 2]),  # 0 + 1
        (120, [2, 3]),
        (200, [2, 7]),
    ],
)
def test_the_first_deal_raises_levels_from_zero(points: int, after: list[int]) -> None:
    assert after_deal(points, (0, 0))[0] == after


def test_the_first_deal_raises_levels_from_two() -> None:
    assert after_deal(100, (2, 2), start="two")[0] == [2, 3]


def test_80_points_win_for_the_opponents_and_75_do_not() -> None:
    """C-84."""
    assert after_deal(75, (5, 7), dealer=2, last=(0, 1)) == ([6, 7], 0, NOBODY)
    assert after_deal(80, (5, 7), dealer=2, last=(0, 1)) == ([5, 7], 3, NOBODY)


def test_dacha_rotates_as_in_the_first_example_of_the_source() -> None:
    """Seat 0 (山田) wins, seat 2 (鈴木) is next and loses; after a deal of the other pair it is seat 0 again."""
    levels, dealer, _ = after_deal(40, (2, 0), dealer=0)
    assert dealer == 2
    _, dealer, _ = after_deal(90, (levels[0], 0), dealer=2, last=(0, NOBODY))
    assert dealer == 3, "the right-hand neighbour: the other pair is 親 for the first time"
    _, dealer, _ = after_deal(90, (5, 2), dealer=3, last=(2, NOBODY))
    assert dealer == 0, "who was not ダーチャ the last time"


def test_dacha_rotates_as_in_the_second_example_of_the_source() -> None:
    """Seat 0 (山田) loses at once; seat 1 (佐藤), to the right, is dacha and wins, and partner 3 (斉藤) follows."""
    _, dealer, _ = after_deal(90, (2, 0), dealer=0)
    assert dealer == 1
    _, dealer, _ = after_deal(40, (2, 2), dealer=1, last=(0, NOBODY))
    assert dealer == 3


@pytest.mark.parametrize(
    ("points", "level", "win", "after", "winner"),
    [
        (75, (14, 5), "past_ace", [14, 5], 0),  # 打 A, one step beyond
        (80, (14, 5), "past_ace", [14, 5], NOBODY),
        (75, (13, 5), "past_ace", [14, 5], NOBODY),  # reaches A only
        (75, (13, 5), "ace", [14, 5], 0),
        (0, (10, 5), "past_ace", [14, 5], 0),  # A need not be played (C-82)
        (0, (10, 5), "ace", [14, 5], 0),
        (0, (9, 5), "past_ace", [14, 5], NOBODY),
        (140, (5, 12), "past_ace", [5, 14], 1),
        (120, (5, 12), "past_ace", [5, 14], NOBODY),
        (120, (5, 12), "ace", [5, 14], 1),
    ],
)
def test_the_match_ends_at_the_level_that_the_option_names(
    points: int, level: tuple[int, int], win: str, after: list[int], winner: int
) -> None:
    levels, dealer, won = after_deal(points, level, last=(2, 1), win=win)
    assert (levels, won) == (after, winner)
    assert (dealer == NOBODY) == (winner != NOBODY)


def test_d110_a_doubled_kitty_raises_the_opponents() -> None:
    assert after_deal(120, (4, 6), dealer=1, last=(0, 3))[0] == [6, 6]
