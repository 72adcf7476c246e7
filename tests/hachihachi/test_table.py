"""The table refuses wrong calls with an error that names the right ones."""

import pytest

from hachiya.engine.record import values
from hachiya.engine.rng import LANES, seed
from hachiya.games.hachihachi.state import Action, Phase
from hachiya.games.hanafuda.cards import LETTERS
from hachiya.games.hanafuda.drawing_seats import BY_MONTH, BY_MONTH_AND_POINTS, BY_MONTH_AND_SEATED
from hachiya.games.registry import find
from hachiya.games.seating import Draws, draw_seats, first_dealer
from hachiya.games.table import Table
from hachiya.words.errors import BadDeck, BadDraw, BadSeats, IllegalAction, UnknownName
from hachiya.words.voice import say
from tests.playing import positions

THRICE: Draws = [[[0, "A"], [1, "B"], [2, "C"], [3, "E"]], [[0, "I"], [1, "J"], [2, "c"]], [[1, "k"]]]


def open_table() -> Table:
    return Table(find("sannin"), seed=1)


def test_the_error_of_an_unknown_name_lists_the_known_names() -> None:
    with pytest.raises(UnknownName, match=r"no game 'koikoi'; the games are: sannin, nakayoshi, shiragiku, hachiju"):
        find("koikoi")
    with pytest.raises(UnknownName, match=r"no option 'length'; its options are: multipliers, overtime"):
        Table(find("sannin"), {"length": "half"})
    with pytest.raises(
        UnknownName, match=r"multipliers of sannin hachi-hachi cannot be 'G'; its values are: A, B, C, D, E, F"
    ):
        Table(find("sannin"), {"multipliers": "G"})


@pytest.mark.parametrize("seats", [0, 2, 4])
def test_sannin_is_played_by_three_seats_only(seats: int) -> None:
    with pytest.raises(BadSeats, match=f"sannin hachi-hachi is for 3 players, not for {seats}"):
        Table(find("sannin"), seats=seats)


def test_an_error_is_worded_in_both_languages() -> None:
    with pytest.raises(BadSeats) as error:
        Table(find("sannin"), seats=4)
    assert error.value.text("ja") == "三人はちはちは3人で遊びます。4人では遊べません"
    assert error.value.text("en") == str(error.value)


def test_a_deck_must_hold_every_card_once() -> None:
    table = open_table()
    before = values(table.state)
    for deck in (range(47), [*range(47), 46], range(1, 49)):
        with pytest.raises(BadDeck):
            table.deal(list(deck))
    assert values(table.state) == before
    table.deal(list(range(48)))
    assert table.state.phase == Phase.SHOW


def test_a_deal_during_a_deal_is_refused() -> None:
    table = open_table()
    table.deal()
    with pytest.raises(IllegalAction, match="No deal is due now"):
        table.deal()
    with pytest.raises(IllegalAction, match="No deal is due now"):
        table.tally({})


def test_illegal_actions_change_nothing_and_name_the_legal_ones() -> None:
    table = open_table()
    with pytest.raises(IllegalAction, match="The next deal is due"):
        table.act(0, Action.PASS)
    table.deal()
    before = values(table.state)
    with pytest.raises(IllegalAction, match="seat 2 is not at turn; seat 0 is"):
        table.act(2, Action.PASS)
    with pytest.raises(IllegalAction, match="seat 0 cannot choose stop; legal: show nothing"):
        table.act(0, Action.STOP)
    with pytest.raises(IllegalAction, match="action 99"):
        table.act(0, 99)
    with pytest.raises(IllegalAction, match="action -1"):
        table.act(0, -1)
    assert values(table.state) == before


def test_playing_a_card_that_is_not_in_the_hand_is_illegal() -> None:
    table = next(table for table in positions(2) if table.state.phase == Phase.PLAY)
    wrong = next(card for card in range(48) if not table.state.hands[table.turn] >> card & 1)
    with pytest.raises(IllegalAction, match="cannot choose"):
        table.act(table.turn, wrong)


def test_playing_after_the_end_is_illegal() -> None:
    *_, table = positions(3)
    with pytest.raises(IllegalAction, match="The match is over"):
        table.act(0, 0)


def test_every_choice_has_a_name_in_every_language() -> None:
    seen = set()
    for value in range(30):
        for table in positions(value):
            for action in table.legal():
                name = table.game.action_name(table.state, action)
                seen.add(name)
    words = {say(name, "en") for name in seen}
    for language in ("ja", "zh"):
        assert all(any(ord(letter) > 0x3000 for letter in say(name, language)) for name in seen)
    assert {"show nothing", "stop", "sage (go on)", "cancel the sage", "go on", "A pine crane"} <= words
    assert any(word.startswith("show aka (") for word in words)


@pytest.mark.parametrize("value", range(40))
def test_c161_seats_are_drawn_until_all_months_differ(value: int) -> None:
    lanes = [0] * LANES
    seed(lanes, value, 0)
    assert first_dealer(draw_seats(lanes, 3, BY_MONTH_AND_SEATED), 3, BY_MONTH_AND_SEATED) == 0
    for seats in (3, 4, 5, 6):
        draws = draw_seats(lanes, seats, BY_MONTH)
        months: list[list[int]] = [[] for _ in range(seats)]
        for seat, card in (drawn for cards in draws for drawn in cards):
            months[int(seat)].append(LETTERS.index(str(card)) // 4)
        assert first_dealer(draws, seats, BY_MONTH) == months.index(min(months))


def test_c161_equal_months_draw_again() -> None:
    draws: Draws = [[[0, "A"], [1, "E"], [2, "F"]], [[1, "c"], [2, "d"]], [[1, "I"], [2, "k"]]]
    assert first_dealer(draws, 3, BY_MONTH_AND_SEATED) == 0
    assert first_dealer([[[0, "k"], [1, "A"], [2, "E"]]], 3, BY_MONTH_AND_SEATED) == 1


def test_c161_only_the_youngest_month_must_be_unique_where_seats_stay() -> None:
    later: Draws = [[[0, "E"], [1, "A"], [2, "F"]]]
    assert first_dealer(later, 3, BY_MONTH) == 1
    assert first_dealer([*later, [[0, "I"], [2, "c"]]], 3, BY_MONTH) == 1
    with pytest.raises(BadDraw, match="seat 0 and seat 2 have drawn equal cards"):
        first_dealer(later, 3, BY_MONTH_AND_SEATED)
    with pytest.raises(BadDraw, match="In round 3 of the draw cards are due for seat 0 and seat 1"):
        first_dealer(THRICE, 4, BY_MONTH)


@pytest.mark.parametrize(
    ("draws", "message"),
    [
        ([[[0, "A"], [1, "E"]]], "In round 1 of the draw cards are due for seat 0, seat 1 and seat 2"),
        ([[[0, "A"], [1, "E"], [2, "F"]]], "seat 1 and seat 2 have drawn equal cards"),
        (
            [[[0, "A"], [1, "E"], [2, "F"]], [[0, "c"], [1, "k"]]],
            "In round 2 of the draw cards are due for seat 1 and seat 2",
        ),
        ([[[0, "A"], [1, "E"], [2, "E"]]], "E cannot be drawn again"),
        ([[[0, "A"], [1, "I"], [2, "E"]]], "counter-clockwise the drawn months rise"),
        ([[[0, "A"], [1, "E"], [2, "I"]], [[0, "c"]]], "There is no round 2 of the draw"),
    ],
)
def test_c161_impossible_draws_are_refused(draws: list[list[list[int | str]]], message: str) -> None:
    with pytest.raises(BadDraw, match=message):
        first_dealer(draws, 3, BY_MONTH_AND_SEATED)


@pytest.mark.parametrize(
    ("draws", "dealer"),
    [
        ([[[0, "C"], [1, "A"], [2, "B"]]], 1),  # the light of January before its ribbon
        ([[[0, "D"], [1, "E"], [2, "C"]], [[0, "M"], [2, "k"]]], 0),  # only equal kasu draw again
        ([[[0, "t"], [1, "u"], [2, "s"]]], 2),
    ],
)
def test_c161_hachiju_draws_of_one_month_are_decided_by_card_points(draws: Draws, dealer: int) -> None:
    assert first_dealer(draws, 3, BY_MONTH_AND_POINTS) == dealer
