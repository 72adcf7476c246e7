"""Follows: what a hand may and must play to a lead (BAS 複数枚リードに対してのフォローとラフ; RULES B2, C-92, C-139).

Of n cards led, k of the pairs in them, to a hand that has s cards and p pairs of the led suit:

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
from hachiya.games.bashifen.cards import count
from hachiya.games.bashifen.sets import available
from hachiya.games.bashifen.state import State
from hachiya.games.bashifen.trumps import cards_of


@hot_rule
def pairs_needed(st: State, own_pairs: int) -> int:
    """How many pairs of the led suit must be played by a hand that has so many (C-92)."""
    return min(st.lead_pairs, own_pairs)


@rule
def follow_choices(st: State) -> int:
    """The kinds that may be played next, beside those chosen: just those with which a legal follow can be completed."""
    seat = st.turn
    suit = cards_of(st.trumps, st.lead_suit)
    one, two = st.hand_one[seat] & suit, st.hand_two[seat] & suit
    left = st.lead_cards - count(st.chosen_one, st.chosen_two)
    in_suit = available(one, two, st.chosen_one & suit, st.chosen_two & suit)
    own = count(one, two)
    if own <= st.lead_cards:
        # All of the suit must go; others fill what is left beyond that.
        owed = own - count(st.chosen_one & suit, st.chosen_two & suit)
        others = available(
            st.hand_one[seat] & ~suit, st.hand_two[seat] & ~suit, st.chosen_one & ~suit, st.chosen_two & ~suit
        )
        return in_suit | others if left > owed else in_suit
    # One copy chosen and the other still held: one card makes the pair. None chosen of two held: two cards do.
    begun = two & st.chosen_one & ~st.chosen_two
    whole = two & ~st.chosen_one
    lacking = pairs_needed(st, popcount(two)) - popcount(st.chosen_two)
    halves = popcount(begun)
    found = 0
    if cost(lacking - 1, halves - 1) <= left - 1:
        found |= begun
    if cost(lacking, halves + 1) <= left - 1:
        found |= whole
    if cost(lacking, halves) <= left - 1:
        found |= one & ~two & ~st.chosen_one
    return found


@hot_rule
def cost(pairs: int, halves: int) -> int:
    """How many cards make so many more pairs, where `halves` need one card each and all others two."""
    return 0 if pairs <= 0 else pairs if pairs <= halves else 2 * pairs - halves
