"""The quick policy that plays all hands in the trials of the search: an estimate of what a trick will bring."""

from hachiya.bots.bashifen.greedy import lowest_trumps, weakest_trump
from hachiya.bots.search.bashifen.taste import TASTE
from hachiya.engine.accel import popcount, rule
from hachiya.engine.bits import bit, lowest
from hachiya.games.bashifen.cards import FIVES, POINT_CARDS, RANKS_A_SUIT, TENS, CardSet, KindSet, count, points
from hachiya.games.bashifen.events import NO_SUIT
from hachiya.games.bashifen.follows import follow_choices
from hachiya.games.bashifen.leads import certain_tops, certain_tops_over, unseen
from hachiya.games.bashifen.sets import add, remove
from hachiya.games.bashifen.state import KITTY, SEATS, State
from hachiya.games.bashifen.tricks import LOSES, RUFF, follow_strength
from hachiya.games.bashifen.trumps import cards_of, strength, stronger_kinds, suit_of, weakest_kind

NEVER = -(1 << 40)
LONG = 5
"""Cards of a suit beyond which its length no longer raises their worth."""
ACE = RANKS_A_SUIT - 1
"""The strength of an ace in a side suit."""


MANY = 8
"""Hidden higher cards beyond which one more makes no difference."""


def _thinned(chance: int) -> tuple[int, ...]:
    """A chance in percent that a card stays ahead, with 0, 1, 2, … hidden cards that are higher."""
    chances = [chance]
    for _ in range(MANY):
        chances.append(chances[-1] * TASTE.not_there // 100)
    return tuple(chances)


STAYS = _thinned(100)
STAYS_UNLESS_RUFFED = _thinned(TASTE.not_ruffed)


# ------------------------------------------------------------------------------------- leads


@rule
def good_lead(st: State) -> CardSet:
    """The lead of highest estimated value: certain tops, a pair, or a card of any suit."""
    seat = st.turn
    best_one = 0
    best_two = 0
    best = NEVER
    trumps = count(st.hand_one[seat] & st.trumps, st.hand_two[seat] & st.trumps)
    live_one, live_two = unseen(st, seat)
    for suit in range(NO_SUIT + 1):
        own = cards_of(st.trumps, suit)
        cards_one, cards_two = st.hand_one[seat] & own, st.hand_two[seat] & own
        if cards_one == 0:
            continue
        length = count(cards_one, cards_two)
        base = suit_value(st, suit, length, trumps)
        singles, pairs = certain_tops_over(st, seat, suit, live_one, live_two)
        if singles | pairs:
            value = base + lead_of_tops(st, suit, singles | pairs, pairs)
            if value > best:
                best_one, best_two, best = singles | pairs, pairs, value
        # Of single cards the weakest is the best lead; a half of a pair is worth less.
        lone = cards_one & ~cards_two
        cards = cards_two
        if lone:
            cards |= bit(weakest_kind(st, lone)) if suit == NO_SUIT else lone & -lone
        while cards:
            kind = lowest(cards)
            cards &= cards - 1
            power = strength_within_suit(st, suit, kind)
            value = base - TASTE.card_strength * power
            if cards_two >> kind & 1:
                pair = base + TASTE.pair + TASTE.pair_strength * power - TASTE.pair_points * points(bit(kind), 0)
                value -= TASTE.breaks_pair
                if pair > best:
                    best_one, best_two, best = bit(kind), bit(kind), pair
            if value > best:
                best_one, best_two, best = bit(kind), 0, value
    return best_one, best_two


@rule
def strength_within_suit(st: State, suit: int, kind: int) -> int:
    """A number for the strength of a kind within its suit; a higher number beats a lower one."""
    if suit != NO_SUIT:
        return kind - RANKS_A_SUIT * suit
    return strength(st.books.trump_rank, st.books.trump_suit, kind)


@rule
def suit_value(st: State, suit: int, length: int, trumps: int) -> int:
    """The estimated value of leading this suit, whatever the card."""
    if suit == NO_SUIT:
        return TASTE.trump_lead + TASTE.trump_length * (trumps - 8)
    seat = st.turn
    value = -TASTE.suit_length * length
    if can_ruff(st, (seat + 2) % SEATS, suit):
        value += TASTE.partner_ruffs
    for step in (1, 3):
        if can_ruff(st, (seat + step) % SEATS, suit):
            value -= TASTE.opponent_ruffs
    return value


@rule
def lead_of_tops(st: State, suit: int, cards_one: KindSet, cards_two: KindSet) -> int:
    """The estimated value of leading these top cards, besides that of their suit."""
    won = points(cards_one, cards_two)
    cards = count(cards_one, cards_two)
    value = TASTE.tops + TASTE.tops_cards * cards + TASTE.tops_points * won
    if suit == NO_SUIT:
        return TASTE.trump_tops + TASTE.trump_tops_cards * cards + TASTE.tops_points * won
    seat = st.turn
    for step in (1, 3):
        if can_ruff(st, (seat + step) % SEATS, suit):
            value -= TASTE.tops_ruffed * won
    return value


@rule
def can_ruff(st: State, seat: int, suit: int) -> bool:
    """Whether a seat is known to be void in this suit, but not in trumps."""
    return bool(st.voids[seat] >> suit & 1 and not st.voids[seat] >> NO_SUIT & 1)


# ------------------------------------------------------------------------------------- follows


@rule
def good_follow(st: State) -> CardSet:
    """The follow of highest estimated value: the trick's points by the chance to win it, less the cost of the cards."""
    lying = 0
    for other in range(SEATS):
        if st.trick_one[other] & POINT_CARDS:
            lying += points(st.trick_one[other], st.trick_two[other])
    if st.lead_cards == 1:
        return bit(follow_to_single_card(st, lying)), 0
    return follow_to_several_cards(st, lying)


@rule
def follow_to_single_card(st: State, lying: int) -> int:
    """The kind to follow a lead of one card: one of its suit, or else any; `lying` are the trick's points so far."""
    seat = st.turn
    cards = st.hand_one[seat] & cards_of(st.trumps, st.lead_suit)
    void = cards == 0
    if void:
        cards = st.hand_one[seat]
    if cards & (cards - 1) == 0:
        return lowest(cards)
    live_one, live_two = unseen(st, seat)
    # Within one suit, length adds the same to the cost of every card.
    lengths = lengths_of(st, seat) if void else 0
    partner_ahead = st.ahead % 2 == seat % 2
    else_chance = 0
    if partner_ahead:
        kind = lowest(st.trick_one[st.ahead])
        else_chance = chance_to_win(st, kind, live_one, live_two)
    elif st.plays == 1:
        else_chance = TASTE.partner_takes
    chosen, best = -1, NEVER
    while cards:
        kind = lowest(cards)
        cards &= cards - 1
        suit = suit_of(st.trumps, kind) if void else st.lead_suit
        power = strength_within_suit(st, suit, kind)
        reaches = power if suit == st.lead_suit else RUFF + power if suit == NO_SUIT else LOSES
        won = lying + points(bit(kind), 0) + TASTE.trick
        odds = chance_to_win(st, kind, live_one, live_two) if reaches > st.strength else else_chance
        value = (2 * odds - 100) * won * TASTE.points_won // 10 - cost_of_giving_up(
            st, seat, kind, suit, power, lengths
        )
        if value > best:
            chosen, best = kind, value
    return chosen


@rule
def lengths_of(st: State, seat: int) -> int:
    """The number of cards of each side suit in a hand, packed in eight bits each."""
    chances = 0
    for suit in range(NO_SUIT):
        own = cards_of(st.trumps, suit)
        chances |= count(st.hand_one[seat] & own, st.hand_two[seat] & own) << 8 * suit
    return chances


@rule
def chance_to_win(st: State, kind: int, live_one: KindSet, live_two: KindSet) -> int:
    """The chance in percent that this kind, now ahead, wins the trick; at most one opponent plays after this seat."""
    if st.plays == SEATS - 1:
        return 100
    opponent = (st.turn + 1) % SEATS
    is_trump = st.trumps >> kind & 1
    if st.lead_suit != NO_SUIT:
        void = st.voids[opponent] >> st.lead_suit & 1
        if is_trump:
            # Only an opponent who is void in the suit too can overruff.
            if not void:
                return TASTE.ruff_stays
        elif void:
            return 100 if st.voids[opponent] >> NO_SUIT & 1 else TASTE.ruffed
    if is_trump and st.voids[opponent] >> NO_SUIT & 1:
        return 100
    above = stronger_kinds(st, kind)
    higher = min(popcount(above & live_one) + popcount(above & live_two), MANY)
    return STAYS[higher] if is_trump or st.lead_suit == NO_SUIT else STAYS_UNLESS_RUFFED[higher]


@rule
def cost_of_giving_up(st: State, seat: int, kind: int, suit: int, power: int, lengths: int) -> int:
    """The cost of giving up a card, for the tricks to come; `power` is its strength within its suit."""
    if suit == NO_SUIT:
        value = TASTE.keep_trump + TASTE.keep_trump_strength * power
    else:
        value = TASTE.keep_strength * power + TASTE.keep_long * min(lengths >> 8 * suit & 0xFF, LONG)
        if power == ACE:
            value += TASTE.keep_ace
    if st.hand_two[seat] >> kind & 1:
        value += TASTE.keep_pair
    if TENS >> kind & 1:
        value += TASTE.keep_ten
    if FIVES >> kind & 1:
        value += TASTE.keep_five
    return 10 * value


@rule
def follow_to_several_cards(st: State, lying: int) -> CardSet:
    """The follow to a lead of several cards; `lying` are the trick's points so far."""
    seat = st.turn
    partner_ahead = st.ahead % 2 == seat % 2
    suit = cards_of(st.trumps, st.lead_suit)
    if not partner_ahead:
        cards_one, cards_two = winning_follow_to_several(st, suit, lying)
        if cards_one:
            return cards_one, cards_two
    odds = 0
    if partner_ahead:
        odds = 100 if st.plays == SEATS - 1 else TASTE.many_stay
        if st.plays < SEATS - 1 and can_ruff(st, (seat + 1) % SEATS, st.lead_suit):
            odds = TASTE.many_ruffed
    elif st.plays == 1:
        odds = TASTE.partner_takes_many
    cards_one, cards_two = st.hand_one[seat] & suit, st.hand_two[seat] & suit
    lengths = 0
    if count(cards_one, cards_two) <= st.lead_cards:
        st.chosen_one, st.chosen_two = cards_one, cards_two  # all of them must be played
        lengths = lengths_of(st, seat)
    while count(st.chosen_one, st.chosen_two) < st.lead_cards:
        cards = follow_choices(st)
        chosen, best = -1, NEVER
        while cards:
            kind = lowest(cards)
            cards &= cards - 1
            value = (2 * odds - 100) * points(bit(kind), 0) * TASTE.points_won // 10
            side = suit_of(st.trumps, kind)
            value -= cost_of_giving_up(st, seat, kind, side, strength_within_suit(st, side, kind), lengths)
            if value > best:
                chosen, best = kind, value
        st.chosen_one, st.chosen_two = add(st.chosen_one, st.chosen_two, bit(chosen))
    cards_one, cards_two = st.chosen_one, st.chosen_two
    st.chosen_one = 0
    st.chosen_two = 0
    return cards_one, cards_two


@rule
def winning_follow_to_several(st: State, suit: int, lying: int) -> CardSet:
    """A higher pair, or a ruff with many points, if winning the trick is worth it; else no cards."""
    seat = st.turn
    following = st.hand_one[seat] & suit
    paired = st.lead_cards == 2 and st.lead_pairs == 1
    if following:
        if not paired or count(following, st.hand_two[seat] & suit) == 1:
            return 0, 0
        cards = st.hand_two[seat] & suit
        chosen, best = 0, NEVER
        while cards:
            card = cards & -cards
            cards &= cards - 1
            power = follow_strength(st, card, card)
            value = points(card, card) * TASTE.pair_points_won - power
            if power > st.strength and value > best:
                chosen, best = card, value
        return chosen, chosen
    if lying < TASTE.ruff_for:
        return 0, 0
    trumps_one, trumps_two = st.hand_one[seat] & st.trumps, st.hand_two[seat] & st.trumps
    if count(trumps_one, trumps_two) < st.lead_cards or popcount(trumps_two) < st.lead_pairs:
        return 0, 0
    cards_one, cards_two = trumps_with_points(st, trumps_one, trumps_two)
    if follow_strength(st, cards_one, cards_two) > st.strength:
        return cards_one, cards_two
    cards_one, cards_two = lowest_trumps(st, trumps_one, trumps_two)
    return (cards_one, cards_two) if follow_strength(st, cards_one, cards_two) > st.strength else (0, 0)


@rule
def trumps_with_points(st: State, trumps_one: KindSet, trumps_two: KindSet) -> CardSet:
    """As many trumps and pairs of trumps as were led: cards with points first, then the lowest."""
    cards_one = 0
    cards_two = 0
    for _ in range(st.lead_pairs):
        remaining = trumps_two & ~cards_two
        card = bit(weakest_trump(st, remaining & POINT_CARDS if remaining & POINT_CARDS else remaining))
        cards_one |= card
        cards_two |= card
    while count(cards_one, cards_two) < st.lead_cards:
        remaining = trumps_one & ~cards_one | trumps_two & ~cards_two
        cards_one, cards_two = add(
            cards_one,
            cards_two,
            bit(weakest_trump(st, remaining & POINT_CARDS if remaining & POINT_CARDS else remaining)),
        )
    return cards_one, cards_two


# ------------------------------------------------------------------------------------- burial


@rule
def good_burial(st: State) -> CardSet:
    """The eight cards of least cost; the fewer cards of a suit are left, the less each costs."""
    seat = st.turn
    cards_one, cards_two = st.hand_one[seat], st.hand_two[seat]
    tops = 0
    for suit in range(NO_SUIT):
        singles, pairs = certain_tops(st, seat, suit)
        tops |= singles | pairs
    buried_one = 0
    buried_two = 0
    for _ in range(KITTY):
        chosen, least = 0, -NEVER
        for suit in range(NO_SUIT + 1):
            own = cards_of(st.trumps, suit)
            remaining = cards_one & own
            length = count(remaining, cards_two & own)
            while remaining:
                kind = lowest(remaining)
                remaining &= remaining - 1
                value = 10 * strength_within_suit(st, suit, kind)
                value += TASTE.bury_trump if suit == NO_SUIT else TASTE.bury_length * length
                if tops >> kind & 1:
                    value += TASTE.bury_top
                if cards_two >> kind & 1:
                    value += TASTE.bury_pair
                if TENS >> kind & 1:
                    value += TASTE.bury_ten
                if FIVES >> kind & 1:
                    value += TASTE.bury_five
                if value < least:
                    chosen, least = bit(kind), value
        cards_one, cards_two = remove(cards_one, cards_two, chosen, 0)
        buried_one, buried_two = add(buried_one, buried_two, chosen)
    return buried_one, buried_two
