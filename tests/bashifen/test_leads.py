"""Throws of top cards: which succeed, what a failed one costs, and which a seat knows to succeed (C-86 … C-90)."""

import itertools
import random
from collections import Counter

import pytest

from hachiya.games.bashifen.cards import BIG_JOKER, KINDS, NAMES, RANKS, SUITS, masks
from hachiya.games.bashifen.events import Event
from hachiya.games.bashifen.leads import certain_tops, is_surely_right, is_wrong
from hachiya.games.bashifen.sight import observe
from hachiya.games.bashifen.state import State
from hachiya.games.bashifen.trumps import cards_of, stronger_kinds, trump_kinds, unbeaten_kinds
from hachiya.games.table import Table
from tests.bashifen.deals import in_play, play
from tests.bashifen.test_follows import Cards, belongs, world


def wrong(table: Table, cards: str) -> bool:
    return is_wrong(table.state, 0, *masks(cards.split()))


OPENING = ("AH KH KH QH QH JH TH", "AH JH 3D 4D 5D 6D 7D", "QD KD 3C 4C 5C 6C 7C", "TH 9H 3S 4S 5S 6S 7S")


@pytest.mark.parametrize(
    ("cards", "right"),
    [
        ("AH", True),
        ("TH", True),  # a single is no claim
        ("KH KH", True),
        ("QH QH", True),  # nor is a pair
        ("AH KH KH", True),  # A がもう1枚活きているが、K はペア
        ("AH KH KH QH QH", True),
        ("AH KH KH QH", False),  # the other A beats the single Q
        ("AH KH", False),
        ("KH KH QH QH", True),
        ("AH KH KH QH QH JH", False),
        ("KH KH QH", False),
    ],
)
def test_the_examples_of_the_source_fail_or_succeed_as_throws(cards: str, right: bool) -> None:
    assert wrong(in_play(*OPENING), cards) is not right


def test_the_jack_is_top_once_the_other_ace_is_played() -> None:
    """もう1枚の A がすでに使われていれば A K K Q Q J: these cards are top after the other ace is played (C-89)."""
    gone = ("AH KH KH QH QH JH TH", "TD JH 3D 4D 5D 6D 7D", *OPENING[2:])
    assert not wrong(in_play(*gone), "AH KH KH QH QH JH")
    assert wrong(in_play(*gone), "AH KH KH QH QH JH TH"), "another jack is live"


def test_an_equal_card_does_not_beat_a_lead() -> None:
    """先にプレイしたカードが上位: the card played first wins."""
    table = in_play("KH QH", "QH 3H", "3D 4D", "3C 4C", rank=14)
    assert not wrong(table, "KH QH")


def test_own_and_buried_cards_cannot_beat_a_throw() -> None:
    """C-88."""
    table = in_play("QH JH KH", "3H 4H 5H", "3D 4D 5D", "3C 4C 5C", rank=14, buried="KH")
    assert not wrong(table, "QH JH")


def test_cards_of_the_partner_can_beat_a_throw() -> None:
    assert wrong(in_play("QH JH", "3H 4H", "KH 4D", "3C 4C", rank=14), "QH JH")


def test_a_pair_is_beaten_only_by_a_higher_pair_in_one_hand() -> None:
    split = in_play("JH JH TH TH", "KH QH 3D 4D", "KH QH 3C 4C", "3S 4S 5S 6S", rank=14)
    assert not wrong(split, "JH JH TH TH")
    together = in_play("JH JH TH TH", "KH KH 3D 4D", "QH 3C 4C 5C", "3S 4S 5S 6S", rank=14)
    assert wrong(together, "JH JH TH TH")


def test_a_single_is_beaten_by_one_card_of_a_pair() -> None:
    assert wrong(in_play("JH TH", "KH KH", "3C 4C", "3S 4S", rank=14), "JH TH")


def test_the_king_is_top_where_aces_are_level_cards() -> None:
    """C-156."""
    assert not wrong(in_play("KH KH QH QH", "AH AH 3H 3H", "3C 4C 5C 6C", "3S 4S 5S 6S", rank=14), "KH KH QH QH")


@pytest.mark.parametrize(
    ("hands", "cards", "right"),
    [
        (("BJ LJ", "LJ AS", "3D 4D", "3C 4C"), "BJ LJ", True),
        (("LJ 8S", "BJ 3D", "3H 4D", "3C 4C"), "LJ 8S", False),
        (("8S 8H", "8D 3D", "3H 4D", "3C 4C"), "8S 8H", True),  # equal off-suit level cards do not beat (C-138)
        (("8H 8D", "8S 3D", "3H 4D", "3C 4C"), "8H 8D", False),
        (("8H AS", "8D 3D", "3H 4D", "3C 4C"), "8H AS", False),  # any level card beats the ace of trumps
        (("AS AS KS", "8D 3D 4D", "3H 4D 5D", "3C 4C 5C"), "AS AS KS", False),
        (("AS AS KS KS", "8D 8H 4D 5D", "3H 4D 5D 6D", "3C 4C 5C 6C"), "AS AS KS KS", True),
    ],
)
def test_trump_throws_fail_or_succeed_by_the_trump_order(hands: Cards, cards: str, right: bool) -> None:
    assert wrong(in_play(*hands, trumps="S", rank=8), cards) is not right


# ------------------------------------------------------------------------------------- a slow second reading


def power(card: str, trumps: str, rank: str) -> int:
    """The strength of a card within the suit to which it belongs."""
    if card in ("LJ", "BJ"):
        return 60 + (card == "BJ")
    if card[0] == rank:
        return 50 if card[1] == trumps else 40
    return RANKS.index(card[0])


def beaten(chosen: Cards, others: list[Cards], trumps: str, rank: str) -> bool:
    """Whether a part of a throw is beaten: a single by any higher card, a pair by a higher pair in one hand."""
    suit = belongs(chosen[0], trumps, rank)
    for card, number in Counter(chosen).items():
        for hand in others:
            for other, held in Counter(hand).items():
                higher = belongs(other, trumps, rank) == suit and power(other, trumps, rank) > power(card, trumps, rank)
                if higher and held >= number:
                    return True
    return False


@pytest.mark.parametrize("seed", range(60))
def test_throws_of_random_hands_fail_as_the_slow_implementation_says(seed: int) -> None:
    dice = random.Random(1000 + seed)
    for _ in range(20):
        table, hands, trumps, rank = world(dice)
        suits = {belongs(card, trumps, rank) for card in hands[0]}
        own = [card for card in hands[0] if belongs(card, trumps, rank) == dice.choice(sorted(suits))]
        if len(own) < 2:
            continue
        chosen = tuple(dice.sample(own, dice.randint(2, len(own))))
        if len({belongs(card, trumps, rank) for card in chosen}) > 1:
            continue
        pair = len(chosen) == 2 and chosen[0] == chosen[1]
        expected = not pair and beaten(chosen, hands[1:], trumps, rank)
        assert is_wrong(table.state, 0, *masks(chosen)) is expected
        known = is_surely_right(observe(table.state, 0), 0, *masks(chosen))
        assert not (known and expected), "what a seat knows to be right is right"


def test_certain_tops_are_computed_from_what_a_seat_knows() -> None:
    """A seat uses its own cards, played and buried cards and known voids, and never other hands."""
    table = in_play("AH KH KH QH", "3H 4H 5H 6H", "3D 4D 5D 6D", "3C 4C 5C 6C", dealer=0, buried="AD")
    assert tops(table, "H") == ({"AH"}, {"KH"})
    table.state.gone_one = masks(["AH"])[0]
    assert tops(table, "H") == ({"AH", "KH", "QH"}, {"KH"})
    table.state.gone_one = 0
    for seat in (1, 2, 3):
        table.state.voids[seat] = 1 << SUITS.index("H")
    assert tops(table, "H") == ({"AH", "KH", "QH"}, {"KH"})


def tops(table: Table, suit: str) -> tuple[set[str], set[str]]:
    singles, pairs = certain_tops(observe(table.state, 0), 0, SUITS.index(suit))
    return (
        {name for kind, name in enumerate(NAMES) if singles >> kind & 1},
        {name for kind, name in enumerate(NAMES) if pairs >> kind & 1},
    )


def test_the_big_joker_is_always_top() -> None:
    table = in_play("BJ 3H", "BJ 4H", "3D 4D", "3C 4C")
    singles, _ = certain_tops(observe(table.state, 0), 0, 4)
    assert singles == 1 << BIG_JOKER


def test_unbeaten_cards_are_those_that_no_stronger_live_card_beats() -> None:
    """Single cards and whole sets are compared for all trumps, hands and hidden cards of every suit."""
    dice = random.Random(6)
    st = State()
    for rank, trump_suit, suit in itertools.product(range(2, 15), range(5), range(5)):
        st.books.trump_rank, st.books.trump_suit = rank, trump_suit
        st.trumps = trump_kinds(rank, trump_suit)
        kinds_of_suit = [kind for kind in range(KINDS) if cards_of(st.trumps, suit) >> kind & 1]
        for _ in range(12):
            own, live = (sum(1 << kind for kind in kinds_of_suit if dice.random() < share) for share in (0.5, 0.2))
            alone = (kind for kind in kinds_of_suit if own >> kind & 1 and not stronger_kinds(st, kind) & live)
            assert unbeaten_kinds(st, own, live) == sum(1 << kind for kind in alone)


# ------------------------------------------------------------------------------------- a wrong lead


def end_of(rows: list[list[int]]) -> list[int]:
    """The opponents' points and the kitty's points at the end of the deal."""
    assert [row[0] for row in rows[:3]] == [Event.PLAY, Event.FAILED_LEAD, Event.DEAL_END]
    return rows[2][1:3]


def test_c90_a_failed_throw_of_the_declarers_gives_the_opponents_the_rest_and_twice_the_kitty() -> None:
    table = in_play("KH QH", "AH 5H", "TD 4D", "KC 4C", points=40, buried="5S KS")
    assert end_of(play(table, 0, "KH QH")) == [40 + 10 + 5 + 10 + 10 + 2 * 15, 15]


def test_c90_a_failed_throw_of_the_opponents_leaves_them_their_points() -> None:
    table = in_play("AH 5H", "KH QH", "TD 4D", "KC 4C", points=40, buried="5S KS", leader=1)
    assert end_of(play(table, 1, "KH QH")) == [40, 15]
