"""Search at hachi-hachi."""

from collections.abc import Sequence
from typing import Any

from hachiya.bots.hanafuda.greedy_hachihachi import bids_in, choose, most_given, others_pile
from hachiya.bots.search.hanafuda.exploring import explorer
from hachiya.bots.search.hanafuda.fitted import Fitted, Tell, fitted, weigh
from hachiya.bots.search.hanafuda.question import HanafudaQuestion, all_choices, compile_now, each_action
from hachiya.bots.search.hanafuda.spoken import has_spoken, hidden_by
from hachiya.bots.search.hanafuda.weights import weights_of
from hachiya.engine.accel import popcount, rule
from hachiya.engine.bits import bit
from hachiya.games.hachihachi.deal import deal, shuffle_for
from hachiya.games.hachihachi.hand_yaku import WILLOWS_AS_KASU, hand_yaku, suit_yaku
from hachiya.games.hachihachi.moves import legal, step
from hachiya.games.hachihachi.state import CAPTURED_YAKU, HAND, PLACES, Books, Rules, State
from hachiya.games.view import View


@rule
def inconsistency(st: State, rules: Rules, seat: int) -> int:
    """What speaks against a seat's hand: cards that it would have shown, a bid that it would not have made."""
    hand = st.hands[seat]
    closed = hand & ~st.exposed[seat]
    found = popcount(closed & ~hidden_by(st.books.shown[seat]))
    if has_spoken(st, seat) and st.books.shown[seat] == 0:
        whole = popcount(hand) == HAND
        found += popcount(hand_yaku(hand, WILLOWS_AS_KASU) if whole else suit_yaku(hand))
    if st.books.seats > PLACES and popcount(hand) == HAND and seat != st.books.mizuten:
        if st.books.folded & bit(seat):
            found += 1 if bids_in(st, rules, seat) else 0
        for place in range(st.books.entered):
            if st.books.order[place] == seat and came_in_freely(st.books, seat) and not bids_in(st, rules, seat):
                found += 1
    return found


@rule
def came_in_freely(books: Books, seat: int) -> bool:
    """Did a seat in play have the choice? When all but three have folded, those who come after must play (C-142)."""
    if popcount(books.folded) < books.seats - PLACES:
        return True
    last_to_fold = 0
    for offset in range(books.seats):
        if books.folded & bit((books.dealer + offset) % books.seats):
            last_to_fold = offset
    return (seat + books.seats - books.dealer) % books.seats < last_to_fold


@rule
def size(rules: Rules, yaku: int) -> int:
    """In kan, for the games of this room pay differently."""
    return rules.captured_kan[yaku]


@rule
def factor(st: State, rules: Rules) -> int:
    """Of the field."""
    return rules.points_factor[st.books.kind]


def read_by(tell: Tell) -> Fitted:
    """The fitted policy of this room."""
    return fitted(tell, CAPTURED_YAKU, size, others_pile, most_given, factor, choose)


POLICY = read_by(weigh)
explore = explorer(shuffle_for, deal, legal, step, POLICY.choose, POLICY.expect, inconsistency)
WEIGHTS = weights_of("hachihachi")


def question(view: Any, rules: Any, legal: int, rng: list[int]) -> HanafudaQuestion:
    """What the seat at turn does next."""
    return HanafudaQuestion(explore, WEIGHTS, view, rules, each_action(legal), rng)


def judgement(view: View, besides: Sequence[Sequence[int]], rng: list[int]) -> HanafudaQuestion:
    """What each choice would bring the seat at turn."""
    choices = all_choices(view, besides)
    return HanafudaQuestion(explore, WEIGHTS, view.state, view.rules, choices, rng, keeps=True)


def prepare() -> None:
    """Compile."""
    compile_now(explore, State(), Rules())
