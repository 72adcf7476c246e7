"""Who knows what: the one place that decides which seat sees which card, field of an event or pending choice.

Views, records, observations and bots derive from here; none tests a card by itself.
"""

from hachiya.engine.accel import rule
from hachiya.engine.bits import bit
from hachiya.engine.ledger import NOBODY
from hachiya.engine.record import copy_into
from hachiya.engine.rng import LANES
from hachiya.games.hachihachi.sage import first_offender
from hachiya.games.hachihachi.state import HAND, PLACES, SEATS, Phase, State
from hachiya.games.hanafuda.cards import CARDS, DECK, month_cards

TABLE = NOBODY
"""The viewer who holds no seat: what everyone at the table sees."""


@rule
def hand_seen(st: State, seat: int, viewer: int) -> int:
    """The cards of a hand that a viewer knows: his own, of others those that lie open (SAN 手役)."""
    return st.hands[seat] if seat == viewer else st.hands[seat] & st.exposed[seat]


@rule
def returned_seen(st: State, seat: int, viewer: int) -> int:
    """Of the hand that a seat not in play gave back: his own, of others what a squeezed hand has shown (C-165)."""
    return st.returned[seat] if seat == viewer else st.returned[seat] & st.books.squeezed_cards[seat]


@rule
def on_table(st: State) -> int:
    """The cards that all have seen leave the hands and the stock: the field, the piles, a card at choice."""
    cards = st.field
    if st.phase == Phase.PICK_HAND or st.phase == Phase.PICK_STOCK:
        cards |= bit(st.pending)
    for seat in range(st.books.seats):
        cards |= st.captured[seat]
    return cards


@rule
def surely_in_stock(st: State, viewer: int) -> int:
    """The cards that a viewer knows to be in the stock, given back after the auction and not yet turned."""
    cards = 0
    for seat in range(st.books.seats):
        cards |= returned_seen(st, seat, viewer)
    return cards & ~on_table(st)


@rule
def unseen(st: State, viewer: int) -> int:
    """The cards of which a viewer does not know whether they are in a hand or in the stock."""
    cards = DECK & ~on_table(st) & ~surely_in_stock(st, viewer)
    for seat in range(st.books.seats):
        cards &= ~hand_seen(st, seat, viewer)
    return cards


@rule
def cards_held(st: State, seat: int) -> int:
    """How many cards a seat holds; all know, for all have seen him play or fold."""
    if st.books.entered < PLACES:
        return HAND if st.books.month else 0
    held = 0
    for place in range(PLACES):
        if st.books.order[place] == seat:
            held = HAND - (st.played + PLACES - 1 - place) // PLACES
    return held


@rule
def blind(st: State, viewer: int) -> None:
    """Take from `st`, a copy, all that `viewer` (a seat or TABLE) does not know.

    Hidden are the other hands but for what lies open, also those given back; the deck, the random numbers; the choice
    of ribbons that a seat is in the middle of (that it has such a choice tells its hand); that a thrower had no better
    card, before and after his card is taken; and who let a 飛込み pass while he still holds its fourth card.
    """
    for seat in range(SEATS):
        st.hands[seat] = hand_seen(st, seat, viewer)
        st.returned[seat] = returned_seen(st, seat, viewer)
    for position in range(CARDS):
        st.deck[position] = NOBODY
        st.second[position] = NOBODY
    for lane in range(LANES):
        st.rng[lane] = 0
    if st.phase == Phase.EXPOSE and st.turn != viewer:
        st.phase = Phase.SHOW
        st.reading = 0
        st.ribbons = 0
    for month in range(12):
        if st.thrower[month] != viewer:
            st.excused &= ~bit(4 * month)
        offender = st.books.dive_offender[month]
        if offender != viewer:
            st.books.dive_exempt &= ~bit(4 * month)
            if offender != NOBODY and not fourth_card_seen(st, month):
                st.books.dive_offender[month] = NOBODY
    presume_guilt(st, viewer)


@rule
def presume_guilt(st: State, viewer: int) -> None:
    """Others' 法度 cards count as if nobody had been excused, until the month is settled (SAN 補足 (1) 1, C-162)."""
    made = 0
    presumed = False
    for seat in range(SEATS):
        made |= st.books.made[seat]
    for offender in range(SEATS):
        if offender != viewer:
            presumed = presumed or st.spared[offender] != 0
            st.books.borne[offender] |= st.spared[offender] & made
            st.fed[offender] |= st.spared[offender] & ~made
            st.spared[offender] = 0
    if presumed and st.books.sager != NOBODY and st.books.standing == NOBODY:
        st.books.standing = first_offender(st.books)


@rule
def fourth_card_seen(st: State, month: int) -> bool:
    """Has the fourth card of a shown three left the hand that held it?"""
    seen = st.field
    three = 0
    for place in range(PLACES):
        seat = st.books.order[place]
        seen |= st.captured[seat]
        three |= st.threes[seat] & month_cards(month)
    return three == 0 or seen & month_cards(month) & ~three != 0


def observe(st: State, viewer: int) -> State:
    """A copy of the state with only what `viewer` knows; rules that ask about what he sees run over it unchanged."""
    view = State()
    copy_into(view, st)
    blind(view, viewer)
    return view
