"""greedy at bashifen: leads certain tops, follows cheaply, gives its points to its partner, declares its long suit.

It uses only what its seat sees; a set of cards is two masks of kinds, as in the rules.
"""

from typing import Any

from hachiya.engine.accel import popcount, rule
from hachiya.engine.bits import bit, lowest
from hachiya.games.bashifen.cards import (
    FIVES,
    KINDS,
    POINT_CARDS,
    RANKS_A_SUIT,
    TENS,
    CardSet,
    KindSet,
    count,
    kinds,
    of_rank,
    points,
)
from hachiya.games.bashifen.drawing import declarations
from hachiya.games.bashifen.events import NO_SUIT
from hachiya.games.bashifen.follows import follow_choices
from hachiya.games.bashifen.leads import certain_tops, unseen
from hachiya.games.bashifen.sets import add
from hachiya.games.bashifen.state import DRAWS, KITTY, NOBODY, SEATS, Action, Declaration, Phase, State
from hachiya.games.bashifen.tricks import follow_strength
from hachiya.games.bashifen.trumps import cards_of, strength, stronger_kinds, suit_of, trump_kinds
from hachiya.games.meaning import ActionSet

PASS, PAIR, COMMIT = Action.PASS, Action.PAIR, Action.COMMIT
LITTLE_JOKERS, BIG_JOKERS = Action.LITTLE_JOKERS, Action.BIG_JOKERS
NONE = int(Declaration.NONE)
SIDE_SUITS = 4
SUITS_AND_TRUMPS = 5

ENOUGH_TRUMPS = 36
"""The percentage of the cards drawn that must be trumps for a suit to be declared; a third is the average."""
AT_LEAST, WHEN_ALL_IS_DRAWN = 4, 9
MORE_BY = 3
"""Trumps that another suit must give beyond those of the declared suit, to overthrow it."""
STRONG_WITHOUT_SUIT = 5
"""Level cards and jokers in hand that make a deal without a trump suit worth having."""

A_LOT = 10
"""Points in a trick that are worth a ruff of several cards."""
LONG_TRUMPS = 9
"""Trumps in hand with which their tops are led."""


def choose(view: State, _rules: Any, legal: ActionSet) -> list[int]:
    """The choice of greedy for the seat at turn, as actions."""
    if view.phase == Phase.DRAW:
        return [declaration(view, legal)]
    if view.phase == Phase.BURY:
        return kinds(*burial(view))
    if view.plays == 0:
        return [*kinds(*best_lead(view)), COMMIT]
    return kinds(*best_follow(view))


# ------------------------------------------------------------------------------------- drawing and kitty


@rule
def trumps_held(st: State, seat: int, suit: int) -> int:
    """The number of trumps in a hand if this suit becomes trumps."""
    trumps = trump_kinds(st.books.trump_rank, suit)
    return count(st.hand_one[seat] & trumps, st.hand_two[seat] & trumps)


@rule
def declaration(st: State, legal: ActionSet) -> int:
    """The declaration of greedy: the level card of its longest suit once that is long enough, or pass.

    What the partner has shown stands; an opponent's suit is overthrown for one that is clearly longer.
    """
    seat, held = st.turn, st.held[st.turn]
    offered = declarations(st, seat)
    if offered == 0 or not legal >> PASS & 1:
        return PASS
    standing = st.declaration != NONE
    ours = standing and st.declarer % 2 == seat % 2
    current = trumps_held(st, seat, st.declared // RANKS_A_SUIT) if standing else 0
    needed = max(AT_LEAST, ENOUGH_TRUMPS * held // 100)
    if st.drawn == DRAWS:
        needed = WHEN_ALL_IS_DRAWN
    if st.books.dealer == NOBODY:
        needed = 0
    if standing:
        needed = max(needed, current + MORE_BY)
    chosen, best = PASS, needed - 1
    for suit in range(SIDE_SUITS):
        kind = suit * RANKS_A_SUIT + st.books.trump_rank - 2
        length = trumps_held(st, seat, suit)
        again = standing and st.declarer == seat and st.declared == kind
        if again and offered >> (PAIR + suit) & 1:
            return PAIR + suit  # nobody can overthrow it with a pair of another suit then
        if ours or length <= best:
            continue
        if offered >> kind & 1:
            chosen, best = kind, length
        elif offered >> (PAIR + suit) & 1:
            chosen, best = PAIR + suit, length
    if chosen == PASS and standing and not ours and current < needed - MORE_BY:
        strong = st.hand_one[seat] & trump_kinds(st.books.trump_rank, NO_SUIT)
        if popcount(strong) >= STRONG_WITHOUT_SUIT:
            for action in range(LITTLE_JOKERS, BIG_JOKERS + 1):
                if offered >> action & 1:
                    return action
    return chosen


@rule
def burial(st: State) -> CardSet:
    """The eight cards that are least worth keeping: low ones of short suits, no trumps, no tops, few points."""
    seat = st.turn
    cards_one = 0
    cards_two = 0
    for _ in range(KITTY):
        chosen, least = -1, 1 << 30
        for kind in range(KINDS):
            if (st.hand_one[seat] & ~cards_one | st.hand_two[seat] & ~cards_two) >> kind & 1:
                value = worth_keeping(st, seat, kind)
                if value < least:
                    chosen, least = kind, value
        cards_one, cards_two = add(cards_one, cards_two, bit(chosen))
    return cards_one, cards_two


@rule
def worth_keeping(st: State, seat: int, kind: int) -> int:
    """How much a card is worth keeping in the dealer's hand rather than burying it."""
    suit = suit_of(st.trumps, kind)
    rank = strength(st.books.trump_rank, st.books.trump_suit, kind)
    if suit == NO_SUIT:
        return 1000 + rank
    own = cards_of(st.trumps, suit)
    length = count(st.hand_one[seat] & own, st.hand_two[seat] & own)
    value = 6 * length + rank
    singles, pairs = certain_tops(st, seat, suit)
    if (singles | pairs) >> kind & 1:
        value += 60
    if st.hand_two[seat] >> kind & 1:
        value += 14
    if TENS >> kind & 1:
        value += 22
    if FIVES >> kind & 1:
        value += 12
    return value


# ------------------------------------------------------------------------------------- leads


@rule
def best_lead(st: State) -> CardSet:
    """The lead of greedy: certain tops of a side suit, tops of long trumps, else a low card of the shortest suit."""
    seat = st.turn
    best_one = 0
    best_two = 0
    best = 0
    for suit in range(SUITS_AND_TRUMPS):
        singles, pairs = certain_tops(st, seat, suit)
        cards_one, cards_two = singles | pairs, pairs
        if cards_one:
            value = worth_of_tops(st, seat, suit, cards_one, cards_two)
            if value > best:
                best_one, best_two, best = cards_one, cards_two, value
    if best_one:
        return best_one, best_two
    return bit(quiet_lead(st, seat)), 0


@rule
def worth_of_tops(st: State, seat: int, suit: int, cards_one: KindSet, cards_two: KindSet) -> int:
    """The value of a lead of these top cards; 0 if an opponent may ruff its points, or for too few trumps."""
    if suit == NO_SUIT:
        held = count(st.hand_one[seat] & st.trumps, st.hand_two[seat] & st.trumps)
        only_trumps = st.hand_one[seat] & ~st.trumps == 0
        return count(cards_one, cards_two) if held >= LONG_TRUMPS or only_trumps else 0
    won = points(cards_one, cards_two)
    ruffed = False
    for other in range(SEATS):
        void = st.voids[other] >> suit & 1 and not st.voids[other] >> NO_SUIT & 1
        ruffed = ruffed or bool(other % 2 != seat % 2 and void)
    if ruffed and won > 0:
        return 0
    return 10 + won + 4 * count(cards_one, cards_two)


@rule
def quiet_lead(st: State, seat: int) -> int:
    """The lead of one low card, points last: of a suit that the partner can ruff, else of the shortest side suit."""
    chosen, least = -1, 1 << 30
    partner = (seat + 2) % SEATS
    cards = st.hand_one[seat]
    while cards:
        kind = lowest(cards)
        cards &= cards - 1
        suit = suit_of(st.trumps, kind)
        own = cards_of(st.trumps, suit)
        value = strength(st.books.trump_rank, st.books.trump_suit, kind)
        value += 3 * count(st.hand_one[seat] & own, st.hand_two[seat] & own)
        value += 40 if suit == NO_SUIT else 0
        value += 25 if POINT_CARDS >> kind & 1 else 0
        if st.voids[partner] >> suit & 1 and not st.voids[partner] >> NO_SUIT & 1:
            value -= 20
        if value < least:
            chosen, least = kind, value
    return chosen


# ------------------------------------------------------------------------------------- follows


@rule
def best_follow(st: State) -> CardSet:
    """The follow of greedy: it wins cheaply if that is worth it, gives points to a winning partner, else throws."""
    seat = st.turn
    last = st.plays == SEATS - 1
    lying = 0
    for other in range(SEATS):
        lying += points(st.trick_one[other], st.trick_two[other])
    partner_ahead = st.ahead % 2 == seat % 2
    if partner_ahead and (last or play_ahead_is_unbeatable(st, seat)):
        return cheapest_follow(st, -1)
    suit = cards_of(st.trumps, st.lead_suit)
    void = st.hand_one[seat] & suit == 0
    if not partner_ahead:
        worth_it = lying >= 5 or last or not void
        if st.lead_cards > 1 and void:
            worth_it = lying >= A_LOT
        if worth_it:
            cards_one, cards_two = weakest_winning_play(st, seat)
            if cards_one:
                return cards_one, cards_two
    return cheapest_follow(st, 1)


@rule
def play_ahead_is_unbeatable(st: State, seat: int) -> bool:
    """Whether no hidden card of the suit can beat the play that is ahead in the trick."""
    if st.lead_cards > 1:
        return True
    kind = lowest(st.trick_one[st.ahead])
    live, _ = unseen(st, seat)
    return stronger_kinds(st, kind) & live == 0


@rule
def weakest_winning_play(st: State, seat: int) -> CardSet:
    """The weakest play that takes the lead in the trick: a card, a pair, or a ruff; no cards if there is none."""
    suit = cards_of(st.trumps, st.lead_suit)
    following = st.hand_one[seat] & suit
    if st.lead_cards == 1 or (st.lead_cards == 2 and st.lead_pairs == 1):
        paired = st.lead_cards == 2
        cards = (st.hand_two[seat] if paired else st.hand_one[seat]) & (suit if following else st.trumps)
        if paired and following and count(following, st.hand_two[seat] & suit) == 1:
            return 0, 0
        chosen, least = 0, 1 << 30
        while cards:
            card = cards & -cards
            cards &= cards - 1
            power = follow_strength(st, card, card if paired else 0)
            if st.strength < power < least:
                chosen, least = card, power
        return chosen, (chosen if paired else 0)
    trumps_one, trumps_two = st.hand_one[seat] & st.trumps, st.hand_two[seat] & st.trumps
    if following or count(trumps_one, trumps_two) < st.lead_cards or popcount(trumps_two) < st.lead_pairs:
        return 0, 0
    cards_one, cards_two = lowest_trumps(st, trumps_one, trumps_two)
    return (cards_one, cards_two) if follow_strength(st, cards_one, cards_two) > st.strength else (0, 0)


@rule
def lowest_trumps(st: State, trumps_one: KindSet, trumps_two: KindSet) -> CardSet:
    """The lowest trumps of a hand, as many cards and pairs as were led."""
    cards_one = 0
    cards_two = 0
    for _ in range(st.lead_pairs):
        card = bit(weakest_trump(st, trumps_two & ~cards_two))
        cards_one |= card
        cards_two |= card
    while count(cards_one, cards_two) < st.lead_cards:
        cards_one, cards_two = add(
            cards_one, cards_two, bit(weakest_trump(st, trumps_one & ~cards_one | trumps_two & ~cards_two))
        )
    return cards_one, cards_two


@rule
def weakest_trump(st: State, cards: KindSet) -> int:
    """The weakest trump of a set that is not empty."""
    chosen, least = -1, 1 << 30
    while cards:
        kind = lowest(cards)
        cards &= cards - 1
        power = strength(st.books.trump_rank, st.books.trump_suit, kind)
        if power < least:
            chosen, least = kind, power
    return chosen


@rule
def cheapest_follow(st: State, points_count: int) -> CardSet:
    """The legal follow of least cost, card by card; points are kept (`points_count` 1) or given away (-1)."""
    seat = st.turn
    while count(st.chosen_one, st.chosen_two) < st.lead_cards:
        cards = follow_choices(st)
        chosen, least = -1, 1 << 30
        while cards:
            kind = lowest(cards)
            cards &= cards - 1
            value = cost_of(st, seat, kind, points_count)
            if value < least:
                chosen, least = kind, value
        st.chosen_one, st.chosen_two = add(st.chosen_one, st.chosen_two, bit(chosen))
    cards_one, cards_two = st.chosen_one, st.chosen_two
    st.chosen_one = 0
    st.chosen_two = 0
    return cards_one, cards_two


@rule
def cost_of(st: State, seat: int, kind: int, points_count: int) -> int:
    """The cost of throwing a card to a trick."""
    value = strength(st.books.trump_rank, st.books.trump_suit, kind)
    if st.trumps >> kind & 1:
        value += 60
    if st.hand_two[seat] >> kind & 1:
        value += 8
    if of_rank(14) >> kind & 1:
        value += 10
    if TENS >> kind & 1:
        value += 45 * points_count
    if FIVES >> kind & 1:
        value += 25 * points_count
    return value
