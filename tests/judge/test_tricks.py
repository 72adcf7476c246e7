"""Plays of 八十分 are judged as they are played: follows, winners of tricks, certain leads."""

from collections.abc import Sequence
from itertools import combinations
from random import Random

import pytest

from hachiya.games.bashifen.cards import SUITS, masks, names
from hachiya.games.bashifen.events import NO_SUIT
from hachiya.games.bashifen.leads import is_surely_right, is_wrong
from hachiya.games.bashifen.state import Phase, State
from hachiya.games.table import Table
from hachiya.judge.tricks import Trumps, beatable, is_certain, may_follow, requirement, suits, winner
from hachiya.words.errors import BadCards, BadNumber, HachiyaError, UnknownName
from tests.playing import BASHIFEN_MENUS, positions
from tests.sampling import first

SPADES = Trumps(2, "S")


def trumps_of(state: State) -> Trumps:
    suit = state.books.trump_suit
    return Trumps(state.books.trump_rank, "none" if suit == NO_SUIT else SUITS[suit])


def hand_of(state: State, seat: int) -> list[str]:
    return names(state.hand_one[seat], state.hand_two[seat])


def is_legal(table: Table, cards: Sequence[str]) -> bool:
    """Whether the table takes a follow with these cards."""
    actions = table.game.read(table.state, " ".join(cards))
    if not actions:
        return False
    try:
        table.copy().choose(table.turn, actions)
    except HachiyaError:
        return False
    return True


@pytest.mark.parametrize("value", first([0, 1], range(30)))
def test_follows_and_winners_are_those_of_play(value: int) -> None:
    random = Random(value)
    checked = 0
    for table in positions(value, BASHIFEN_MENUS[value % len(BASHIFEN_MENUS)]):
        state = table.state
        if state.phase != Phase.PLAY or table.chosen or random.random() < 0.6:
            continue
        trumps = trumps_of(state)
        plays = [names(state.trick_one[seat], state.trick_two[seat]) for seat in in_order(state)]
        if plays:
            assert in_order(state)[winner(plays, trumps)] == state.ahead
            hand = hand_of(state, table.turn)
            for _ in range(4):
                cards = random.sample(hand, min(len(plays[0]), len(hand)))
                assert may_follow(cards, plays[0], hand, trumps) == is_legal(table, cards), (cards, plays[0], hand)
                checked += 1
    assert checked > 20


def in_order(state: State) -> list[int]:
    """The seats that have played to the trick, the leader first."""
    return [(state.leader + place) % 4 for place in range(state.plays)]


@pytest.mark.parametrize("value", first([0, 1], range(30)))
def test_a_certain_lead_cannot_be_wrong(value: int) -> None:
    """The judge knows cards, not which seats are void; so it may call fewer leads certain than a player knows."""
    random = Random(value)
    certain = 0
    for table in positions(value, BASHIFEN_MENUS[0]):
        state, seat = table.state, table.turn
        if state.phase != Phase.PLAY or table.chosen or state.plays or random.random() < 0.5:
            continue
        hand = hand_of(state, seat)
        gone = names(state.gone_one, state.gone_two)
        for size in (2, 3):
            every = [*combinations(hand, size)]
            for cards in random.sample(every, min(20, len(every))):
                try:
                    sure = is_certain(cards, hand, trumps_of(state), gone)
                except BadCards:
                    continue
                assert sure == (not beatable(cards, hand, trumps_of(state), gone))
                if sure:
                    certain += 1
                    assert not is_wrong(state, seat, *masks(cards))
                    assert is_surely_right(state, seat, *masks(cards))
    assert certain


@pytest.mark.parametrize(
    ("lead", "hand", "gone", "certain"),
    [
        (["AH", "KH"], ["AH", "KH"], [], False),
        (["AH", "KH"], ["AH", "KH"], ["AH"], True),
        (["AH", "KH", "KH"], ["AH", "KH", "KH"], [], True),
        (["AH", "KH", "KH", "QH", "QH"], ["AH", "KH", "KH", "QH", "QH"], [], True),
        (["AH", "KH", "KH", "QH"], ["AH", "KH", "KH", "QH"], [], False),
        (["AH", "KH", "KH", "QH", "QH", "JH"], ["AH", "KH", "KH", "QH", "QH", "JH"], ["AH"], True),
        (["3H"], ["3H", "AH"], [], True),
        (["3H", "3H"], ["3H", "3H"], [], True),
    ],
)
def test_the_source_examples_of_top_cards(lead: list[str], hand: list[str], gone: list[str], certain: bool) -> None:
    assert is_certain(lead, hand, SPADES, gone) == certain


@pytest.mark.parametrize(
    ("plays", "place"),
    [
        ([["KH"], ["KH"], ["3H"], ["QH"]], 0),
        ([["KH", "KH"], ["AH", "QH"], ["3S", "3S"], ["4S", "5S"]], 2),
        ([["3H"], ["2H"], ["2S"], ["LJ"]], 3),
        ([["3H", "3H"], ["4H", "4H"], ["5H", "6H"], ["7H", "8H"]], 1),
    ],
)
def test_who_wins_a_trick(plays: list[list[str]], place: int) -> None:
    assert winner(plays, SPADES) == place


def test_cards_that_cannot_be_judged_are_refused() -> None:
    for cards in (["1H"], ["AH", "AH", "AH"], []):
        with pytest.raises(BadCards):
            is_certain(cards, ["AH", "AH"], SPADES)
    with pytest.raises(BadCards, match="KH is not in the hand"):
        may_follow(["KH"], ["AH"], ["QH"], SPADES)
    with pytest.raises(BadCards, match="AH AS is not of one suit"):
        is_certain(["AH", "AS"], ["AH", "AS"], SPADES)
    with pytest.raises(BadCards, match="every play of this trick has 1 card"):
        winner([["AH"], ["KH", "KH"]], SPADES)
    with pytest.raises(UnknownName, match="'X' is not a trump suit"):
        winner([["AH"]], Trumps(2, "X"))
    with pytest.raises(BadNumber, match="1 is not a level"):
        winner([["AH"]], Trumps(1, "S"))


def test_the_cards_that_may_be_beaten_are_named_with_their_pairs() -> None:
    hand = ["AH", "QH", "QH", "JH"]
    assert beatable(hand, hand, SPADES) == ["JH", "QH", "QH"]
    assert beatable(["AH", "QH"], hand, SPADES, gone=["AH", "KH", "KH"]) == []
    assert beatable(["QH", "QH"], hand, SPADES) == []


def test_a_follow_must_be_what_the_hand_has_of_the_suit() -> None:
    assert requirement(["AH", "KH", "KH"], ["QH", "QH", "3H", "3S"], SPADES) == (3, "H", 3, 1)
    assert requirement(["AH", "AH"], ["3H", "4D", "3S"], SPADES) == (2, "H", 1, 0)
    assert requirement(["2H"], ["3H", "4D"], SPADES) == (1, "trumps", 0, 0)
    with pytest.raises(BadCards, match="The lead has no card"):
        requirement([], ["3H"], SPADES)


def test_level_cards_and_jokers_are_of_the_trumps() -> None:
    assert suits(["2D", "BJ", "3S"], SPADES) == ["trumps"]
    assert suits(["AC", "AH", "LJ"], Trumps(3, "none")) == ["trumps", "H", "C"]
