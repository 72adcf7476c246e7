"""A deal from a deck, the stock, and the showing of hand yaku before play (RULES A1, A3, A5)."""

from hachiya.engine.accel import popcount, rule
from hachiya.engine.bits import bit
from hachiya.engine.ledger import NOBODY, note
from hachiya.engine.rng import shuffle
from hachiya.games.hachihachi.auction import FREE, IN, OUT, SAY_IN, bid, close_auction, decided, open_auction
from hachiya.games.hachihachi.hand_payments import four_three_winner, four_threes, pay_hand_yaku
from hachiya.games.hachihachi.hand_yaku import (
    WILLOWS_AS_KASU,
    dregs_of,
    exposed,
    hand_yaku,
    readings,
    ribbons_to_expose,
    threes_held,
)
from hachiya.games.hachihachi.match import end_month, open_month
from hachiya.games.hachihachi.play import begin_turn
from hachiya.games.hachihachi.squeeze import pay_squeezed
from hachiya.games.hachihachi.state import FIELD_CARDS, HAND, PLACES, SEATS, STOCK_START, Action, Phase, Rules, State
from hachiya.games.hanafuda.cards import CARDS, month_cards
from hachiya.games.hanafuda.events import Event, Why

DEAL_EVENT, STOCK_EVENT = int(Event.DEAL), int(Event.STOCK)
SHIMA_EVENT, SHOW_EVENT = int(Event.SHIMA), int(Event.SHOW)
FOUR_THREE = int(Why.FOUR_THREE)
READ, PASS = Action.READ, Action.PASS

PACKETS = (1, 1, 1, 1, 2, 2, 2, 2, 0, 0, 0, 0, 3, 3, 3, 1, 1, 1, 2, 2, 2, 0, 0, 0, 3, 3, 3)
"""Three at the table: 4 each to the places 1, 2, 0, three to the field (3), 3 each, three (SAN 流れ (3) 2)."""


@rule
def shuffle_deck(st: State) -> None:
    """A new deck, and the second shuffle of what will be the stock, from the state's own random numbers."""
    for card in range(CARDS):
        st.deck[card] = card
        st.second[card] = card
    shuffle(st.rng, st.deck)
    if st.books.seats > PLACES:
        shuffle(st.rng, st.second)


@rule
def receiver(seats: int, position: int) -> int:
    """Where a card of the deck goes: places from the dealer on, `seats` is the field, beyond it what is left.

    Of more than three everyone gets seven, the dealer first (NAK 進め方).
    """
    if seats == PLACES:
        return PACKETS[position] if position < STOCK_START else seats + 1
    if position < HAND * seats:
        return position // HAND
    return seats if position < HAND * seats + FIELD_CARDS else seats + 1


@rule
def deal(st: State, rules: Rules, ledger: list[int]) -> None:
    """Deal `st.deck`: the month opens with the field as dealt; of more than three an auction follows (RULES A1, A4)."""
    books = st.books
    for seat in range(SEATS):
        st.hands[seat] = 0
        st.exposed[seat] = 0
        st.captured[seat] = 0
        st.reach[seat] = 0
        st.fed[seat] = 0
        st.spared[seat] = 0
        st.threes[seat] = 0
        st.returned[seat] = 0
    for month in range(12):
        st.bait[month] = 0
        st.thrower[month] = NOBODY
    field = 0
    for position in range(CARDS):
        place = receiver(books.seats, position)
        if place < books.seats:
            st.hands[(books.next_dealer + place) % books.seats] |= bit(int(st.deck[position]))
        elif place == books.seats:
            field |= bit(int(st.deck[position]))
    open_month(books, rules, field)
    note(ledger, DEAL_EVENT, books.month, books.dealer, field, books.kind, books.carry)
    st.excused = 0
    st.played = 0
    st.turned = 0
    st.pending = NOBODY
    st.field = field
    if books.seats == PLACES:
        begin_month(st, rules, ledger)
    else:
        open_auction(st, rules, ledger)


@rule
def choose_bid(st: State, rules: Rules, ledger: list[int], action: int) -> None:
    """出る or 下りる; with the last choice the auction is over and the stock is made."""
    bid(st, rules, ledger, IN if action == SAY_IN else OUT, FREE)
    if decided(st.books):
        close_auction(st, rules, ledger)
        gather_stock(st)
        begin_month(st, rules, ledger)


@rule
def gather_stock(st: State) -> None:
    """The hands of those not in play and what was not dealt, shuffled together (NAK 競り 5)."""
    books = st.books
    kept = st.field
    for seat in range(books.seats):
        if (books.folded | books.squeezed) & bit(seat):
            st.returned[seat] = st.hands[seat]
            st.hands[seat] = 0
        else:
            kept |= st.hands[seat]
    position = STOCK_START
    for index in range(CARDS):
        card = int(st.second[index])
        if kept & bit(card) == 0:
            st.deck[position] = card
            position += 1


@rule
def begin_month(st: State, rules: Rules, ledger: list[int]) -> None:
    """Who plays is known: シマ, then hand yaku."""
    note(ledger, STOCK_EVENT, 0, 0, 0, 0, 0)
    take_shima(st, ledger)
    st.place = 0
    if rules.showing_free:
        ask_to_show(st)
    else:
        show_all(st, rules, ledger)


@rule
def take_shima(st: State, ledger: list[int]) -> None:
    """シマ: four of a month on the dealt field go to the first in play (SAN 流れ (3) 4, NAK プレイフェーズ, C-57)."""
    first = st.books.order[0]
    for month in range(12):
        cards = month_cards(month)
        if st.field & cards == cards:
            st.captured[first] |= cards
            st.field &= ~cards
            note(ledger, SHIMA_EVENT, first, cards, 0, 0, 0)


@rule
def show_all(st: State, rules: Rules, ledger: list[int]) -> None:
    """Every hand yaku is shown and paid, nobody may decline (C-07, SHI 手役について)."""
    for place in range(PLACES):
        st.place = place
        st.turn = st.books.order[place]
        hand = st.hands[st.turn]
        show(st, rules, ledger, hand_yaku(hand, WILLOWS_AS_KASU), exposed(hand, WILLOWS_AS_KASU))


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
    if yaku & rules.diving:
        st.threes[seat] = threes_held(st.hands[seat])
    st.place += 1
    if st.place < PLACES:
        if rules.showing_free:
            ask_to_show(st)
        return
    st.place = 0
    pay_squeezed(st.books, rules, ledger)
    pay_hand_yaku(st.books, rules, ledger)
    if rules.four_three_ends and four_threes(st.books):
        end_month(st, rules, ledger, FOUR_THREE, four_three_winner(st.books))
    else:
        begin_turn(st)


def order_stock(st: State, cards: list[int]) -> None:
    """Lay the stock, of which no card is turned, in this order (`cards` are those that lie there)."""
    st.deck[STOCK_START:] = cards


def stock_cards(st: State) -> list[int]:
    """The stock in the order in which it lies."""
    return [int(card) for card in st.deck[STOCK_START:]]


def deck_of(dealer: int, seats: int, hands: list[list[int]], field: list[int], stock: list[int]) -> list[int]:
    """The deck whose deal gives these hands (by seat), field and rest, in any order within a hand."""
    left = [list(hands[(dealer + place) % seats]) for place in range(seats)] + [list(field), list(stock)[::-1]]
    return [left[receiver(seats, position)].pop() for position in range(CARDS)]
