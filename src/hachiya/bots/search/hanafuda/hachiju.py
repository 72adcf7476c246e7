"""The search at hachiju."""

from collections.abc import Sequence
from dataclasses import replace

from hachiya.bots.hanafuda.greedy_hachiju import (
    ENOUGH_TO_DOUBLE,
    ENOUGH_TO_PLAY,
    SAY_DOUBLE,
    SAY_IN,
    SAY_OUT,
    choose,
    danger,
    others_pile,
    promise_of_hand,
)
from hachiya.bots.search.hanafuda.bidding import bids_usually, fits_bid, fits_no_bid
from hachiya.bots.search.hanafuda.bids import bids_of, uniform_bids
from hachiya.bots.search.hanafuda.disclosure import has_shown, hidden_by
from hachiya.bots.search.hanafuda.equity import imagined_spread
from hachiya.bots.search.hanafuda.exploring import make_explorer
from hachiya.bots.search.hanafuda.fitted import Emit, Fitted, make_fitted_policy, weigh
from hachiya.bots.search.hanafuda.imagination import Imagination
from hachiya.bots.search.hanafuda.question import HanafudaQuestion, compile_now, each_action, judgement_of
from hachiya.bots.search.hanafuda.weights import weights_of
from hachiya.bots.search.skill import GRANDMASTER, Goal, Others, Skill
from hachiya.engine.accel import popcount, rule
from hachiya.engine.bits import bit
from hachiya.games.hachiju.deal import deal, shuffle
from hachiya.games.hachiju.hand_yaku import KASU_SHOWN, SUIT_SHOWN, shown_yaku, suit_yaku
from hachiya.games.hachiju.moves import legal, step
from hachiya.games.hachiju.state import CAPTURED_YAKU, Books, Phase, Rules, State
from hachiya.games.hanafuda.dealing import HAND
from hachiya.games.meaning import ActionSet
from hachiya.games.view import View

BID = int(Phase.BID)
NOBODY_IN, SOMEBODY_IN, AT_TWO, AT_FOUR, DOUBLE_AT_ONE, DOUBLE_LATER = range(6)
"""The situations of a bid: in at rate 1, before or after another seat, at rate 2 and at rate 4; and doubles."""


@rule
def situation(books: Books, seat: int) -> int:
    """The situation in which a seat bids in: the rate, and at rate 1 whether a seat before it is in."""
    if books.rate > 1:
        return AT_TWO if books.rate == 2 else AT_FOUR
    for offset in range((seat - books.leader) % books.seats):
        if books.joined & bit((books.leader + offset) % books.seats):
            return SOMEBODY_IN
    return NOBODY_IN


@rule
def inconsistency(st: State, rules: Rules, imagination: Sequence[int], seat: int) -> int:
    """How badly a hidden hand fits its seat's choices: cards it would have shown, bids it would not have made."""
    hand = st.hands[seat]
    whole = popcount(hand) == HAND
    score = popcount(hand & ~st.exposed[seat] & ~hidden_by(st.books.shown[seat]))
    if has_shown(st, seat) and st.books.shown[seat] == 0:
        score += popcount(shown_yaku(hand, KASU_SHOWN | SUIT_SHOWN) if whole else suit_yaku(hand))
    if whole:
        books = st.books
        promise = promise_of_hand(rules, hand)
        if books.folded & bit(seat):
            score += 0 if fits_no_bid(imagination, situation(books, seat), promise) else 1
        elif books.doubler == seat:
            doubled = DOUBLE_AT_ONE if books.rate == 2 else DOUBLE_LATER
            score += 0 if fits_bid(imagination, doubled, promise) else 1
        elif books.joined & bit(seat):
            score += 0 if fits_bid(imagination, situation(books, seat), promise) else 1
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
choose_fitted = POLICY.choose


@rule
def choose_and_bid(st: State, rules: Rules, actions: ActionSet, rng: list[int], imagination: Sequence[int]) -> int:
    """The choice of the seat at turn, from what it sees: a bid by the model of bids, all else by the fitted policy."""
    if st.phase != BID:
        return choose_fitted(st, rules, actions, rng, imagination)
    promise = promise_of_hand(rules, st.hands[st.turn])
    double = DOUBLE_AT_ONE if st.books.rate == 1 else DOUBLE_LATER
    if actions & bit(SAY_DOUBLE) and bids_usually(imagination, double, promise):
        return SAY_DOUBLE
    is_in = bids_usually(imagination, situation(st.books, st.turn), promise)
    return SAY_IN if actions & bit(SAY_IN) and is_in else SAY_OUT


explore = make_explorer("hachiju", shuffle, deal, legal, step, choose_and_bid, POLICY.expect, inconsistency)
WEIGHTS = weights_of("hachiju")
BIDS = {
    Others.GREEDY: [*uniform_bids(ENOUGH_TO_PLAY, DOUBLE_AT_ONE), *uniform_bids(ENOUGH_TO_DOUBLE, 2)],
    Others.MASTERS: bids_of("hachiju"),
}
"""By the model of the others: the limits from which they bid (see `bidding`)."""


JUDGE = GRANDMASTER
"""The skill of hints and reviews, which bring their own numbers of worlds and goals."""


def imagination_of(view: View, skill: Skill) -> Imagination:
    """What a search of this skill imagines at the table of a view."""
    return Imagination(WEIGHTS, skill.tries, imagined_spread(view, view.rules.deals, skill.goal), BIDS[skill.others])


def question(view: View, rng: list[int], skill: Skill) -> HanafudaQuestion:
    """The next decision of the seat at turn, for the search to answer by trials in sampled deals."""
    imagination = imagination_of(view, skill)
    return HanafudaQuestion(explore, imagination, view.state, view.rules, each_action(view.actions), rng)


def judgement(
    view: View, besides: Sequence[Sequence[int]], rng: list[int], goal: Goal = Goal.POINTS
) -> HanafudaQuestion | None:
    """The decision of the seat at turn as hints and reviews judge it (see `judgement_of`)."""
    return judgement_of(explore, imagination_of(view, replace(JUDGE, goal=goal)), view, besides, rng, goal)


def prepare() -> None:
    """Compile the search at hachiju."""
    compile_now(explore, State(), Rules())
