"""Decks, hands, field and stock of games with flower cards (RULES A1, A3, A4, B1)."""

from collections.abc import Sequence

from hachiya.engine.accel import popcount, rule
from hachiya.engine.bits import bit
from hachiya.engine.rng import shuffle
from hachiya.games.hanafuda.cards import CARDS, CardSet
from hachiya.games.hanafuda.hand import months_by_count
from hachiya.games.hanafuda.position import Books, Position

HAND = 7
FIELD_CARDS = 6
FIRST_PACKET, SECOND_PACKET, FIELD_PACKET = 4, 3, 3
"""The sizes of packets; the second packet of the field is as large as the second one of a hand."""


@rule
def stock_start(st: Position) -> int:
    """The index in the deck at which the stock begins, after the hands in play and the field."""
    return HAND * st.books.entered + FIELD_CARDS


@rule
def shuffle_deck(st: Position, twice: int) -> None:
    """Shuffle a new deck and, if `twice` is 1, a second one for the stock after an auction."""
    for card in range(CARDS):
        st.deck[card] = card
        st.second[card] = card
    shuffle(st.rng, st.deck)
    if twice:
        shuffle(st.rng, st.second)


def stack(st: Position, deck: Sequence[int], second: Sequence[int]) -> None:
    """Set the deck of the next deal; a stock made after an auction lies in the order of `second`."""
    st.deck[:] = deck
    st.second[:] = second


@rule
def packet(seats: int, number: int) -> tuple[int, int, int]:
    """The packet of cards with this number, from 0: its receiver, its index in the deck, its number of cards.

    4 each from the dealer's right on, the dealer last, three to the field, 3 each, three (SAN 流れ (3) 2, HAC ②). The
    receiver is a place from the dealer on, or `seats` for the field.
    """
    if number <= seats:
        return packet_receiver(seats, number), FIRST_PACKET * number, FIELD_PACKET if number == seats else FIRST_PACKET
    number -= seats + 1
    start = FIRST_PACKET * seats + FIELD_PACKET + SECOND_PACKET * number
    return packet_receiver(seats, number), start, SECOND_PACKET


@rule
def packet_receiver(seats: int, number: int) -> int:
    """The receiver of a packet: 1, 2 … 0 (places from the dealer on), then `seats`, which stands for the field."""
    return 0 if number == seats - 1 else min(number + 1, seats)


def packets(seats: int) -> list[tuple[int, int, int]]:
    """All packets of a deal in their order, as `packet` describes them; the rest of the deck is the stock."""
    return [packet(seats, number) for number in range(2 * seats + 2)]


@rule
def first_dealt(books: Books, seat: int) -> int:
    """The first seat from `seat` on that gets cards; after the last seat the table begins anew."""
    if seat == books.seats:
        seat = 0
    while books.dealt_in & bit(seat) == 0:
        seat += 1
        if seat == books.seats:
            seat = 0
    return seat


@rule
def deal_cards(st: Position) -> CardSet:
    """Deal hands to all seats that get cards, from the next dealer on; returns the cards dealt to the field."""
    seats = popcount(st.books.dealt_in)
    seat = first_dealt(st.books, st.books.next_dealer)
    field = 0
    for number in range(2 * seats + 2):
        place, start, count = packet(seats, number)
        cards = 0
        for position in range(start, start + count):
            cards |= bit(int(st.deck[position]))
        if place == seats:
            field |= cards
        else:
            seat = first_dealt(st.books, seat + 1)  # packets go round from the dealer's right on
            st.hands[seat] |= cards
    return field


@rule
def four_of_a_month(field: CardSet) -> CardSet:
    """The four cards of a suit (month) if the field has them all, else none; six cards can hold only one such suit."""
    return months_by_count(field)[0] * 15


@rule
def gather_stock(st: Position) -> None:
    """Shuffle the hands that are not in play and the undealt cards into the stock (NAK 競り 5, HAC ③)."""
    not_in_stock = st.field
    for seat in range(st.books.seats):
        playing = False
        for place in range(st.books.entered):
            playing = playing or st.books.order[place] == seat
        if playing:
            not_in_stock |= st.hands[seat]
        else:
            st.returned[seat] = st.hands[seat]
            st.hands[seat] = 0
    position = stock_start(st)
    for index in range(CARDS):
        card = int(st.second[index])
        if not_in_stock & bit(card) == 0:
            st.deck[position] = card
            position += 1


def order_stock(st: Position, cards: list[int]) -> None:
    """Lay the cards of the stock, none of which is turned yet, in the order of `cards`."""
    st.deck[stock_start(st) :] = cards


def stock_cards(st: Position) -> list[int]:
    """The cards of the stock in the order in which they will be turned."""
    return [int(card) for card in st.deck[stock_start(st) :]]


def deck_of(dealer: int, seats: int, hands: list[list[int]], field: list[int], stock: list[int]) -> list[int]:
    """A deck that deals these hands (by seat), this field and this stock, if `dealer` deals it to `seats` seats.

    A seat that sits out has an empty hand.
    """
    by_place = [list(hands[(dealer + offset) % seats]) for offset in range(seats)]
    packets_left = [*(hand for hand in by_place if hand), list(field)]
    dealt = [packets_left[place].pop() for place, _, count in packets(len(packets_left) - 1) for _ in range(count)]
    return [*dealt, *stock]
