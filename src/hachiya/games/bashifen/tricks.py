"""A trick: the play that is ahead so far, and the points of the cards (BAS カードプレイ; RULES B2, C-91, C-98)."""

from hachiya.engine.accel import hot_rule, popcount, rule
from hachiya.engine.bits import bit, lowest
from hachiya.engine.ledger import note
from hachiya.games.bashifen.cards import POINT_CARDS, CardSet, KindSet, count, points
from hachiya.games.bashifen.events import NO_SUIT, Event
from hachiya.games.bashifen.leads import begin_lead, is_pair, is_wrong
from hachiya.games.bashifen.scoring import end_deal, score_rest
from hachiya.games.bashifen.sets import add, remove, union
from hachiya.games.bashifen.state import SEATS, Action, Rules, State
from hachiya.games.bashifen.trumps import cards_of, greatest_strength, suit_of

PLAY_EVENT, TRICK_EVENT, FAILED_LEAD_EVENT = int(Event.PLAY), int(Event.TRICK), int(Event.FAILED_LEAD)
COMMIT = Action.COMMIT
RUFF = 100
"""The strength that a ruff adds, more than that of any card of the led suit."""
LOSES = -1


@rule
def choose_card(st: State, rules: Rules, ledger: list[int], action: int) -> None:
    """Choose one more card of a play; a follow is complete with its last card, a lead with COMMIT."""
    if action != COMMIT:
        st.chosen_one, st.chosen_two = add(st.chosen_one, st.chosen_two, bit(action))
    if st.plays == 0 and action == COMMIT:
        lead(st, rules, ledger)
    elif st.plays > 0 and count(st.chosen_one, st.chosen_two) == st.lead_cards:
        follow(st, rules, ledger)


@rule
def lead(st: State, rules: Rules, ledger: list[int]) -> None:
    """Lead the chosen cards; a wrong lead of top cards ends the deal (C-90)."""
    seat, cards_one, cards_two = st.turn, st.chosen_one, st.chosen_two
    st.lead_cards = count(cards_one, cards_two)
    st.lead_pairs = popcount(cards_two)
    st.lead_suit = suit_of(st.trumps, lowest(cards_one))
    is_failed = is_wrong(st, seat, cards_one, cards_two)
    lay_play(st, ledger, seat)
    if is_failed:
        note(ledger, FAILED_LEAD_EVENT, seat, 0, 0, 0, 0)
        score_rest(st, seat)
        end_deal(st, rules, ledger)
        return
    st.ahead = seat
    st.strength = greatest_strength(st, cards_one)
    st.turn = (seat + 1) % SEATS


@rule
def follow(st: State, rules: Rules, ledger: list[int]) -> None:
    """Follow with the chosen cards; after the fourth play the trick is won."""
    seat, cards_one, cards_two = st.turn, st.chosen_one, st.chosen_two
    suit = cards_of(st.trumps, st.lead_suit)
    if count(cards_one & suit, cards_two & suit) < st.lead_cards:
        st.voids[seat] |= bit(st.lead_suit)
    strength = follow_strength(st, cards_one, cards_two)
    lay_play(st, ledger, seat)
    if strength > st.strength:  # of equal plays the earlier is ahead
        st.ahead = seat
        st.strength = strength
    st.turn = (seat + 1) % SEATS
    if st.plays == SEATS:
        win_trick(st, rules, ledger)


@rule
def follow_strength(st: State, cards_one: KindSet, cards_two: KindSet) -> int:
    """The strength with which a follow competes with the lead; LOSES if it cannot win.

    A single card is beaten by a card of its suit, a pair by a pair of its suit, and top cards by nothing of their suit
    (it would have beaten the lead at once). A ruff consists of trumps only, with at least as many pairs as the lead; of
    several ruffs the highest pair wins a lead with pairs, the highest card a lead without (C-91).
    """
    if cards_one & ~cards_of(st.trumps, st.lead_suit) == 0:
        if st.lead_cards == 1 or (st.lead_cards == 2 and st.lead_pairs == 1 and is_pair(cards_one, cards_two)):
            return greatest_strength(st, cards_one)
        return LOSES
    if st.lead_suit != NO_SUIT and cards_one & ~st.trumps == 0 and popcount(cards_two) >= st.lead_pairs:
        return RUFF + greatest_strength(st, cards_two if st.lead_pairs else cards_one)
    return LOSES


@hot_rule
def lay_play(st: State, ledger: list[int], seat: int) -> None:
    """Move the chosen cards from the hand to the table, open to all."""
    cards_one, cards_two = st.chosen_one, st.chosen_two
    note(ledger, PLAY_EVENT, seat, cards_one, cards_two, 0, 0)
    st.hand_one[seat], st.hand_two[seat] = remove(st.hand_one[seat], st.hand_two[seat], cards_one, cards_two)
    st.open_one[seat], st.open_two[seat] = remaining_open_cards(st, seat, cards_one, cards_two)
    st.gone_one, st.gone_two = union(st.gone_one, st.gone_two, cards_one, cards_two)
    st.trick_one[seat], st.trick_two[seat] = cards_one, cards_two
    st.held[seat] -= count(cards_one, cards_two)
    st.plays += 1
    st.chosen_one = 0
    st.chosen_two = 0


@hot_rule
def remaining_open_cards(st: State, seat: int, cards_one: KindSet, cards_two: KindSet) -> CardSet:
    """The cards that all know in a hand after a play; of two equal cards the shown one is played first."""
    return (st.open_one[seat] & ~cards_one) | (st.open_two[seat] & cards_one & ~cards_two), st.open_two[
        seat
    ] & ~cards_one


@rule
def win_trick(st: State, rules: Rules, ledger: list[int]) -> None:
    """Give the trick to the seat ahead: its pair wins the points; it leads next, or wins the kitty (RULES B2)."""
    trick_points = 0
    winner = st.ahead
    to_opponents = winner % 2 != st.books.dealer % 2
    for seat in range(SEATS):
        cards_one, cards_two = st.trick_one[seat], st.trick_two[seat]
        trick_points += points(cards_one, cards_two)
        if to_opponents:
            st.taken_one, st.taken_two = union(
                st.taken_one, st.taken_two, cards_one & POINT_CARDS, cards_two & POINT_CARDS
            )
    note(ledger, TRICK_EVENT, winner, trick_points, 0, 0, 0)
    if to_opponents:
        st.books.points += trick_points
    if st.held[winner] > 0:
        begin_lead(st, winner)
        return
    if to_opponents:
        st.books.points += 2 * points(st.buried_one, st.buried_two)
    end_deal(st, rules, ledger)
