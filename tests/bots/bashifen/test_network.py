"""The network of bashifen lists legal plays, sees only what its seat sees, and values a play by its rows."""

from collections.abc import Iterator

import pytest

from hachiya.bots.search.bashifen.network import (
    CHOICES,
    HIDDEN,
    NUMBERS,
    OF_SUIT,
    OUT,
    PLAY_ROWS,
    PLIES,
    ROWS,
    SUITS,
    UNIT_OF_VALUE,
    WIDTH,
    Room,
    list_plays,
    place_of_play,
    sum_up,
    value,
)
from hachiya.bots.search.bashifen.question import actions_of
from hachiya.bots.search.bashifen.rollout import choose_play, quick_play
from hachiya.bots.search.bashifen.weights import numbers_of_network
from hachiya.engine.ledger import NOBODY
from hachiya.games.bashifen.state import Phase, State
from hachiya.games.table import Table
from tests.bots.bashifen.test_search import copied, every, game


def plays_in(name: str, step: int) -> Iterator[Table]:
    """The positions of a match in which a card is led or follows."""
    return every(step, (table for table in game(12, name) if table.state.phase == Phase.PLAY))


def row_values(numbers: list[int], row: int) -> list[int]:
    assert 0 <= row < ROWS
    return numbers[WIDTH * row : WIDTH * (row + 1)]


def value_from_rows(numbers: list[int], rows: list[int], play: int) -> int:
    """The value of a listed play, from the rows alone."""
    suit, *own = rows[PLAY_ROWS + 4 * play : PLAY_ROWS + 4 * play + 4]
    position = rows[rows[0] : rows[SUITS + 1]]
    of_suit = [row + OF_SUIT for row in rows[rows[suit] : rows[suit + 1]]]
    sums: list[int] = [
        sum(column) for column in zip(*(row_values(numbers, row) for row in position + of_suit + own), strict=True)
    ]
    hidden = sum(max(sums[unit], 0) * numbers[OUT + unit] for unit in range(HIDDEN))
    return hidden + numbers[UNIT_OF_VALUE] * sums[HIDDEN]


@pytest.mark.parametrize("name", ["random", "greedy"])
def test_a_play_is_worth_what_its_rows_say(name: str) -> None:
    numbers, room, seen = numbers_of_network(), Room(), 0
    for table in plays_in(name, 11):
        plays = list_plays(table.state, room.rows)
        if plays:
            sum_up(numbers, room.rows, room.sums, plays)
            expected = [value_from_rows(numbers, room.rows, play) for play in range(plays)]
            assert [value(numbers, room.rows, room.sums, play) for play in range(plays)] == expected
            cards = choose_play(table.state, numbers, Room())
            assert place_of_play(room.rows, plays, *cards) == expected.index(max(expected))
            seen += 1
    assert seen > 10
    assert place_of_play(room.rows, 1, 0, 0) == NOBODY


@pytest.mark.parametrize("name", ["random", "greedy"])
def test_the_network_lists_legal_plays_of_which_each_is_another(name: str) -> None:
    room = Room()
    for table in plays_in(name, 7):
        plays = list_plays(table.state, room.rows)
        cards = [(room.rows[CHOICES + 2 * play], room.rows[CHOICES + 2 * play + 1]) for play in range(plays)]
        assert len(set(cards)) == plays
        for play in cards:
            other = copied(table)
            for action in actions_of(table.state, play):
                other.act(table.turn, action)


def test_the_network_leaves_follows_to_several_cards_to_the_quick_policy() -> None:
    several = 0
    for table in plays_in("greedy", 1):
        if table.state.plays > 0 and table.state.lead_cards > 1:
            assert choose_play(table.state, numbers_of_network(), Room()) == quick_play(table.state)
            several += 1
    assert several > 10


@pytest.mark.parametrize("name", ["random", "greedy"])
def test_the_network_uses_only_what_its_seat_sees(name: str) -> None:
    for table in plays_in(name, 5):
        view: State = table.game.observe(table.state, table.turn)
        assert choose_play(view, numbers_of_network(), Room()) == choose_play(table.state, numbers_of_network(), Room())


def test_the_numbers_are_small_integers() -> None:
    numbers = numbers_of_network()
    assert len(numbers) == NUMBERS
    assert numbers[PLIES] > 0
    assert max(map(abs, numbers)) < 1 << 15
