"""Advice about a hand and the next play equals the rules and a slow implementation of them."""

import itertools
import operator
import random
from collections import Counter
from functools import reduce

import pytest

from hachiya.games.bashifen.actions import kinds_of_action, lacking
from hachiya.games.bashifen.advice import NO_TOPS, certain_top_cards, hand_groups, only_play, required_play
from hachiya.games.bashifen.cards import NAMES, kind_of, kinds, masks, names
from hachiya.games.bashifen.events import NO_SUIT
from hachiya.games.bashifen.leads import is_wrong
from hachiya.games.bashifen.state import Action, Phase
from hachiya.games.table import Table
from hachiya.words.voice import say
from tests.bashifen.deals import dealt, in_play, play
from tests.bashifen.test_follows import Cards, admitted, belongs
from tests.playing import BASHIFEN_MENUS, positions


def held_as(table: Table, seat: int) -> dict[str, str]:
    """The cards of a hand by group, as the page shows them."""
    signs = {NO_SUIT: "trumps", **dict(enumerate("SHDC"))}
    return {signs[suit]: " ".join(NAMES[kind] for kind in cards) for suit, cards in hand_groups(table.state, seat)}


# ------------------------------------------------------------------------------------- the own hand


def test_a_hand_is_sorted_with_trumps_first_from_the_strongest() -> None:
    table = in_play("3C 2C AS 2H LJ 2S KH 5S 2H BJ 4C 4C", "3D", "3D", "3H", trumps="S")
    assert held_as(table, 0) == {"trumps": "BJ LJ 2S 2H 2H 2C AS 5S", "H": "KH", "C": "4C 4C 3C"}


def test_level_cards_are_equal_where_no_suit_is_trumps() -> None:
    table = in_play("AS 2H LJ 2S", "3D", "3D", "3H", trumps="none")
    assert held_as(table, 0) == {"trumps": "LJ 2S 2H", "S": "AS"}


def test_jokers_and_level_cards_are_grouped_apart_before_trumps_are_fixed() -> None:
    table = dealt("3H 2H", "3S", "4S", "5S")
    table.act(0, Action.PASS)
    assert held_as(table, 0)["trumps"].endswith("2H")
    assert held_as(table, 0)["H"].split()[-1] == "3H"
    assert all(list(group.cards) != [] for group in hand_groups(table.state, 0))


def test_a_declared_suit_is_grouped_with_the_trumps_at_once() -> None:
    table = dealt("3H 2H", "3S", "4S", "5S")
    table.act(0, kind_of("2H"))
    assert not table.state.trumps
    assert "H" not in held_as(table, 0)
    assert "2H" in held_as(table, 0)["trumps"].split()
    assert "3H" in held_as(table, 0)["trumps"].split()


@pytest.mark.parametrize("seed", range(4))
def test_hand_groups_equal_those_of_the_slow_implementation(seed: int) -> None:
    for table in itertools.islice(positions(seed, BASHIFEN_MENUS[seed]), 0, 400, 7):
        state = table.state
        rank = "23456789TJQKA"[state.books.trump_rank - 2]
        shown = state.declared // 13 if state.declaration else NO_SUIT
        suit = state.books.trump_suit if state.trumps else shown
        trumps = "SHDC"[suit] if suit < 4 else "none"
        for seat in range(4):
            groups = held_as(table, seat)
            hand = [(sign, card) for sign, cards in groups.items() for card in cards.split()]
            assert Counter(card for _, card in hand) == Counter(names(state.hand_one[seat], state.hand_two[seat]))
            assert all(belongs(card, trumps, rank) == sign for sign, card in hand)


# ------------------------------------------------------------------------------------- what is asked


def fits(table: Table, chosen: Cards) -> bool:
    """Whether a play fits the fields of `PlayRequirement`, as a page reads them."""
    ask = required_play(table.state)
    assert ask is not None
    of = names(*ask.of)
    in_suit = [card for card in chosen if card in of]
    pairs = sum(number == 2 for number in Counter(in_suit).values())
    return len(chosen) == ask.cards and len(in_suit) >= ask.least and pairs >= ask.pairs


@pytest.mark.parametrize("seed", range(60))
def test_required_play_describes_exactly_the_legal_follows(seed: int) -> None:
    dice = random.Random(seed)
    pack = [card for card in NAMES if (card[0] in "2KQT" and card[1] in "SH") or card[1] == "J"] * 2
    dice.shuffle(pack)
    hand, other, suit = tuple(sorted(pack[:7])), pack[7:14], dice.choice(["S", "D", "none"])
    table = in_play(" ".join(other), " ".join(hand), trumps=suit)
    lead = [card for card in other if belongs(card, suit, "2") == belongs(other[0], suit, "2")]
    table.state.hand_one[2] = table.state.hand_one[3] = table.state.hand_two[2] = table.state.hand_two[3] = (
        0  # no lead fails
    )
    table.state.hand_one[1], table.state.hand_two[1] = 0, 0
    play(table, 0, " ".join(lead[: dice.randint(1, 4)]))
    table.state.hand_one[1], table.state.hand_two[1] = masks(hand)
    chosen = {tuple(sorted(cards)) for size in range(8) for cards in itertools.combinations(hand, size)}
    legal = admitted(table)
    assert {cards for cards in chosen if fits(table, cards)} == legal
    ask = required_play(table.state)
    assert ask is not None
    always = reduce(operator.and_, map(Counter, legal))
    assert Counter(names(*ask.must)) == always
    assert set(names(ask.may, 0)) == {card for cards in legal for card in cards}
    assert (only_play(table.state) is None) == (len(legal) > 1)


def test_required_play_of_a_lead_is_free() -> None:
    ask = required_play(in_play("3C 4C", "3D", "3D", "3H").state)
    assert ask is not None
    assert ask[:-1] == (None, None, (0, 0), 0, 0, (0, 0))
    assert names(ask.may, 0) == ["3C", "4C"]
    assert required_play(dealt("2H").state) is None


# ------------------------------------------------------------------------------------- certain tops


@pytest.mark.parametrize("seed", range(12))
def test_certain_tops_are_all_leads_that_cannot_fail(seed: int) -> None:
    """Certain tops win wherever the unseen cards are; any other card may be beaten."""
    for table in itertools.islice(positions(seed, BASHIFEN_MENUS[seed]), 0, 700, 5):
        state, seat = table.state, table.turn
        if state.phase != Phase.PLAY or state.plays or state.chosen_one:
            if state.phase == Phase.DRAW:
                assert certain_top_cards(state, seat) == NO_TOPS
            continue
        single, pairs = certain_top_cards(table.game.observe(state, seat), seat)
        assert single & ~state.hand_one[seat] == 0
        assert pairs & ~state.hand_two[seat] == 0
        for _, group in hand_groups(state, seat):
            lead = masks(NAMES[kind] for kind in group if single >> kind & 1 or pairs >> kind & 1)
            single_card = lead[0] & (single | pairs)
            if single_card:
                assert not is_wrong(state, seat, single_card, lead[1] & pairs)


def test_certain_tops_take_account_of_played_and_buried_cards() -> None:
    table = in_play("KH QH QH JD", "3H 3S 4S 5S", "3D 4D 5D 6D", "4H 6S 7S 8S", trumps="S", buried="AH AH")
    single, pairs = certain_top_cards(table.state, 0)
    assert (names(single, 0), names(pairs, 0)) == (["KH"], ["QH"])


# ------------------------------------------------------------------------------------- words


def test_shown_by_gives_the_cards_of_each_declaration() -> None:
    table = dealt("2H")
    shown = [kinds_of_action(table.state, action) for action in (5, Action.PAIR + 1, Action.BIG_JOKERS, Action.PASS)]
    assert [[NAMES[kind] for kind in kinds] for kinds in shown] == [["7S"], ["2H", "2H"], ["BJ", "BJ"], []]


def test_an_incomplete_play_is_described_by_what_it_lacks() -> None:
    table = in_play("3C 4C 5C", "3D 4D 5D", "6D 7D 8D", "3H 4H 5H")
    table.act(0, kind_of("3C"))
    assert "a lead ends with action 54" in say(lacking(table.state), "en")
    table = in_play("KC KC 5C", "3D 4D 5D", "6D 7D 8D", "3H 4H 5H")
    play(table, 0, "KC KC")
    table.act(1, kind_of("3D"))
    assert say(lacking(table.state), "en") == "The choice is not complete: 2 cards are laid together, 1 more"
    assert len(kinds(table.state.hand_one[1], table.state.hand_two[1])) == 3
