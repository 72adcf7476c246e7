"""競り, 出降り: who plays the month where more than three sit at the table (RULES A4, C-182, C-183).

みずてん comes before the deal, and of seven one draws the white card and sits the month out; then every seat that is
dealt to says once, from the dealer on, whether it plays. With three in, the seats that have not spoken are squeezed
out; when all but three have folded, the rest must play.
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
    """The next month: the dealer may first come in without having looked, where there is an auction (NAK 進め方)."""
    unseen = rules.unseen != 0 and st.books.seats > PLACES
    st.phase = Phase.MIZUTEN if unseen else Phase.DEAL
    st.turn = st.books.next_dealer if unseen else NOBODY
    st.books.mizuten = NOBODY
    st.books.asked = 0
    st.books.dealt_in = bit(st.books.seats) - 1


@rule
def seat_dealer(st: State, dealer: int) -> None:
    """Before the first deal: `dealer` deals it."""
    st.books.next_dealer = dealer
    if st.phase == Phase.MIZUTEN:
        st.turn = dealer


@rule
def begins_month(st: State) -> bool:
    """Is a new month about to begin, with nothing said of it yet?"""
    return st.phase == Phase.MIZUTEN or (st.phase == Phase.DEAL and st.books.asked == 0)


@rule
def lots(st: State) -> int:
    """The seats one of which draws the white card before the next deal, as a set (C-182).

    Empty where nobody does, or somebody has; a dealer who is bound to play does not.
    """
    if st.books.seats < SEATS or st.books.dealt_in != bit(SEATS) - 1:
        return 0
    unseen = st.books.mizuten
    return st.books.dealt_in & ~bit(unseen) if unseen != NOBODY else st.books.dealt_in


@rule
def draw_white(st: State, ledger: list[int], seat: int) -> None:
    """白札: this seat sits the next month out."""
    note(ledger, WHITE_CARD_EVENT, st.books.month + 1, seat, 0, 0, 0)
    st.books.dealt_in &= ~bit(seat)


@rule
def draw_lots(st: State, ledger: list[int]) -> None:
    """The same by the state's own random numbers, where nobody has drawn yet."""
    drawing = lots(st)
    if drawing:
        draw_white(st, ledger, pick(st.lots, drawing))


@rule
def auction_choices(st: State) -> int:
    """In or out; before the deal, in unseen or not."""
    if st.phase == Phase.BID:
        return IN_OR_OUT
    return IN_OR_PASS if st.phase == Phase.MIZUTEN else 0


@rule
def choose_mizuten(st: State, ledger: list[int], action: int) -> None:
    """みずてん or not; it binds the dealer to play."""
    dealer = st.turn
    unseen = action == SAY_IN
    note(ledger, MIZUTEN_EVENT, dealer, 1 if unseen else 0, 0, 0, 0)
    st.books.mizuten = dealer if unseen else NOBODY
    st.books.asked = 1
    st.phase = Phase.DEAL
    st.turn = NOBODY


@rule
def open_auction(st: State, rules: Rules, ledger: list[int]) -> None:
    """The dealer speaks first, or the next seat if they sit out; after みずてん they have spoken."""
    st.turn = first_dealt(st.books, st.books.dealer)
    st.phase = Phase.BID
    if st.books.mizuten == st.turn:
        bid(st, rules, ledger, IN, FORCED)


@rule
def bid(st: State, rules: Rules, ledger: list[int], said: int, forced: int) -> None:
    """出る or 下りる of the seat at turn; if the auction goes on, the next seat is asked."""
    note(ledger, BID_EVENT, st.turn, said, forced, 0, 0)
    enter_bid(st.books, rules, ledger, st.turn, said)
    st.turn = first_dealt(st.books, st.turn + 1)
    if not decided(st.books):
        st.phase = Phase.BID


@rule
def enter_bid(books: Books, rules: Rules, ledger: list[int], seat: int, said: int) -> None:
    """One bid into the books: who comes in takes the next place, who folds pays 下り賃 into the pot (C-03, C-144)."""
    if said == IN:
        books.order[books.entered] = seat
        books.entered += 1
    else:
        fee = rules.fold_points[popcount(books.folded)]
        books.folded |= bit(seat)
        pay(books.scores, ledger, seat, POT, at_factor(books, rules, fee), FOLD, 0, NOBODY, OWN)


@rule
def decided(books: Books) -> bool:
    """Are three in, or all but three out? Then nobody has a choice left (NAK 競り, C-142)."""
    return books.entered == PLACES or popcount(books.folded) == popcount(books.dealt_in) - PLACES


@rule
def close_auction(st: State, rules: Rules, ledger: list[int]) -> None:
    """The seats from the one at turn on, which have not spoken: squeezed out, or forced in (NAK 競り)."""
    books = st.books
    squeezing = books.entered == PLACES
    while books.entered + popcount(books.folded | books.squeezed) < popcount(books.dealt_in):
        if squeezing and rules.squeeze_shows == 0:
            books.squeezed |= bit(st.turn)
            note(ledger, SQUEEZED_EVENT, st.turn, 0, NOBODY, 0, 0)
        elif squeezing:
            write_squeezed(books, rules, st.turn, st.hands[st.turn])
            yaku, shown = books.squeezed_yaku[st.turn], books.squeezed_cards[st.turn]
            note(ledger, SQUEEZED_EVENT, st.turn, yaku, shown, 0, 0)
        else:
            note(ledger, BID_EVENT, st.turn, IN, FORCED, 0, 0)
            enter_bid(books, rules, ledger, st.turn, IN)
        st.turn = first_dealt(books, st.turn + 1)
