"""Begins matches and deals, and finds the dealer (ダーチャ) of each deal (BAS ディール; RULES B2, C-83, C-97)."""

from collections.abc import Sequence

from hachiya.engine.accel import rule
from hachiya.engine.ledger import NOBODY, note
from hachiya.engine.rng import seed
from hachiya.engine.rng import shuffle as shuffle_cards
from hachiya.games.bashifen.cards import LITTLE_JOKER, LOWEST_RANK, PACK, RANKS_A_SUIT
from hachiya.games.bashifen.drawing import begin_drawing
from hachiya.games.bashifen.events import Event
from hachiya.games.bashifen.state import NO_TRUMPS_YET, PAIRS, SEATS, Books, Phase, Rules, State

DEAL_EVENT = int(Event.DEAL)


@rule
def start(st: State, rules: Rules, _seats: int, first: int, value: int, stream: int) -> None:
    """Begin a match with random numbers seeded by `value` and `stream`; seat `first` draws first."""
    seed(st.rng, value, stream)
    books = st.books
    books.deal = 0
    for pair in range(PAIRS):
        books.level[pair] = rules.first_level
        books.last_dealer[pair] = NOBODY
    books.dealer = NOBODY
    books.next_dealer = NOBODY
    books.winners = NOBODY
    books.first = first
    books.trump_rank = LOWEST_RANK
    st.jokers_over = rules.jokers_over
    st.phase = Phase.DEAL
    st.turn = NOBODY


@rule
def seat_first(st: State, seat: int) -> None:
    """Let this seat, which has cut the highest card, draw first in the first deal."""
    st.books.first = seat


@rule
def shuffle(st: State) -> None:
    """Shuffle the pack with the state's own random numbers."""
    for card in range(PACK):
        st.deck[card] = card
    shuffle_cards(st.rng, st.deck)


def stack(st: State, deck: Sequence[int], _second: Sequence[int]) -> None:
    """Set the pack of the next deal: the kitty, then the cards in drawing order."""
    st.deck[:] = deck


def cut_rank(card: int) -> int:
    """The rank of a card in the cut for the first deal, 大Jo > 小Jo > A … 2; the lowest number wins (C-161)."""
    kind = card >> 1
    return -(kind if kind >= LITTLE_JOKER else kind % RANKS_A_SUIT)


def begins_deal(st: State) -> bool:
    """Whether a new deal is due and nothing of it has happened yet."""
    return st.phase == Phase.DEAL


@rule
def deal(st: State, rules: Rules, ledger: list[int]) -> None:
    """Begin a deal: lay the kitty aside and begin the drawing."""
    books = st.books
    open_deal(books)
    clear_table(st)
    note(ledger, DEAL_EVENT, books.deal, books.dealer, 0, 0, 0)
    begin_drawing(st, rules, ledger)


@rule
def open_deal(books: Books) -> None:
    """Open the books of a deal; its trump rank is the level of the declarers (親), in deal 1 it is 2 (C-83)."""
    books.deal += 1
    books.dealer = books.next_dealer
    if books.dealer != NOBODY:
        books.first = books.dealer
        books.trump_rank = books.level[books.dealer % PAIRS]
    books.trump_suit = NO_TRUMPS_YET
    books.trumps_by = 0
    books.points = 0


@rule
def clear_table(st: State) -> None:
    """Empty all hands, tricks and sets of cards."""
    for seat in range(SEATS):
        st.hand_one[seat] = 0
        st.hand_two[seat] = 0
        st.open_one[seat] = 0
        st.open_two[seat] = 0
        st.voids[seat] = 0
        st.held[seat] = 0
        st.trick_one[seat] = 0
        st.trick_two[seat] = 0
    st.declarer = NOBODY
    st.declared = NOBODY
    st.declaration = 0
    st.turned = 0
    st.buried_one = 0
    st.buried_two = 0
    st.chosen_one = 0
    st.chosen_two = 0
    st.gone_one = 0
    st.gone_two = 0
    st.taken_one = 0
    st.taken_two = 0
    st.trumps = 0
    st.leader = NOBODY
    st.plays = 0
    st.lead_suit = 0
    st.lead_cards = 0
    st.lead_pairs = 0
    st.ahead = NOBODY
    st.strength = 0


@rule
def pair_of(seat: int) -> int:
    """The pair (0 or 1) of a seat."""
    return seat % PAIRS


def scores(st: State) -> list[int]:
    """The score of each seat: the level of its pair."""
    return [st.books.level[pair_of(seat)] for seat in range(SEATS)]


@rule
def next_dealer_of(books: Books, winners: int) -> int:
    """The next dealer (ダーチャ): the seat of the winning pair that was not dealer the last time.

    Of a pair that has not declared yet it is the right-hand neighbour of the last dealer (C-97).
    """
    if books.last_dealer[winners] == NOBODY:
        return (books.dealer + 1) % SEATS
    return (books.last_dealer[winners] + 2) % SEATS
