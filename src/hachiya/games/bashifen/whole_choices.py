"""Whole choices of plays and burials, of which the rules take one card after the other."""

from hachiya.engine.accel import rule
from hachiya.engine.bits import bit, lowest
from hachiya.games.bashifen.cards import KINDS, count
from hachiya.games.bashifen.moves import legal
from hachiya.games.bashifen.sets import add, remove
from hachiya.games.bashifen.state import KITTY, Phase, State

ALL_KINDS = (1 << KINDS) - 1
MOST_CARDS = KITTY + 25
"""The most cards of a hand."""


@rule
def cards_of_choice(st: State) -> int:
    """The number of cards of the choice that is awaited, 0 for a lead, which may have any number."""
    if st.phase == Phase.BURY:
        return KITTY
    return 0 if st.plays == 0 else st.lead_cards


@rule
def whole_choices(
    st: State,
    cards_one: list[int],
    cards_two: list[int],
    path: list[int],
    left: list[int],
    most: int,
) -> int:
    """Find all whole plays or burials of the seat at turn that have the cards chosen so far.

    Their sets of cards are written to `cards_one` and `cards_two`, in the order of their kinds; `path` and `left` are
    work space for a hand of cards. Returns the number of choices, or `most` + 1 if there are more than `most`. The
    state stays as it is.
    """
    chosen_one, chosen_two = st.chosen_one, st.chosen_two
    needed = cards_of_choice(st)
    number = 0
    depth = 0
    if needed == 0 and chosen_one:
        cards_one[0], cards_two[0] = chosen_one, chosen_two
        number = 1
    left[0] = legal(st) & ALL_KINDS
    while depth >= 0 and number <= most:
        if left[depth] == 0:
            depth -= 1
            if depth >= 0:
                st.chosen_one, st.chosen_two = remove(st.chosen_one, st.chosen_two, bit(path[depth]), 0)
            continue
        kind = lowest(left[depth])
        left[depth] &= left[depth] - 1
        st.chosen_one, st.chosen_two = add(st.chosen_one, st.chosen_two, bit(kind))
        missing = needed - count(st.chosen_one, st.chosen_two)
        if missing <= 0:
            if number < most:
                cards_one[number], cards_two[number] = st.chosen_one, st.chosen_two
            number += 1
        path[depth] = kind
        depth += 1
        left[depth] = legal(st) >> kind << kind & ALL_KINDS if missing != 0 else 0
    st.chosen_one, st.chosen_two = chosen_one, chosen_two
    return number
