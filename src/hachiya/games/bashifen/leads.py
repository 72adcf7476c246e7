"""Leads: one card, a pair, or top cards of one suit (BAS リード; RULES B2, C-87 … C-90).

Cards of one suit are never refused, for a refusal would tell of other hands: a lead of several cards that is no pair
claims that nobody can beat any part of it, and is punished if somebody can.
"""

from hachiya.engine.accel import hot_rule, popcount, rule
from hachiya.engine.bits import bit, lowest
from hachiya.games.bashifen.cards import ALL, count
from hachiya.games.bashifen.sets import available, together
from hachiya.games.bashifen.state import SEATS, Action, Phase, State
from hachiya.games.bashifen.trumps import cards_of, stronger, suit_of, unbeaten, weakest

COMMIT = Action.COMMIT


@rule
def begin_lead(st: State, seat: int) -> None:
    """`seat` leads to a new trick."""
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
def lead_choices(st: State) -> int:
    """The first card: any. Then others of its suit, or the lead is complete."""
    hand_one, hand_two = st.hand_one[st.turn], st.hand_two[st.turn]
    if st.chosen_one == 0:
        return hand_one
    suit = suit_of(st.trumps, lowest(st.chosen_one))
    return available(hand_one, hand_two, st.chosen_one, st.chosen_two) & cards_of(st.trumps, suit) | bit(COMMIT)


@hot_rule
def is_pair(one: int, two: int) -> bool:
    """Exactly two identical cards (C-86, C-87)."""
    return one == two and popcount(one) == 1


@rule
def is_wrong(st: State, seat: int, one: int, two: int) -> bool:
    """Does another hand beat a part of this lead (C-88, C-89)?

    Identical cards are pairs, the rest singles. A single is beaten by any stronger card of its suit, a pair by a
    stronger pair in one hand. One's own cards and the buried ones are not live. The weakest part decides.
    """
    if popcount(one) == 1:
        return False  # one card, or a pair: no claim
    beats_single = stronger(st, weakest(st, one & ~two)) if one != two else 0
    beats_pair = stronger(st, weakest(st, two)) if two else 0
    singles = 0
    pairs = 0
    for other in range(SEATS):
        if other != seat:
            singles |= st.hand_one[other]
            pairs |= st.hand_two[other]
    return singles & beats_single != 0 or pairs & beats_pair != 0


@rule
def unseen(st: State, viewer: int) -> tuple[int, int]:
    """The cards of which `viewer` does not know whether another hand has them: not their own, not played, not buried
    by them."""
    one, two = together(st.hand_one[viewer], st.hand_two[viewer], st.gone_one, st.gone_two)
    if st.books.dealer == viewer:
        one, two = together(one, two, st.buried_one, st.buried_two)
    return ALL & ~two, ALL & ~one


@rule
def certain_tops(st: State, viewer: int, suit: int) -> tuple[int, int]:
    """Of a suit, the viewer's kinds that surely nobody can beat as a single, and those that nobody can as a pair.

    From what they know: their own cards, those played, those they have buried, and who has shown to be void.
    """
    live_one, live_two = unseen(st, viewer)
    return tops_over(st, viewer, suit, live_one, live_two)


@rule
def tops_over(st: State, viewer: int, suit: int, live_one: int, live_two: int) -> tuple[int, int]:
    """The same, of one who has found out what is `unseen`."""
    own = cards_of(st.trumps, suit)
    one, two = st.hand_one[viewer] & own, st.hand_two[viewer] & own
    void = bit(suit)
    for other in range(SEATS):
        if other != viewer:
            void &= st.voids[other]
    if void:
        return one, two
    return unbeaten(st, one, live_one & own), unbeaten(st, two, live_two & own)


@rule
def surely_right(st: State, viewer: int, one: int, two: int) -> bool:
    """Does the viewer know that this lead of one suit cannot be wrong?"""
    if count(one, two) == 1 or is_pair(one, two):
        return True
    singles, pairs = certain_tops(st, viewer, suit_of(st.trumps, lowest(one)))
    return (one & ~two & ~singles) == 0 and (two & ~pairs) == 0
