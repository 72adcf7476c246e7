"""A random policy that lives: uniformly chosen leads of several cards would nearly all be wrong, and end the deal.

The kind of lead is chosen first: one card six times in ten, a pair three times (if there is one), top cards once. Top
cards are nine times in ten those that the seat knows to be top, of one suit; else any of one suit. All other choices
are uniform over what is legal.
"""

from hachiya.engine.accel import rule
from hachiya.engine.bits import bit, lowest
from hachiya.engine.rng import below, next_word, pick
from hachiya.games.bashifen.cards import ALL, count
from hachiya.games.bashifen.leads import certain_tops, is_pair
from hachiya.games.bashifen.state import State
from hachiya.games.bashifen.trumps import cards_of, suit_of

LEADS = 10
SINGLES, PAIRS = 6, 9
"""Of ten leads the first six are single cards, those below nine pairs."""
SUITS_AND_TRUMPS = 5


@rule
def random_lead(st: State, rng: list[int]) -> tuple[int, int]:
    """The cards that the seat at turn leads; `st` may be what it sees."""
    one, two = st.hand_one[st.turn], st.hand_two[st.turn]
    said = below(rng, LEADS)
    if SINGLES <= said < PAIRS and two:
        card = bit(pick(rng, two))
        return card, card
    if said >= PAIRS:
        known = below(rng, LEADS) > 0
        lead_one, lead_two = known_tops(st, rng) if known else any_of_a_suit(st, rng)
        if lead_one:
            return lead_one, lead_two
    return bit(pick(rng, one)), 0


@rule
def known_tops(st: State, rng: list[int]) -> tuple[int, int]:
    """All certain tops of a suit chosen among those that have several, at random; none if no suit has."""
    seat = st.turn
    suits = 0
    for suit in range(SUITS_AND_TRUMPS):
        one, two = tops_together(st, seat, suit)
        if count(one, two) > 1 and not is_pair(one, two):
            suits |= bit(suit)
    if suits == 0:
        return 0, 0
    return tops_together(st, seat, pick(rng, suits))


@rule
def tops_together(st: State, seat: int, suit: int) -> tuple[int, int]:
    """The largest lead of a suit that the seat knows to be right."""
    singles, pairs = certain_tops(st, seat, suit)
    return singles | pairs, pairs


@rule
def any_of_a_suit(st: State, rng: list[int]) -> tuple[int, int]:
    """Two cards or more of the suit of a card of the hand, each in or out by the toss of a coin; none if it has one."""
    seat = st.turn
    suit = cards_of(st.trumps, suit_of(st.trumps, pick(rng, st.hand_one[seat])))
    one, two = st.hand_one[seat] & suit, st.hand_two[seat] & suit
    if count(one, two) < 2:
        return 0, 0
    while True:
        first, second = coins(rng) & one, coins(rng) & two
        chosen_one, chosen_two = first | second, first & second
        if count(chosen_one, chosen_two) > 1:
            return chosen_one, chosen_two


@rule
def coins(rng: list[int]) -> int:
    """A toss for every kind."""
    return (next_word(rng) << 32 | next_word(rng)) & ALL


@rule
def next_card(one: int, two: int, chosen_one: int, chosen_two: int) -> int:
    """The lowest kind of a play that is not yet chosen as often as the play has it; -1 if it is complete."""
    left = (one & ~chosen_one) | (two & ~chosen_two)
    return lowest(left) if left else -1
