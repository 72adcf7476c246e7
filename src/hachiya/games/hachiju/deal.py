"""A deal from a deck, the auction, and the showing of hand yaku before play (RULES B1)."""

from hachiya.engine.accel import popcount, rule
from hachiya.engine.bits import bit, lowest
from hachiya.engine.ledger import NOBODY, note
from hachiya.games.hachiju.auction import auction_is_decided, bid, close_auction, not_folded, open_auction
from hachiya.games.hachiju.hand_yaku import showings, shown_cards, shown_yaku
from hachiya.games.hachiju.match import end_deal, open_deal
from hachiya.games.hachiju.play import begin_turn
from hachiya.games.hachiju.settlement import pay_hand_yaku, pay_pot
from hachiya.games.hachiju.state import SEATS, Action, Phase, Rules, State
from hachiya.games.hanafuda.dealing import deal_cards, four_of_a_month, gather_stock, shuffle_deck
from hachiya.games.hanafuda.events import EndReason, Event
from hachiya.games.meaning import ActionSet

DEAL_EVENT, REDEAL_EVENT = int(Event.DEAL), int(Event.REDEAL)
STOCK_EVENT, SHOW_EVENT = int(Event.STOCK), int(Event.SHOW)
ALONE = int(EndReason.ALONE)
READ, PASS = Action.READ, Action.PASS


@rule
def shuffle(st: State) -> None:
    """Shuffle a new deck, and the order of the stock to come, with the state's own random numbers."""
    shuffle_deck(st, 1)


@rule
def deal(st: State, _rules: Rules, ledger: list[int]) -> None:
    """Deal `st.deck`; a field with four of a suit (month) is thrown in, and a new deck is due (HAC ②)."""
    for seat in range(SEATS):
        st.hands[seat] = 0
        st.exposed[seat] = 0
        st.captured[seat] = 0
        st.returned[seat] = 0
    st.fresh = 0
    st.played = 0
    st.turned = 0
    st.pending = NOBODY
    st.field = deal_cards(st)
    if four_of_a_month(st.field):
        note(ledger, REDEAL_EVENT, st.books.month + 1, st.field, 0, 0, 0)
        return
    open_deal(st.books)
    note(ledger, DEAL_EVENT, st.books.month, st.books.dealer, st.field, 0, 0)
    open_auction(st)


@rule
def choose_bid(st: State, rules: Rules, ledger: list[int], action: int) -> None:
    """Bid; after the last bid the stock is made, or the only seat left wins (HAC ③)."""
    bid(st, rules, ledger, action)
    if not auction_is_decided(st):
        return
    books = st.books
    if popcount(not_folded(books)) == 1:
        winner = lowest(not_folded(books))
        books.order[0] = winner
        books.entered = 1
        gather_stock(st)
        pay_pot(books, ledger, winner)
        end_deal(st, rules, ledger, ALONE, winner)
        return
    close_auction(books, ledger)
    gather_stock(st)
    note(ledger, STOCK_EVENT, 0, 0, 0, 0, 0)
    st.place = 0
    ask_to_show(st)


@rule
def ask_to_show(st: State) -> None:
    """Ask the seat at `place` to show, whatever it holds: the question must reveal nothing (C-39, C-166)."""
    st.phase = Phase.SHOW
    st.turn = st.books.order[st.place]


@rule
def show_choices(st: State) -> ActionSet:
    """The choices to show nothing, a kasu (chaff) yaku, a suit yaku, or both (HAC ④, C-76)."""
    return bit(PASS) | showings(st.hands[st.turn]) << READ


@rule
def choose_show(st: State, rules: Rules, ledger: list[int], action: int) -> None:
    """Show hand yaku; after the last seat all are paid (HAC ④)."""
    seat = st.turn
    families = 0 if action == PASS else action - READ
    yaku, cards = shown_yaku(st.hands[seat], families), shown_cards(st.hands[seat], families)
    note(ledger, SHOW_EVENT, seat, yaku, cards, 0, 0)
    st.books.shown[seat] = yaku
    st.exposed[seat] = cards
    st.place += 1
    if st.place < st.books.entered:
        ask_to_show(st)
        return
    st.place = 0
    pay_hand_yaku(st.books, rules, ledger)
    begin_turn(st)
