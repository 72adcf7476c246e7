"""A trick: who is ahead, and what it brings (BAS カードプレイ; RULES B2, C-91, C-98)."""

from hachiya.engine.accel import hot_rule, popcount, rule
from hachiya.engine.bits import bit, lowest
from hachiya.engine.ledger import note
from hachiya.games.bashifen.cards import POINT_CARDS, count, points
from hachiya.games.bashifen.events import NO_SUIT, Event
from hachiya.games.bashifen.leads import begin_lead, is_pair, is_wrong
from hachiya.games.bashifen.scoring import end_deal, score_rest
from hachiya.games.bashifen.sets import add, remove, together
from hachiya.games.bashifen.state import SEATS, Action, Rules, State
from hachiya.games.bashifen.trumps import cards_of, greatest_strength, suit_of

PLAY_EVENT, TRICK_EVENT, FAILED_LEAD_EVENT = int(Event.PLAY), int(Event.TRICK), int(Event.FAILED_LEAD)
COMMIT = Action.COMMIT
RUFF = 100
"""What trumps are stronger by than any card of the led suit."""
LOSES = -1


@rule
def choose_card(st: State, rules: Rules, ledger: list[int], action: int) -> None:
    """One more card of the play being made; a follow is complete with its last card, a lead when its seat says so."""
    if action != COMMIT:
        st.chosen_one, st.chosen_two = add(st.chosen_one, st.chosen_two, bit(action))
    if st.plays == 0 and action == COMMIT:
        lead(st, rules, ledger)
    elif st.plays > 0 and count(st.chosen_one, st.chosen_two) == st.lead_cards:
        follow(st, rules, ledger)


@rule
def lead(st: State, rules: Rules, ledger: list[int]) -> None:
    """The chosen cards are led; if a lead of top cards is wrong, the deal is over (C-90)."""
    seat, one, two = st.turn, st.chosen_one, st.chosen_two
    st.lead_cards = count(one, two)
    st.lead_pairs = popcount(two)
    st.lead_suit = suit_of(st.trumps, lowest(one))
    wrong = is_wrong(st, seat, one, two)
    lay(st, ledger, seat)
    if wrong:
        note(ledger, FAILED_LEAD_EVENT, seat, 0, 0, 0, 0)
        score_rest(st, seat)
        end_deal(st, rules, ledger)
        return
    st.ahead = seat
    st.strength = greatest_strength(st, one)
    st.turn = (seat + 1) % SEATS


@rule
def follow(st: State, rules: Rules, ledger: list[int]) -> None:
    """The chosen cards are played to the lead; after the fourth play the trick is won."""
    seat, one, two = st.turn, st.chosen_one, st.chosen_two
    suit = cards_of(st.trumps, st.lead_suit)
    if count(one & suit, two & suit) < st.lead_cards:
        st.voids[seat] |= bit(st.lead_suit)
    strength = contends(st, one, two)
    lay(st, ledger, seat)
    if strength > st.strength:  # of equal plays the earlier is ahead
        st.ahead = seat
        st.strength = strength
    st.turn = (seat + 1) % SEATS
    if st.plays == SEATS:
        win_trick(st, rules, ledger)


@rule
def contends(st: State, one: int, two: int) -> int:
    """How strong a follow is against the lead; LOSES if it cannot win.

    To one card: the card, if it follows suit. To a pair: a pair of the suit. To top cards nothing of the suit (it would
    have beaten the lead). A ruff is all trumps, with at least as many pairs as the lead; a lead with pairs goes to the
    ruff with the highest pair, one without to the highest card (C-91).
    """
    if one & ~cards_of(st.trumps, st.lead_suit) == 0:
        if st.lead_cards == 1 or (st.lead_cards == 2 and st.lead_pairs == 1 and is_pair(one, two)):
            return greatest_strength(st, one)
        return LOSES
    if st.lead_suit != NO_SUIT and one & ~st.trumps == 0 and popcount(two) >= st.lead_pairs:
        return RUFF + greatest_strength(st, two if st.lead_pairs else one)
    return LOSES


@hot_rule
def lay(st: State, ledger: list[int], seat: int) -> None:
    """The chosen cards go from the hand to the table, for all to see."""
    one, two = st.chosen_one, st.chosen_two
    note(ledger, PLAY_EVENT, seat, one, two, 0, 0)
    st.hand_one[seat], st.hand_two[seat] = remove(st.hand_one[seat], st.hand_two[seat], one, two)
    st.open_one[seat], st.open_two[seat] = still_open(st, seat, one, two)
    st.gone_one, st.gone_two = together(st.gone_one, st.gone_two, one, two)
    st.trick_one[seat], st.trick_two[seat] = one, two
    st.held[seat] -= count(one, two)
    st.plays += 1
    st.chosen_one = 0
    st.chosen_two = 0


@hot_rule
def still_open(st: State, seat: int, one: int, two: int) -> tuple[int, int]:
    """What all still know to be in a hand that has played these cards: of two equal cards the shown one goes first."""
    return (st.open_one[seat] & ~one) | (st.open_two[seat] & one & ~two), st.open_two[seat] & ~one


@rule
def win_trick(st: State, rules: Rules, ledger: list[int]) -> None:
    """The trick goes to who is ahead, and its points to their pair; they lead next, or take the kitty (RULES B2)."""
    won = 0
    winner = st.ahead
    ours = winner % 2 != st.books.dealer % 2
    for seat in range(SEATS):
        one, two = st.trick_one[seat], st.trick_two[seat]
        won += points(one, two)
        if ours:
            st.taken_one, st.taken_two = together(st.taken_one, st.taken_two, one & POINT_CARDS, two & POINT_CARDS)
    note(ledger, TRICK_EVENT, winner, won, 0, 0, 0)
    if ours:
        st.books.points += won
    if st.held[winner] > 0:
        begin_lead(st, winner)
        return
    if ours:
        st.books.points += 2 * points(st.buried_one, st.buried_two)
    end_deal(st, rules, ledger)
