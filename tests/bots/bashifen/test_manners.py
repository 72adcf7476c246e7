"""The strongest bot at bashifen leaves out plays that people call wrong: gifts of points, and needlessly high cards."""

import pytest

from hachiya.bots.search.bashifen.manners import is_called_wrong
from hachiya.bots.search.bashifen.question import play_of, question
from hachiya.bots.search.skill import Others, Skill
from hachiya.engine.bits import bit
from hachiya.games.bashifen.cards import NAMES, kind_of, kinds
from hachiya.games.bashifen.events import NO_SUIT
from hachiya.games.bashifen.state import Phase
from hachiya.games.table import Table
from tests.bashifen.deals import in_play, play
from tests.bots.bashifen.test_search import FEW, every, game
from tests.playing import rng

HEARTS = 1
OTHERS = "3D 4D 6D 7D 8D"


def called_wrong(table: Table) -> set[str]:
    """The single cards of the seat at turn that people call wrong, by name."""
    hand = kinds(table.state.hand_one[table.turn], 0)
    return {NAMES[kind] for kind in hand if is_called_wrong(table.state, (bit(kind), 0))}


@pytest.mark.parametrize(
    ("led", "hand", "wrong"),
    [
        ("7H", "3H 5H TH AH QS", {"5H"}),  # the ten is ahead
        ("AH", "3H 5H TH 5D QS", {"5H", "TH"}),  # the five of diamonds is alone in its suit
        ("AH", "5H TH KH AH QS", set()),  # an ace is not worthless
        ("AH", "3D TD KD 5S QS", {"TD", "KD"}),  # the five of spades is a trump
    ],
)
def test_the_second_seat_throws_no_points_under_a_lead(led: str, hand: str, wrong: set[str]) -> None:
    table = in_play(f"{led} 3C 4C 6C 7C", hand, OTHERS, OTHERS)
    play(table, 0, led)
    assert called_wrong(table) == wrong


@pytest.mark.parametrize(
    ("hand", "wrong"),
    [
        ("8H 9H JH AH 5C", {"9H", "JH", "AH"}),  # eights and higher cards win
        ("3H 9H 9H JH AH", {"AH"}),  # nines are a pair, and a pair is not broken for a trick
        ("3H 8H TH KH AH", {"KH", "AH"}),  # tens and kings bring points, and a ten is enough
        ("3H 4H 6H 6C 8C", set()),  # no card wins
        ("3C 4C 9S JS KS", {"JS"}),  # of the trumps the nine is enough, and the king brings points
    ],
)
def test_the_last_seat_wins_with_no_higher_card_than_it_need(hand: str, wrong: set[str]) -> None:
    table = in_play("7H 3C 4C 6C 7C", "3H 4D 6D 7D 8D", "4H 3D 9D TD JD", hand)
    play(table, 0, "7H")
    play(table, 1, "3H")
    play(table, 2, "4H")
    assert called_wrong(table) == wrong


def test_later_seats_may_give_points() -> None:
    table = in_play("AH 3C 4C 6C 7C", "3H 4D 6D 7D 8D", "4H 5H TH 9D JD", OTHERS)
    play(table, 0, "AH")
    play(table, 1, "3H")
    assert called_wrong(table) == set()


def test_a_ten_is_not_led_under_two_hidden_cards() -> None:
    """A five may be, and a ten under one higher card, for a partner who can ruff, and among the last four cards."""
    hand = "5H TH 3D KS 4C"
    assert called_wrong(in_play(hand, OTHERS, OTHERS, OTHERS)) == {"TH"}
    table = in_play(hand, OTHERS, OTHERS, OTHERS)
    for gone, wrong in (("JH JH QH QH KH KH", {"TH"}), ("AH", set())):
        for name in gone.split():
            table.state.gone_two |= table.state.gone_one & bit(kind_of(name))
            table.state.gone_one |= bit(kind_of(name))
        assert called_wrong(table) == wrong
    table = in_play(hand, OTHERS, OTHERS, OTHERS)
    table.state.voids[1] = table.state.voids[3] = bit(HEARTS)
    assert called_wrong(table) == {"TH"}
    table.state.voids[2] = bit(HEARTS)
    assert called_wrong(table) == set()
    assert called_wrong(in_play("5H TH 3D KS", *["3D 4D 6D 7D"] * 3)) == set()


def test_tops_and_pairs_are_not_called_wrong() -> None:
    table = in_play("TH TH KH AH AH", OTHERS, OTHERS, OTHERS, trumps="-")
    assert table.state.books.trump_suit == NO_SUIT
    ten, ace = bit(kind_of("TH")), bit(kind_of("AH"))
    assert is_called_wrong(table.state, (ten, 0))
    assert not is_called_wrong(table.state, (ten, ten))
    assert not is_called_wrong(table.state, (ten | ace, ace))


def test_only_the_strongest_bot_leaves_them_out() -> None:
    made = dict.fromkeys(Others, 0)
    for table in every(3, (table for table in game(6, "greedy") if table.state.phase == Phase.PLAY)):
        for others in Others:
            asked = question(table.view(table.turn), rng(9), Skill(FEW, others=others))
            wrong = [is_called_wrong(table.state, play_of(table.state, choice)) for choice in asked.choices]
            made[others] += 0 if all(wrong) else sum(wrong)
    assert made[Others.MASTERS] == 0
    assert made[Others.GREEDY] > 10
