"""A random policy whose deals last: with uniformly chosen leads of several cards most leads would be wrong.

The kind of lead is chosen first: one card six times in ten, a pair three times (if there is one), top cards once. Nine
times in ten, top cards are those of one suit that the seat knows to be top, else any of one suit. All other choices are
uniform over the legal actions.
"""

from hachiya.engine.accel import rule
from hachiya.engine.bits import bit, lowest
from hachiya.engine.rng import below, next_word, pick
from hachiya.games.bashifen.cards import ALL, CardSet, KindSet, count
from hachiya.games.bashifen.leads import certain_tops, is_pair
from hachiya.games.bashifen.state import State
from hachiya.games.bashifen.trumps import cards_of, suit_of

LEADS = 10
SINGLES, PAIRS = 6, 9
"""Of numbers below ten those below six mean a single card, those below nine a pair."""
SUITS_AND_TRUMPS = 5


@rule
def random_lead(st: State, rng: list[int]) -> CardSet:
    """A random lead of the seat at turn; `st` may be its view."""
    cards_one, cards_two = st.hand_one[st.turn], st.hand_two[st.turn]
    number = below(rng, LEADS)
    if SINGLES <= number < PAIRS and cards_two:
        card = bit(pick(rng, cards_two))
        return card, card
    if number >= PAIRS:
        certain = below(rng, LEADS) > 0
        lead_one, lead_two = random_top_lead(st, rng) if certain else any_of_a_suit(st, rng)
        if lead_one:
            return lead_one, lead_two
    return bit(pick(rng, cards_one)), 0


@rule
def random_top_lead(st: State, rng: list[int]) -> CardSet:
    """The lead of all certain top cards of a random suit that has several of them; no cards if no suit has."""
    seat = st.turn
    suits = 0
    for suit in range(SUITS_AND_TRUMPS):
        cards_one, cards_two = largest_top_lead(st, seat, suit)
        if count(cards_one, cards_two) > 1 and not is_pair(cards_one, cards_two):
            suits |= bit(suit)
    if suits == 0:
        return 0, 0
    return largest_top_lead(st, seat, pick(rng, suits))


@rule
def largest_top_lead(st: State, seat: int, suit: int) -> CardSet:
    """The lead of all cards of a suit that the seat knows nobody can beat."""
    singles, pairs = certain_tops(st, seat, suit)
    return singles | pairs, pairs


@rule
def any_of_a_suit(st: State, rng: list[int]) -> CardSet:
    """Two random cards or more of the suit of a random hand card; none if the suit has only one card."""
    seat = st.turn
    suit = cards_of(st.trumps, suit_of(st.trumps, pick(rng, st.hand_one[seat])))
    cards_one, cards_two = st.hand_one[seat] & suit, st.hand_two[seat] & suit
    if count(cards_one, cards_two) < 2:
        return 0, 0
    while True:
        first, second = random_kinds(rng) & cards_one, random_kinds(rng) & cards_two
        chosen_one, chosen_two = first | second, first & second
        if count(chosen_one, chosen_two) > 1:
            return chosen_one, chosen_two


@rule
def random_kinds(rng: list[int]) -> KindSet:
    """A random set of kinds; each is in it with probability 1/2."""
    return (next_word(rng) << 32 | next_word(rng)) & ALL


@rule
def next_unchosen_card(cards_one: KindSet, cards_two: KindSet, chosen_one: KindSet, chosen_two: KindSet) -> int:
    """The lowest kind of a play that has a card not yet chosen; -1 if the play is complete."""
    missing = (cards_one & ~chosen_one) | (cards_two & ~chosen_two)
    return lowest(missing) if missing else -1
