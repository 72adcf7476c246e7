"""Follows: the plays of a hand to a lead (BAS 複数枚リードに対してのフォローとラフ; RULES B2, C-92, C-139).

The lead has n cards with k pairs among them; the hand has s cards and p pairs of the led suit.

| the hand has | it plays |
|---|---|
| s = 0 | any n cards (fewer trumps than n, or too few pairs of them, are no ruff) |
| 0 < s <= n | all s, and any n - s others (which never win) |
| s > n, p <= k | n of the suit, with all its p pairs among them |
| s > n, p > k | n of the suit, with at least k pairs among them |

The two last rows are one: at least min(k, p) pairs. Where s <= n all pairs are played with the rest. Trumps are a suit
like any other when led.
"""

from hachiya.engine.accel import hot_rule, popcount, rule
from hachiya.games.bashifen.cards import KindSet, count
from hachiya.games.bashifen.sets import available
from hachiya.games.bashifen.state import State
from hachiya.games.bashifen.trumps import cards_of


@hot_rule
def pairs_needed(st: State, own_pairs: int) -> int:
    """The number of pairs of the led suit that a hand with `own_pairs` of them must play (C-92)."""
    return min(st.lead_pairs, own_pairs)


@rule
def follow_choices(st: State) -> KindSet:
    """The kinds that may be added to a follow now: those with which it can still become legal."""
    seat = st.turn
    suit = cards_of(st.trumps, st.lead_suit)
    cards_one, cards_two = st.hand_one[seat] & suit, st.hand_two[seat] & suit
    missing = st.lead_cards - count(st.chosen_one, st.chosen_two)
    in_suit = available(cards_one, cards_two, st.chosen_one & suit, st.chosen_two & suit)
    own = count(cards_one, cards_two)
    if own <= st.lead_cards:
        # All cards of the suit must be played; others fill the rest.
        suit_missing = own - count(st.chosen_one & suit, st.chosen_two & suit)
        others = available(
            st.hand_one[seat] & ~suit, st.hand_two[seat] & ~suit, st.chosen_one & ~suit, st.chosen_two & ~suit
        )
        return in_suit | others if missing > suit_missing else in_suit
    # Kinds of a pair: with one copy chosen the other completes it, with none chosen two cards do.
    half = cards_two & st.chosen_one & ~st.chosen_two
    pairs = cards_two & ~st.chosen_one
    lacking = pairs_needed(st, popcount(cards_two)) - popcount(st.chosen_two)
    halves = popcount(half)
    choices = 0
    if cards_for_pairs(lacking - 1, halves - 1) <= missing - 1:
        choices |= half
    if cards_for_pairs(lacking, halves + 1) <= missing - 1:
        choices |= pairs
    if cards_for_pairs(lacking, halves) <= missing - 1:
        choices |= cards_one & ~cards_two & ~st.chosen_one
    return choices


@hot_rule
def cards_for_pairs(pairs: int, halves: int) -> int:
    """The number of cards that complete `pairs` more pairs, if `halves` of them need one card and the others two."""
    return 0 if pairs <= 0 else pairs if pairs <= halves else 2 * pairs - halves
