"""A deal from a deck, and the showing of hand yaku before play (RULES A1, A3, A5)."""

from hachiya.engine.accel import popcount, rule
from hachiya.engine.bits import bit
from hachiya.engine.ledger import NOBODY, note
from hachiya.engine.rng import shuffle
from hachiya.games.hachihachi.hand_yaku import (
    dregs_of,
    exposed,
    hand_yaku,
    readings,
    ribbons_to_expose,
    tobikomi_months,
)
from hachiya.games.hachihachi.match import end_month, open_month
from hachiya.games.hachihachi.play import begin_turn
from hachiya.games.hachihachi.settlement import four_three_winner, four_threes, pay_hand_yaku
from hachiya.games.hachihachi.state import PLACES, SEATS, STOCK_START, Action, Phase, Rules, State
from hachiya.games.hanafuda.cards import CARDS, month_cards
from hachiya.games.hanafuda.events import Event, Why

DEAL_EVENT, SHIMA_EVENT, SHOW_EVENT = int(Event.DEAL), int(Event.SHIMA), int(Event.SHOW)
FOUR_THREE = int(Why.FOUR_THREE)
READ, PASS = Action.READ, Action.PASS

FIELD = 3
PACKETS = (1, 1, 1, 1, 2, 2, 2, 2, 0, 0, 0, 0, 3, 3, 3, 1, 1, 1, 2, 2, 2, 0, 0, 0, 3, 3, 3)
"""To whom a deck's cards go: 4 each to the places 1, 2, 0, three to the field (3), 3 each, three (SAN 流れ (3) 2)."""


@rule
def shuffle_deck(st: State) -> None:
    """A new deck from the state's own random numbers."""
    for card in range(CARDS):
        st.deck[card] = card
    shuffle(st.rng, st.deck)


@rule
def deal(st: State, ledger: list[int]) -> None:
    """Deal `st.deck`: the month opens with the field as dealt, then four of a month go to the 胴 (SAN 流れ (3))."""
    books = st.books
    for seat in range(SEATS):
        st.hands[seat] = 0
        st.exposed[seat] = 0
        st.captured[seat] = 0
        st.reach[seat] = 0
        st.fed[seat] = 0
        st.spared[seat] = 0
        st.threes[seat] = 0
    for month in range(12):
        st.bait[month] = 0
        st.thrower[month] = NOBODY
    field = 0
    for position in range(STOCK_START):
        if PACKETS[position] == FIELD:
            field |= bit(int(st.deck[position]))
        else:
            seat = (books.next_dealer + PACKETS[position]) % books.seats
            st.hands[seat] |= bit(int(st.deck[position]))
    open_month(books, field)
    note(ledger, DEAL_EVENT, books.month, books.dealer, field, books.kind, books.carry)
    st.excused = 0
    st.turned = 0
    st.pending = NOBODY
    st.field = take_shima(st, ledger, field)
    st.place = 0
    ask_to_show(st)


@rule
def take_shima(st: State, ledger: list[int], field: int) -> int:
    """シマ: four of a month on the dealt field are the 胴's; returns what stays (SAN 流れ (3) 4)."""
    for month in range(12):
        cards = month_cards(month)
        if field & cards == cards:
            st.captured[st.books.dealer] |= cards
            note(ledger, SHIMA_EVENT, st.books.dealer, cards, 0, 0, 0)
            return field & ~cards
    return field


@rule
def ask_to_show(st: State) -> None:
    """The seat at `place` is asked, whatever it holds: asking must not tell (C-166)."""
    st.phase = Phase.SHOW
    st.turn = st.books.order[st.place]
    st.reading = 0
    st.ribbons = 0


@rule
def show_choices(st: State) -> int:
    """Showing is free, but all or nothing except for the willows (SAN 概要, 補足 (5), C-38)."""
    return bit(PASS) | readings(st.hands[st.turn]) << READ


@rule
def choose_show(st: State, rules: Rules, ledger: list[int], action: int) -> None:
    """Show nothing, or what a reading of the willows makes; 赤 may first ask which ribbons to expose."""
    if action == PASS:
        show(st, rules, ledger, 0, 0)
        return
    st.reading = action - READ
    expose_or_show(st, rules, ledger)


@rule
def ribbon_choices(st: State) -> int:
    """The next ribbon of 赤 to expose, in index order so that each set comes up once (SAN 補足 (6))."""
    hand = st.hands[st.turn]
    ribbons = hand & ~dregs_of(hand, st.reading)
    left = ribbons_to_expose(hand, st.reading) - popcount(st.ribbons)
    chosen = st.ribbons
    while chosen:
        ribbons &= ~(2 * (chosen & -chosen) - 1)
        chosen &= chosen - 1
    # The last left-1 of them must stay for the choices to come.
    for _ in range(left - 1):
        highest = ribbons
        while highest & (highest - 1):
            highest &= highest - 1
        ribbons &= ~highest
    return ribbons


@rule
def choose_ribbon(st: State, rules: Rules, ledger: list[int], card: int) -> None:
    """One ribbon of 赤 more lies open."""
    st.ribbons |= bit(card)
    expose_or_show(st, rules, ledger)


@rule
def expose_or_show(st: State, rules: Rules, ledger: list[int]) -> None:
    """Ask for the next ribbon to expose until enough are chosen; then show."""
    hand = st.hands[st.turn]
    if popcount(st.ribbons) < ribbons_to_expose(hand, st.reading):
        st.phase = Phase.EXPOSE
    else:
        show(st, rules, ledger, hand_yaku(hand, st.reading), exposed(hand, st.reading) | st.ribbons)


@rule
def show(st: State, rules: Rules, ledger: list[int], yaku: int, cards: int) -> None:
    """Announce; after the last seat all are paid, and 四三 ends the year (SAN 流れ (4), 補足 (4))."""
    seat = st.turn
    note(ledger, SHOW_EVENT, seat, yaku, cards, 0, 0)
    st.books.shown[seat] = yaku
    st.exposed[seat] = cards
    if yaku:
        st.threes[seat] = st.hands[seat] & (tobikomi_months(st.hands[seat]) * 15)
    st.place += 1
    if st.place < PLACES:
        ask_to_show(st)
        return
    st.place = 0
    pay_hand_yaku(st.books, rules, ledger)
    if four_threes(st.books):
        end_month(st, rules, ledger, FOUR_THREE, four_three_winner(st.books))
    else:
        begin_turn(st)


def deck_of(dealer: int, seats: int, hands: list[list[int]], field: list[int], stock: list[int]) -> list[int]:
    """The deck whose deal gives these hands (by seat), field and stock, in any order within a hand."""
    left = [list(hands[(dealer + place) % seats]) for place in range(PLACES)] + [list(field)]
    return [left[packet].pop() for packet in PACKETS] + list(stock)
