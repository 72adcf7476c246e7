"""Leads: one card, a pair, or top cards of one suit (BAS リード; RULES B2, C-87 … C-90).

A lead of cards of one suit is never refused, for a refusal would reveal other hands. A lead of several cards that is
no pair claims that no other hand can beat any part of it. If one can, the lead is wrong, and the leader is punished.
"""

from hachiya.engine.accel import hot_rule, popcount, rule
from hachiya.engine.bits import bit, lowest
from hachiya.games.bashifen.cards import ALL, CardSet, KindSet, count
from hachiya.games.bashifen.sets import available, union
from hachiya.games.bashifen.state import SEATS, Action, Phase, State
from hachiya.games.bashifen.trumps import cards_of, stronger_kinds, suit_of, unbeaten_kinds, weakest_kind
from hachiya.games.meaning import ActionSet

COMMIT = Action.COMMIT


@rule
def begin_lead(st: State, seat: int) -> None:
    """Begin a trick that `seat` leads."""
    st.phase = Phase.PLAY
    st.leader = seat
    st.turn = seat
    st.plays = 0
    st.lead_cards = 0
    st.chosen_one = 0
    st.chosen_two = 0
    for other in range(SEATS):
        st.trick_one[other] = 0
        st.trick_two[other] = 0


@hot_rule
def lead_choices(st: State) -> ActionSet:
    """The cards that may be added to a lead: first any, then others of its suit, or COMMIT, which completes it."""
    hand_one, hand_two = st.hand_one[st.turn], st.hand_two[st.turn]
    if st.chosen_one == 0:
        return hand_one
    suit = suit_of(st.trumps, lowest(st.chosen_one))
    return available(hand_one, hand_two, st.chosen_one, st.chosen_two) & cards_of(st.trumps, suit) | bit(COMMIT)


@hot_rule
def is_pair(cards_one: KindSet, cards_two: KindSet) -> bool:
    """Whether a set of cards is exactly two identical cards (C-86, C-87)."""
    return cards_one == cards_two and popcount(cards_one) == 1


@rule
def is_wrong(st: State, seat: int, cards_one: KindSet, cards_two: KindSet) -> bool:
    """Whether the lead of these cards by `seat` is wrong: another hand beats a part of it (C-88, C-89).

    Identical cards are pairs, the rest singles. A single is beaten by any stronger card of its suit, a pair by a
    stronger pair in one hand. The leader's own cards and the buried ones do not count. The weakest part decides.
    """
    if popcount(cards_one) == 1:
        return False  # a single card or a pair makes no claim
    beats_single = stronger_kinds(st, weakest_kind(st, cards_one & ~cards_two)) if cards_one != cards_two else 0
    beats_pair = stronger_kinds(st, weakest_kind(st, cards_two)) if cards_two else 0
    singles = 0
    pairs = 0
    for other in range(SEATS):
        if other != seat:
            singles |= st.hand_one[other]
            pairs |= st.hand_two[other]
    return singles & beats_single != 0 or pairs & beats_pair != 0


@rule
def unseen(st: State, viewer: int) -> CardSet:
    """The cards that may be in other hands as far as `viewer` knows: not in their hand, played, or buried by them."""
    cards_one, cards_two = union(st.hand_one[viewer], st.hand_two[viewer], st.gone_one, st.gone_two)
    if st.books.dealer == viewer:
        cards_one, cards_two = union(cards_one, cards_two, st.buried_one, st.buried_two)
    return ALL & ~cards_two, ALL & ~cards_one


@rule
def certain_tops(st: State, viewer: int, suit: int) -> tuple[KindSet, KindSet]:
    """The viewer's kinds of a suit that surely nobody can beat: as single cards, and as pairs.

    The viewer knows their own cards, those played, those they have buried, and which seats are void.
    """
    live_one, live_two = unseen(st, viewer)
    return certain_tops_over(st, viewer, suit, live_one, live_two)


@rule
def certain_tops_over(
    st: State, viewer: int, suit: int, live_one: KindSet, live_two: KindSet
) -> tuple[KindSet, KindSet]:
    """The result of `certain_tops` for a caller that has already computed `unseen`, as `live_one` and `live_two`."""
    own = cards_of(st.trumps, suit)
    cards_one, cards_two = st.hand_one[viewer] & own, st.hand_two[viewer] & own
    void = bit(suit)
    for other in range(SEATS):
        if other != viewer:
            void &= st.voids[other]
    if void:
        return cards_one, cards_two
    return unbeaten_kinds(st, cards_one, live_one & own), unbeaten_kinds(st, cards_two, live_two & own)


@rule
def is_surely_right(st: State, viewer: int, cards_one: KindSet, cards_two: KindSet) -> bool:
    """Whether the viewer knows that a lead of these cards, all of one suit, cannot be wrong."""
    if count(cards_one, cards_two) == 1 or is_pair(cards_one, cards_two):
        return True
    singles, pairs = certain_tops(st, viewer, suit_of(st.trumps, lowest(cards_one)))
    return (cards_one & ~cards_two & ~singles) == 0 and (cards_two & ~pairs) == 0
