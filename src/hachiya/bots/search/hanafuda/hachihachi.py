"""The search at hachi-hachi."""

from collections.abc import Sequence
from dataclasses import replace

from hachiya.bots.hanafuda.greedy_hachihachi import bids_in, choose, largest_gift, others_pile
from hachiya.bots.search.hanafuda.disclosure import has_shown, hidden_by
from hachiya.bots.search.hanafuda.equity import imagined_spread
from hachiya.bots.search.hanafuda.exploring import make_explorer
from hachiya.bots.search.hanafuda.fitted import Emit, Fitted, make_fitted_policy, weigh
from hachiya.bots.search.hanafuda.imagination import Imagination
from hachiya.bots.search.hanafuda.question import HanafudaQuestion, compile_now, each_action, judgement_of
from hachiya.bots.search.hanafuda.weights import weights_of
from hachiya.bots.search.skill import MASTER, Goal, Skill
from hachiya.engine.accel import popcount, rule
from hachiya.engine.bits import bit
from hachiya.games.hachihachi.deal import deal, shuffle_for
from hachiya.games.hachihachi.hand_yaku import WILLOWS_AS_KASU, hand_yaku, suit_yaku
from hachiya.games.hachihachi.moves import legal, step
from hachiya.games.hachihachi.state import CAPTURED_YAKU, HAND, PLACES, Books, Rules, State
from hachiya.games.view import View


@rule
def inconsistency(st: State, rules: Rules, _imagination: Sequence[int], seat: int) -> int:
    """How badly a hidden hand fits its seat's choices: cards it would have shown, bids it would not have made."""
    hand = st.hands[seat]
    closed = hand & ~st.exposed[seat]
    score = popcount(closed & ~hidden_by(st.books.shown[seat]))
    if has_shown(st, seat) and st.books.shown[seat] == 0:
        whole = popcount(hand) == HAND
        score += popcount(hand_yaku(hand, WILLOWS_AS_KASU) if whole else suit_yaku(hand))
    if st.books.seats > PLACES and popcount(hand) == HAND and seat != st.books.mizuten:
        if st.books.folded & bit(seat):
            score += 1 if bids_in(st, rules, seat) else 0
        for place in range(st.books.entered):
            if st.books.order[place] == seat and bid_was_free(st.books, seat) and not bids_in(st, rules, seat):
                score += 1
    return score


@rule
def bid_was_free(books: Books, seat: int) -> bool:
    """Whether a seat in play could have folded: once all but three have folded, the later seats must play (C-142).

    At a table of seven one seat is dealt no cards, and has no bid.
    """
    if popcount(books.folded) < popcount(books.dealt_in) - PLACES:
        return True
    last_to_fold = 0
    for offset in range(books.seats):
        if books.folded & bit((books.dealer + offset) % books.seats):
            last_to_fold = offset
    return (seat + books.seats - books.dealer) % books.seats < last_to_fold


@rule
def size(rules: Rules, yaku: int) -> int:
    """The size of a captured yaku (by its index) in kan, which differs between the rule sets."""
    return rules.captured_kan[yaku]


@rule
def factor(st: State, rules: Rules) -> int:
    """The multiplier of the deal's field, in halves."""
    return rules.points_factor[st.books.kind]


def fitted_policy(emit: Emit) -> Fitted:
    """The fitted policy of hachi-hachi; `emit` is `weigh` or `record_feature`."""
    return make_fitted_policy(emit, CAPTURED_YAKU, size, others_pile, largest_gift, factor, choose)


POLICY = fitted_policy(weigh)
explore = make_explorer("hachihachi", shuffle_for, deal, legal, step, POLICY.choose, POLICY.expect, inconsistency)
WEIGHTS = weights_of("hachihachi")


JUDGE = MASTER
"""The skill of hints and reviews, which bring their own numbers of worlds and goals."""


def imagination_of(view: View, skill: Skill) -> Imagination:
    """What a search of this skill imagines at the table of a view: the others always bid as greedy does."""
    return Imagination(WEIGHTS, skill.tries, imagined_spread(view, view.rules.months, skill.goal), [])


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
    """Compile the search at hachi-hachi."""
    compile_now(explore, State(), Rules())
