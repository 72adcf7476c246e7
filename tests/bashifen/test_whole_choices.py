"""The list of whole choices equals all subsets of a hand that a slow implementation accepts."""

import random

import pytest

from hachiya.games.bashifen.cards import names
from hachiya.games.bashifen.state import KITTY, Phase
from hachiya.games.bashifen.whole_choices import MOST_CARDS, whole_choices
from hachiya.games.table import Table
from tests.bashifen.deals import dealt, pass_until, play
from tests.bashifen.test_follows import Cards, may_follow, may_lead, subsets, world

MOST = 256


def listed(at: Table, most: int = MOST) -> list[Cards]:
    """The cards of each listed choice, by name; the position must stay as it is."""
    before = at.copy()
    ones, twos = [0] * most, [0] * most
    number = whole_choices(at.state, ones, twos, [0] * MOST_CARDS, [0] * (MOST_CARDS + 1), most)
    assert at == before
    if number > most:
        assert number == most + 1
        return []
    return sorted(tuple(sorted(names(ones[place], twos[place]))) for place in range(number))


@pytest.mark.parametrize("seed", range(40))
def test_all_leads_and_follows_of_small_hands_are_listed_once(seed: int) -> None:
    dice = random.Random(seed)
    for _ in range(5):
        at, hands, trumps, rank = world(dice)
        leads = sorted(cards for cards in subsets(hands[0], range(1, 8)) if may_lead(cards, trumps, rank))
        assert listed(at) == leads
        assert listed(at, len(leads)) == leads
        assert listed(at, len(leads) - 1) == [], "there is one more than can be listed"
        lead = dice.choice(leads)
        play(at, 0, " ".join(lead))
        for seat in (1, 2, 3):
            if at.state.phase != Phase.PLAY:
                break  # the lead was wrong
            of_size = subsets(hands[seat], range(len(lead), len(lead) + 1))
            follows = sorted(cards for cards in of_size if may_follow(hands[seat], cards, lead, trumps, rank))
            assert listed(at) == follows
            play(at, seat, " ".join(dice.choice(follows)))


def test_a_choice_that_has_begun_is_listed_with_its_first_cards() -> None:
    dice = random.Random(3)
    at, _, _, _ = world(dice, 6)
    whole = listed(at)
    for action in at.legal():
        after = at.copy()
        after.act(0, action)
        (first,) = names(after.state.chosen_one, after.state.chosen_two)
        rest = listed(after)
        assert (first,) in rest, "the lead may end here"
        assert rest == [cards for cards in whole if first in cards]


def test_the_burials_of_the_last_card_are_listed() -> None:
    at = dealt()
    pass_until(at, 100)
    while at.state.phase != Phase.BURY:
        at.act(at.turn, at.legal()[-1])
    hand = sorted(names(at.state.hand_one[at.turn], at.state.hand_two[at.turn]))
    assert listed(at) == [], "nobody lists millions of burials"
    for _ in range(KITTY - 1):
        at.act(at.turn, at.legal()[0])
    chosen = names(at.state.chosen_one, at.state.chosen_two)
    left = list(hand)
    for card in chosen:
        left.remove(card)
    assert listed(at) == sorted({tuple(sorted((*chosen, card))) for card in left})
