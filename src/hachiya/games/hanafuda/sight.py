"""The cards that each viewer knows, in positions and in events.

The `sight` of each game blinds its states by these functions; views, records and bots depend on them.
"""

from enum import Enum, auto

from hachiya.engine.accel import rule
from hachiya.engine.bits import bit
from hachiya.engine.ledger import NOBODY
from hachiya.engine.rng import LANES
from hachiya.games.hanafuda.cards import CARDS, DECK, CardSet
from hachiya.games.hanafuda.dealing import HAND
from hachiya.games.hanafuda.phases import Phase
from hachiya.games.hanafuda.position import Position

TABLE = NOBODY
"""The viewer without a seat, who sees what everyone at the table sees."""


@rule
def hand_seen(st: Position, seat: int, viewer: int) -> CardSet:
    """The cards of a seat's hand that a viewer knows: all of their own, the exposed ones of others (SAN 手役)."""
    return st.hands[seat] if seat == viewer else st.hands[seat] & st.exposed[seat]


@rule
def returned_seen(st: Position, seat: int, viewer: int) -> CardSet:
    """The cards of a returned hand that a viewer knows: their own, or those shown by a squeezed seat (C-165)."""
    return st.returned[seat] if seat == viewer else st.returned[seat] & st.books.squeezed_cards[seat]


@rule
def on_table(st: Position) -> CardSet:
    """The cards that lie open outside hands and stock: the field, the piles, a turned card whose capture is awaited."""
    cards = st.field
    if st.phase == Phase.PICK_HAND or st.phase == Phase.PICK_STOCK:
        cards |= bit(st.pending)
    for seat in range(st.books.seats):
        cards |= st.captured[seat]
    return cards


@rule
def surely_in_stock(st: Position, viewer: int) -> CardSet:
    """The cards that a viewer knows to be in the stock: returned after the auction and not turned yet."""
    cards = 0
    for seat in range(st.books.seats):
        cards |= returned_seen(st, seat, viewer)
    return cards & ~on_table(st)


@rule
def unseen(st: Position, viewer: int) -> CardSet:
    """The cards that may be in a hand or in the stock, as far as a viewer knows."""
    cards = DECK & ~on_table(st) & ~surely_in_stock(st, viewer)
    for seat in range(st.books.seats):
        cards &= ~hand_seen(st, seat, viewer)
    return cards


@rule
def cards_held(st: Position, seat: int) -> int:
    """The number of cards that a seat holds, which all know."""
    if st.phase == Phase.BID:
        return HAND if st.books.dealt_in & bit(seat) else 0
    number = 0
    for place in range(st.books.entered):
        if st.books.order[place] == seat:
            number = HAND - (st.played + st.books.entered - 1 - place) // st.books.entered
    return number


@rule
def blind_cards(st: Position, viewer: int) -> None:
    """Remove the hidden cards of hands and returned hands, the deck and the random numbers."""
    for seat in range(st.books.seats):
        st.hands[seat] = hand_seen(st, seat, viewer)
        st.returned[seat] = returned_seen(st, seat, viewer)
    blind_stock(st)


@rule
def blind_stock(st: Position) -> None:
    """Remove the deck and the random numbers, which nobody sees."""
    for position in range(CARDS):
        st.deck[position] = NOBODY
        st.second[position] = NOBODY
    for lane in range(LANES):
        st.rng[lane] = 0


class CardVisibility(Enum):
    """Which viewers see the cards that a key of an event holds."""

    BY_OWNER = auto()
    """Each seat sees only its own entry of a list by seat."""
    BY_NOBODY = auto()


HIDDEN = {
    "deal": {"hands": CardVisibility.BY_OWNER},
    "redeal": {"hands": CardVisibility.BY_OWNER},
    "stock": {"cards": CardVisibility.BY_NOBODY},
}
"""The hidden keys by event; all others are open to all, onlookers too."""
