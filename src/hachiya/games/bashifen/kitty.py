"""底牌 (kitty): turned if nobody declares; the dealer (ダーチャ) takes it and buries eight cards (BAS)."""

from hachiya.engine.accel import rule
from hachiya.engine.bits import bit
from hachiya.engine.ledger import NOBODY, note
from hachiya.games.bashifen.cards import LITTLE_JOKER, RANKS_A_SUIT, KindSet, count, of_rank
from hachiya.games.bashifen.events import NO_SUIT, Event, TrumpsFixedBy
from hachiya.games.bashifen.leads import begin_lead
from hachiya.games.bashifen.sets import add, available, remove
from hachiya.games.bashifen.state import KITTY, Phase, Rules, State, Undeclared
from hachiya.games.bashifen.trumps import trump_kinds

TRUMPS_EVENT, BURY_EVENT = int(Event.TRUMPS), int(Event.BURY)
CUT, KITTY_TURNED = int(TrumpsFixedBy.CUT), int(TrumpsFixedBy.WIDOW)
NO_TRUMPS = int(Undeclared.NO_SUIT)


@rule
def turn_kitty(st: State, rules: Rules, ledger: list[int]) -> None:
    """Turn the cards of the kitty because nobody declared, up to the first level card, which fixes trumps.

    Without a level card the highest rank except jokers fixes trumps, of equal ranks the one turned first; by option
    there is no trump suit (C-95, C-137, C-164). In deal 1 the seat that drew first is the dealer.
    """
    level_cards = of_rank(st.books.trump_rank)
    suit, highest = NO_SUIT, -1
    while st.turned < KITTY:
        kind = int(st.deck[st.turned]) >> 1
        st.turned += 1
        if level_cards >> kind & 1:
            suit = kind // RANKS_A_SUIT
            break
        if kind < LITTLE_JOKER and kind % RANKS_A_SUIT > highest and rules.undeclared != NO_TRUMPS:
            suit, highest = kind // RANKS_A_SUIT, kind % RANKS_A_SUIT
    if st.books.dealer == NOBODY:
        fix_trumps(st, ledger, suit, st.books.first, CUT)
    else:
        fix_trumps(st, ledger, suit, st.books.dealer, KITTY_TURNED)


@rule
def fix_trumps(st: State, ledger: list[int], suit: int, dealer: int, by: int) -> None:
    """Fix the trump suit and the dealer (ダーチャ), who takes the kitty and must bury as many cards."""
    books = st.books
    books.trump_suit, books.trumps_by, books.dealer = suit, by, dealer
    st.trumps = trump_kinds(books.trump_rank, suit)
    note(ledger, TRUMPS_EVENT, suit, dealer, by, 0, 0)
    for place in range(KITTY):
        card = bit(int(st.deck[place]) >> 1)
        st.hand_two[dealer] |= st.hand_one[dealer] & card
        st.hand_one[dealer] |= card
        if place < st.turned:  # all have seen it (C-136)
            st.open_two[dealer] |= st.open_one[dealer] & card
            st.open_one[dealer] |= card
    st.held[dealer] += KITTY
    st.turn = dealer
    st.phase = Phase.BURY


@rule
def burial_choices(st: State) -> KindSet:
    """The kinds that may be buried next: those of which the hand holds a card that is not chosen."""
    return available(st.hand_one[st.turn], st.hand_two[st.turn], st.chosen_one, st.chosen_two)


@rule
def bury_card(st: State, ledger: list[int], kind: int) -> None:
    """Choose one more card of the dealer's hand to be buried; with the eighth they are buried, and the dealer leads."""
    st.chosen_one, st.chosen_two = add(st.chosen_one, st.chosen_two, bit(kind))
    if count(st.chosen_one, st.chosen_two) < KITTY:
        return
    seat = st.turn
    st.buried_one, st.buried_two = st.chosen_one, st.chosen_two
    note(ledger, BURY_EVENT, seat, st.buried_one, st.buried_two, 0, 0)
    st.hand_one[seat], st.hand_two[seat] = remove(st.hand_one[seat], st.hand_two[seat], st.buried_one, st.buried_two)
    st.held[seat] -= KITTY
    # Shown cards may be buried: nobody knows any more whether they are in the hand.
    st.open_one[seat] = 0
    st.open_two[seat] = 0
    begin_lead(st, seat)
