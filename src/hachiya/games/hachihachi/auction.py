"""競り: the auction for the three places in play, at a table of more seats (RULES A4, C-182, C-183).

Before the deal the dealer may declare みずてん (joining before seeing their cards); at a table of seven one seat draws
the white card and sits out. Then every seat with cards bids once, from the dealer on. When three are in, the seats
that have not bid are squeezed out; when all but three have folded, the rest must play.
"""

from hachiya.engine.accel import popcount, rule
from hachiya.engine.bits import bit
from hachiya.engine.ledger import NOBODY, POT, note, pay
from hachiya.engine.rng import pick
from hachiya.games.hachihachi.squeeze import write_squeezed
from hachiya.games.hachihachi.state import PLACES, SEATS, Action, Books, Phase, Rules, State
from hachiya.games.hachihachi.worth import at_factor
from hachiya.games.hanafuda.dealing import first_dealt
from hachiya.games.hanafuda.events import Bid, Event, Liable, Reason
from hachiya.games.meaning import ActionSet, SeatSet

MIZUTEN_EVENT, BID_EVENT, SQUEEZED_EVENT = int(Event.MIZUTEN), int(Event.BID), int(Event.SQUEEZED)
WHITE_CARD_EVENT = int(Event.WHITE_CARD)
IN, OUT = int(Bid.IN), int(Bid.OUT)
FOLD, OWN = int(Reason.FOLD), int(Liable.NOT)

SAY_IN = Action.IN
FREE, FORCED = 0, 1
IN_OR_OUT = (1 << Action.IN) | (1 << Action.OUT)
IN_OR_PASS = (1 << Action.IN) | (1 << Action.PASS)


@rule
def await_month(st: State, rules: Rules) -> None:
    """Await the next deal; before an auction the dealer may first join unseen (みずてん, NAK 進め方)."""
    unseen = rules.unseen != 0 and st.books.seats > PLACES
    st.phase = Phase.MIZUTEN if unseen else Phase.DEAL
    st.turn = st.books.next_dealer if unseen else NOBODY
    st.books.mizuten = NOBODY
    st.books.mizuten_answered = 0
    st.books.dealt_in = bit(st.books.seats) - 1


@rule
def seat_dealer(st: State, dealer: int) -> None:
    """Make `dealer` the dealer of the first deal, before that deal."""
    st.books.next_dealer = dealer
    if st.phase == Phase.MIZUTEN:
        st.turn = dealer


@rule
def begins_month(st: State) -> bool:
    """Whether a new deal is due and nothing of it has happened yet."""
    return st.phase == Phase.MIZUTEN or (st.phase == Phase.DEAL and st.books.mizuten_answered == 0)


@rule
def white_card_drawers(st: State) -> SeatSet:
    """The seats that may draw the white card before the next deal, whose owner sits out (C-182).

    The set is empty if there is no white card or it was drawn. A dealer who joined unseen (みずてん) does not draw.
    """
    if st.books.seats < SEATS or st.books.dealt_in != bit(SEATS) - 1:
        return 0
    unseen = st.books.mizuten
    return st.books.dealt_in & ~bit(unseen) if unseen != NOBODY else st.books.dealt_in


@rule
def draw_white(st: State, ledger: list[int], seat: int) -> None:
    """Let this seat draw the white card (白札); it sits out the next deal."""
    note(ledger, WHITE_CARD_EVENT, st.books.month + 1, seat, 0, 0, 0)
    st.books.dealt_in &= ~bit(seat)


@rule
def draw_lots(st: State, ledger: list[int]) -> None:
    """Let a random seat draw the white card, by the state's own random numbers, if nobody has drawn it yet."""
    drawing = white_card_drawers(st)
    if drawing:
        draw_white(st, ledger, pick(st.lots, drawing))


@rule
def auction_choices(st: State) -> ActionSet:
    """The legal bids: in or out; before the deal to join unseen (みずてん) or PASS."""
    if st.phase == Phase.BID:
        return IN_OR_OUT
    return IN_OR_PASS if st.phase == Phase.MIZUTEN else 0


@rule
def choose_mizuten(st: State, ledger: list[int], action: int) -> None:
    """Let the dealer join before seeing their cards (みずてん, mizuten), which binds them to play, or decline that."""
    dealer = st.turn
    unseen = action == SAY_IN
    note(ledger, MIZUTEN_EVENT, dealer, 1 if unseen else 0, 0, 0, 0)
    st.books.mizuten = dealer if unseen else NOBODY
    st.books.mizuten_answered = 1
    st.phase = Phase.DEAL
    st.turn = NOBODY


@rule
def open_auction(st: State, rules: Rules, ledger: list[int]) -> None:
    """Open the auction with the dealer, or the next seat if they sit out; a dealer who joined unseen is in."""
    st.turn = first_dealt(st.books, st.books.dealer)
    st.phase = Phase.BID
    if st.books.mizuten == st.turn:
        bid(st, rules, ledger, IN, FORCED)


@rule
def bid(st: State, rules: Rules, ledger: list[int], choice: int, forced: int) -> None:
    """Bid in (出る) or out (下りる) for the seat at turn; if the auction goes on, the next seat is asked."""
    note(ledger, BID_EVENT, st.turn, choice, forced, 0, 0)
    enter_bid(st.books, rules, ledger, st.turn, choice)
    st.turn = first_dealt(st.books, st.turn + 1)
    if not auction_is_decided(st.books):
        st.phase = Phase.BID


@rule
def enter_bid(books: Books, rules: Rules, ledger: list[int], seat: int, choice: int) -> None:
    """Write a bid into the books: a seat that is in takes the next place, one that folds pays its fee (C-03, C-144)."""
    if choice == IN:
        books.order[books.entered] = seat
        books.entered += 1
    else:
        fee = rules.fold_points[popcount(books.folded)]
        books.folded |= bit(seat)
        pay(books.scores, ledger, seat, POT, at_factor(books, rules, fee), FOLD, 0, NOBODY, OWN)


@rule
def auction_is_decided(books: Books) -> bool:
    """Whether three seats are in or all but three out, which leaves no choice (NAK 競り, C-142)."""
    return books.entered == PLACES or popcount(books.folded) == popcount(books.dealt_in) - PLACES


@rule
def close_auction(st: State, rules: Rules, ledger: list[int]) -> None:
    """Squeeze out, or force in, the seats that have not bid, from the one at turn on (NAK 競り)."""
    books = st.books
    squeezing = books.entered == PLACES
    while books.entered + popcount(books.folded | books.squeezed) < popcount(books.dealt_in):
        if squeezing and rules.squeeze_shows == 0:
            books.squeezed |= bit(st.turn)
            note(ledger, SQUEEZED_EVENT, st.turn, 0, NOBODY, 0, 0)
        elif squeezing:
            write_squeezed(books, rules, st.turn, st.hands[st.turn])
            yaku, cards = books.squeezed_yaku[st.turn], books.squeezed_cards[st.turn]
            note(ledger, SQUEEZED_EVENT, st.turn, yaku, cards, 0, 0)
        else:
            note(ledger, BID_EVENT, st.turn, IN, FORCED, 0, 0)
            enter_bid(books, rules, ledger, st.turn, IN)
        st.turn = first_dealt(books, st.turn + 1)
