"""Who knows which card: of every position, and of the fields of every event.

Each game's own `sight` blinds its states by these; views, records, observations and bots derive from them.
"""

from enum import Enum, auto

from hachiya.engine.accel import rule
from hachiya.engine.bits import bit
from hachiya.engine.ledger import NOBODY
from hachiya.engine.rng import LANES
from hachiya.games.hanafuda.cards import CARDS, DECK
from hachiya.games.hanafuda.dealing import HAND
from hachiya.games.hanafuda.phases import Phase
from hachiya.games.hanafuda.position import Position

TABLE = NOBODY
"""The viewer who holds no seat: what everyone at the table sees."""


@rule
def hand_seen(st: Position, seat: int, viewer: int) -> int:
    """The cards of a hand that a viewer knows: their own, of others those that lie open (SAN 手役)."""
    return st.hands[seat] if seat == viewer else st.hands[seat] & st.exposed[seat]


@rule
def returned_seen(st: Position, seat: int, viewer: int) -> int:
    """Of the hand that a seat not in play gave back: their own, of others what a squeezed hand has shown (C-165)."""
    return st.returned[seat] if seat == viewer else st.returned[seat] & st.books.squeezed_cards[seat]


@rule
def on_table(st: Position) -> int:
    """The cards that all have seen leave the hands and the stock: the field, the piles, a card at choice."""
    cards = st.field
    if st.phase == Phase.PICK_HAND or st.phase == Phase.PICK_STOCK:
        cards |= bit(st.pending)
    for seat in range(st.books.seats):
        cards |= st.captured[seat]
    return cards


@rule
def surely_in_stock(st: Position, viewer: int) -> int:
    """The cards that a viewer knows to be in the stock, given back after the auction and not yet turned."""
    cards = 0
    for seat in range(st.books.seats):
        cards |= returned_seen(st, seat, viewer)
    return cards & ~on_table(st)


@rule
def unseen(st: Position, viewer: int) -> int:
    """The cards of which a viewer does not know whether they are in a hand or in the stock."""
    cards = DECK & ~on_table(st) & ~surely_in_stock(st, viewer)
    for seat in range(st.books.seats):
        cards &= ~hand_seen(st, seat, viewer)
    return cards


@rule
def cards_held(st: Position, seat: int) -> int:
    """How many cards a seat holds; all know, for all have seen it play or fold."""
    if st.phase == Phase.BID:
        return HAND if st.books.dealt_in & bit(seat) else 0
    held = 0
    for place in range(st.books.entered):
        if st.books.order[place] == seat:
            held = HAND - (st.played + st.books.entered - 1 - place) // st.books.entered
    return held


@rule
def blind_cards(st: Position, viewer: int) -> None:
    """Take the other hands but for what lies open, those given back too, the deck and the random numbers."""
    for seat in range(st.books.seats):
        st.hands[seat] = hand_seen(st, seat, viewer)
        st.returned[seat] = returned_seen(st, seat, viewer)
    blind_stock(st)


@rule
def blind_stock(st: Position) -> None:
    """Take the deck and the random numbers, which nobody ever sees."""
    for position in range(CARDS):
        st.deck[position] = NOBODY
        st.second[position] = NOBODY
    for lane in range(LANES):
        st.rng[lane] = 0


class Seen(Enum):
    """Who sees the cards of a field."""

    BY_OWNER = auto()
    """A list by seat: each seat its own entry only."""
    BY_NOBODY = auto()


HIDDEN = {"deal": {"hands": Seen.BY_OWNER}, "redeal": {"hands": Seen.BY_OWNER}, "stock": {"cards": Seen.BY_NOBODY}}
"""By event and field; every other field of every event is open to all, spectators too."""
