"""The search at hachiju."""

from collections.abc import Sequence
from typing import Any

from hachiya.bots.hanafuda.greedy_hachiju import (
    ENOUGH_TO_DOUBLE,
    ENOUGH_TO_PLAY,
    choose,
    danger,
    others_pile,
    promise_of_hand,
)
from hachiya.bots.search.hanafuda.disclosure import has_shown, hidden_by
from hachiya.bots.search.hanafuda.exploring import make_explorer
from hachiya.bots.search.hanafuda.fitted import Emit, Fitted, make_fitted_policy, weigh
from hachiya.bots.search.hanafuda.question import HanafudaQuestion, all_choices, compile_now, each_action
from hachiya.bots.search.hanafuda.weights import weights_of
from hachiya.engine.accel import popcount, rule
from hachiya.engine.bits import bit
from hachiya.games.hachiju.deal import deal, shuffle
from hachiya.games.hachiju.hand_yaku import KASU_SHOWN, SUIT_SHOWN, shown_yaku, suit_yaku
from hachiya.games.hachiju.moves import legal, step
from hachiya.games.hachiju.state import CAPTURED_YAKU, Rules, State
from hachiya.games.hanafuda.dealing import HAND
from hachiya.games.meaning import ActionSet
from hachiya.games.view import View


@rule
def inconsistency(st: State, rules: Rules, seat: int) -> int:
    """How badly a hidden hand fits its seat's choices: cards it would have shown, bids it would not have made."""
    hand = st.hands[seat]
    whole = popcount(hand) == HAND
    score = popcount(hand & ~st.exposed[seat] & ~hidden_by(st.books.shown[seat]))
    if has_shown(st, seat) and st.books.shown[seat] == 0:
        score += popcount(shown_yaku(hand, KASU_SHOWN | SUIT_SHOWN) if whole else suit_yaku(hand))
    if whole:
        promise = promise_of_hand(rules, hand)
        if st.books.folded & bit(seat):
            score += 1 if promise >= ENOUGH_TO_PLAY else 0
        elif st.books.doubler == seat:
            score += 1 if promise < ENOUGH_TO_DOUBLE else 0
        elif st.books.joined & bit(seat):
            score += 1 if promise < ENOUGH_TO_PLAY else 0
    return score


@rule
def size(_rules: Rules, _yaku: int) -> int:
    """The size of every captured yaku: 1, since with one rule set the weights hold the sizes."""
    return 1


@rule
def factor(st: State, _rules: Rules) -> int:
    """The rate of the deal, in halves."""
    return 2 * st.books.rate


def fitted_policy(emit: Emit) -> Fitted:
    """The fitted policy of hachiju; `emit` is `weigh` or `record_feature`."""
    return make_fitted_policy(emit, CAPTURED_YAKU, size, others_pile, danger, factor, choose)


POLICY = fitted_policy(weigh)
explore = make_explorer("hachiju", shuffle, deal, legal, step, POLICY.choose, POLICY.expect, inconsistency)
WEIGHTS = weights_of("hachiju")


def question(view: Any, rules: Any, legal: ActionSet, rng: list[int]) -> HanafudaQuestion:
    """The next decision of the seat at turn, for the search to answer by trials in sampled deals."""
    return HanafudaQuestion(explore, WEIGHTS, view, rules, each_action(legal), rng)


def judgement(view: View, besides: Sequence[Sequence[int]], rng: list[int]) -> HanafudaQuestion:
    """The decision of the seat at turn with all its choices, and the choices `besides`, judged in all sampled deals."""
    choices = all_choices(view, besides)
    return HanafudaQuestion(explore, WEIGHTS, view.state, view.rules, choices, rng, keep_all=True)


def prepare() -> None:
    """Compile the search at hachiju."""
    compile_now(explore, State(), Rules())
