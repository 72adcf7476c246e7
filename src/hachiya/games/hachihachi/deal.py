"""A deal: from the deck to the hands, the stock, and the showing of hand yaku before play (RULES A1, A3, A5)."""

from hachiya.engine.accel import popcount, rule
from hachiya.engine.bits import bit
from hachiya.engine.ledger import NOBODY, note
from hachiya.games.hachihachi.auction import (
    FREE,
    IN,
    OUT,
    SAY_IN,
    auction_is_decided,
    bid,
    close_auction,
    draw_lots,
    open_auction,
)
from hachiya.games.hachihachi.hand_payments import four_threes, pay_hand_yaku
from hachiya.games.hachihachi.hand_yaku import (
    OPEN_RIBBON,
    WILLOW_RIBBON,
    WILLOWS_AS_KASU,
    cards_counted_as_kasu,
    exposed,
    hand_yaku,
    may_open_ribbon,
    readings,
    ribbons_to_expose,
)
from hachiya.games.hachihachi.match import end_month, open_month
from hachiya.games.hachihachi.play import begin_turn
from hachiya.games.hachihachi.settlement import settle_four_three
from hachiya.games.hachihachi.squeeze import pay_squeezed
from hachiya.games.hachihachi.state import PLACES, SEATS, Action, Phase, Rules, State
from hachiya.games.hanafuda.cards import CardSet
from hachiya.games.hanafuda.dealing import deal_cards, four_of_a_month, gather_stock, shuffle_deck
from hachiya.games.hanafuda.events import EndReason, Event
from hachiya.games.hanafuda.hand import cards_of_threes
from hachiya.games.hanafuda.yaku import YakuSet
from hachiya.games.meaning import ActionSet

DEAL_EVENT, STOCK_EVENT = int(Event.DEAL), int(Event.STOCK)
SHIMA_EVENT, SHOW_EVENT = int(Event.SHIMA), int(Event.SHOW)
FOUR_THREE = int(EndReason.FOUR_THREE)
READ, READ_OPEN, PASS = Action.READ, Action.READ_OPEN, Action.PASS


@rule
def shuffle_for(st: State) -> None:
    """Shuffle a new deck, and the order of the stock, with the state's own random numbers."""
    shuffle_deck(st, 1 if st.books.seats > PLACES else 0)


@rule
def deal(st: State, rules: Rules, ledger: list[int]) -> None:
    """Deal `st.deck` and open the deal; at a table of more than three seats an auction follows (RULES A1, A4)."""
    books = st.books
    draw_lots(st, ledger)
    for seat in range(SEATS):
        st.hands[seat] = 0
        st.exposed[seat] = 0
        st.captured[seat] = 0
        st.reach[seat] = 0
        st.hatto_fed[seat] = 0
        st.hatto_spared[seat] = 0
        st.threes[seat] = 0
        st.returned[seat] = 0
    for month in range(12):
        st.hatto_bait[month] = 0
        st.hatto_thrower[month] = NOBODY
    field = deal_cards(st)
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
    """Bid in (出る) or out (下りる); the last bid ends the auction, and the stock is made."""
    bid(st, rules, ledger, IN if action == SAY_IN else OUT, FREE)
    if auction_is_decided(st.books):
        close_auction(st, rules, ledger)
        gather_stock(st)
        begin_month(st, rules, ledger)


@rule
def begin_month(st: State, rules: Rules, ledger: list[int]) -> None:
    """Begin the month with four of a suit on the field (シマ) and hand yaku, once the seats in play are known."""
    note(ledger, STOCK_EVENT, 0, 0, 0, 0, 0)
    take_shima(st, ledger)
    st.place = 0
    if rules.showing_free:
        ask_to_show(st)
    else:
        show_all(st, rules, ledger)


@rule
def take_shima(st: State, ledger: list[int]) -> None:
    """シマ (shima): give four of a suit (month) on the dealt field to the first seat in play (SAN 流れ (3) 4, C-57)."""
    cards = four_of_a_month(st.field)
    if cards:
        first = st.books.order[0]
        st.captured[first] |= cards
        st.field &= ~cards
        note(ledger, SHIMA_EVENT, first, cards, 0, 0, 0)


@rule
def show_all(st: State, rules: Rules, ledger: list[int]) -> None:
    """Show and pay every hand yaku, which no seat may decline (C-07, SHI 手役について)."""
    for place in range(PLACES):
        st.place = place
        st.turn = st.books.order[place]
        hand = st.hands[st.turn]
        show(st, rules, ledger, hand_yaku(hand, WILLOWS_AS_KASU), exposed(hand, WILLOWS_AS_KASU))


@rule
def ask_to_show(st: State) -> None:
    """Ask the seat at `place` to show, whatever it holds: the question must reveal nothing (C-166)."""
    st.phase = Phase.SHOW
    st.turn = st.books.order[st.place]
    st.reading = 0
    st.ribbons = 0


@rule
def show_choices(st: State) -> ActionSet:
    """The choices to show all hand yaku, one for each reading of the willows, or nothing (SAN 概要, 補足 (5), C-38)."""
    choices = bit(PASS) | readings(st.hands[st.turn]) << READ
    return choices | bit(READ_OPEN) if may_open_ribbon(st.hands[st.turn]) else choices


@rule
def choose_show(st: State, rules: Rules, ledger: list[int], action: int) -> None:
    """Show nothing, or the yaku by a reading of the willows; for aka (赤, ribbons and chaff) ribbons may come first."""
    if action == PASS:
        show(st, rules, ledger, 0, 0)
        return
    st.reading = reading_of(action)
    expose_or_show(st, rules, ledger)


@rule
def reading_of(action: int) -> int:
    """The reading of the willows (which of them count as chaff) that an action of the phase SHOW names."""
    return OPEN_RIBBON if action == READ_OPEN else action - READ


@rule
def ribbon_choices(st: State) -> CardSet:
    """The ribbons of aka (赤, ribbons and chaff) that may be exposed next, in index order, so each set has one way."""
    hand = st.hands[st.turn]
    ribbons = hand & ~cards_counted_as_kasu(hand, st.reading)
    if st.reading == OPEN_RIBBON:
        ribbons &= ~WILLOW_RIBBON
    missing = ribbons_to_expose(hand, st.reading) - popcount(st.ribbons)
    chosen = st.ribbons
    while chosen:
        ribbons &= ~(2 * (chosen & -chosen) - 1)
        chosen &= chosen - 1
    # The last missing-1 ribbons must stay for the choices to come.
    for _ in range(missing - 1):
        highest = ribbons
        while highest & (highest - 1):
            highest &= highest - 1
        ribbons &= ~highest
    return ribbons


@rule
def choose_ribbon(st: State, rules: Rules, ledger: list[int], card: int) -> None:
    """Expose one more ribbon of the hand yaku aka (赤, ribbons and chaff)."""
    st.ribbons |= bit(card)
    expose_or_show(st, rules, ledger)


@rule
def expose_or_show(st: State, rules: Rules, ledger: list[int]) -> None:
    """Ask for the next ribbon to expose until enough are chosen; then show the hand yaku."""
    hand = st.hands[st.turn]
    if popcount(st.ribbons) < ribbons_to_expose(hand, st.reading):
        st.phase = Phase.EXPOSE
    else:
        show(st, rules, ledger, hand_yaku(hand, st.reading), exposed(hand, st.reading) | st.ribbons)


@rule
def show(st: State, rules: Rules, ledger: list[int], yaku: YakuSet, cards: CardSet) -> None:
    """Show these yaku and cards; after the last seat all are paid, and 四三 (a four and a three) may end the year."""
    seat = st.turn
    note(ledger, SHOW_EVENT, seat, yaku, cards, 0, 0)
    st.books.shown[seat] = yaku
    st.exposed[seat] = cards
    if yaku & rules.diving:
        st.threes[seat] = cards_of_threes(st.hands[seat])
    st.place += 1
    if st.place < PLACES:
        if rules.showing_free:
            ask_to_show(st)
        return
    st.place = 0
    pay_squeezed(st.books, rules, ledger)
    pay_hand_yaku(st.books, rules, ledger)
    if rules.four_three != 0 and four_threes(st.books):
        end_month(st, rules, ledger, FOUR_THREE, settle_four_three(st.books, rules, ledger))
    else:
        begin_turn(st)
