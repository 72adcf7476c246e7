"""競り: who plays the month where more than three sit at the table (RULES A4).

みずてん comes before the deal; then every seat says once, from the dealer on, whether it plays. With three in, the
seats that have not spoken are squeezed out; when all but three have folded, the rest must play.
"""

from hachiya.engine.accel import popcount, rule
from hachiya.engine.bits import bit
from hachiya.engine.ledger import NOBODY, POT, note, pay
from hachiya.games.hachihachi.squeeze import write_squeezed
from hachiya.games.hachihachi.state import PLACES, Action, Books, Phase, Rules, State
from hachiya.games.hachihachi.worth import at_factor
from hachiya.games.hanafuda.events import Bid, Event, Liable, Reason

MIZUTEN_EVENT, BID_EVENT, SQUEEZED_EVENT = int(Event.MIZUTEN), int(Event.BID), int(Event.SQUEEZED)
IN, OUT = int(Bid.IN), int(Bid.OUT)
FOLD, OWN = int(Reason.FOLD), int(Liable.NOT)

SAY_IN = Action.IN
FREE, FORCED = 0, 1
IN_OR_OUT = (1 << Action.IN) | (1 << Action.OUT)
IN_OR_PASS = (1 << Action.IN) | (1 << Action.PASS)


@rule
def await_month(st: State) -> None:
    """The next month: the dealer may first come in without having looked, where there is an auction (NAK 進め方)."""
    st.phase = Phase.MIZUTEN if st.books.seats > PLACES else Phase.DEAL
    st.turn = st.books.next_dealer if st.books.seats > PLACES else NOBODY
    st.books.mizuten = NOBODY


@rule
def seat_dealer(st: State, dealer: int) -> None:
    """Before the first deal: `dealer` deals it."""
    st.books.next_dealer = dealer
    await_month(st)


@rule
def begins_month(st: State) -> bool:
    """Is a new month about to begin, with nothing said of it yet?"""
    return st.phase == Phase.MIZUTEN or (st.phase == Phase.DEAL and st.books.seats == PLACES)


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
    st.phase = Phase.DEAL
    st.turn = NOBODY


@rule
def open_auction(st: State, rules: Rules, ledger: list[int]) -> None:
    """The dealer speaks first; after みずてん he has spoken."""
    st.turn = st.books.dealer
    st.phase = Phase.BID
    if st.books.mizuten == st.turn:
        bid(st, rules, ledger, IN, FORCED)


@rule
def bid(st: State, rules: Rules, ledger: list[int], said: int, forced: int) -> None:
    """出る or 下りる of the seat at turn; if the auction goes on, the next seat is asked."""
    note(ledger, BID_EVENT, st.turn, said, forced, 0, 0)
    enter_bid(st.books, rules, ledger, st.turn, said)
    st.turn = (st.turn + 1) % st.books.seats
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
    return books.entered == PLACES or popcount(books.folded) == books.seats - PLACES


@rule
def close_auction(st: State, rules: Rules, ledger: list[int]) -> None:
    """The seats from the one at turn on, which have not spoken: squeezed out, or forced in (NAK 競り)."""
    books = st.books
    squeezing = books.entered == PLACES
    while books.entered + popcount(books.folded | books.squeezed) < books.seats:
        if squeezing:
            write_squeezed(books, rules, st.turn, st.hands[st.turn])
            yaku, shown = books.squeezed_yaku[st.turn], books.squeezed_cards[st.turn]
            note(ledger, SQUEEZED_EVENT, st.turn, yaku, shown, 0, 0)
        else:
            note(ledger, BID_EVENT, st.turn, IN, FORCED, 0, 0)
            enter_bid(books, rules, ledger, st.turn, IN)
        st.turn = (st.turn + 1) % books.seats
