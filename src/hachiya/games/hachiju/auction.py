"""出降り: the auction for the seats in play and the rate (RULES B1).

Each seat bids in turn: out, in, or double. A double makes its seat the leader (仮親) and begins a new round among the
seats that have not folded, whose earlier bids are void.
"""

from hachiya.engine.accel import popcount, rule
from hachiya.engine.bits import bit
from hachiya.engine.ledger import NOBODY, POT, note, pay
from hachiya.games.hachiju.state import HIGHEST_RATE, PLACES, Action, Books, Phase, Rules, State
from hachiya.games.hanafuda.events import Bid, Event, Liable, Reason
from hachiya.games.meaning import ActionSet, SeatSet

BID_EVENT, SQUEEZED_EVENT = int(Event.BID), int(Event.SQUEEZED)
IN, OUT, DOUBLE = int(Bid.IN), int(Bid.OUT), int(Bid.DOUBLE)
SAY_IN, SAY_OUT, SAY_DOUBLE = Action.IN, Action.OUT, Action.DOUBLE
FOLD, OWN = int(Reason.FOLD), int(Liable.NOT)
FREE = 0


@rule
def open_auction(st: State) -> None:
    """Open the auction with the leader (仮親)."""
    st.to_speak = (1 << st.books.seats) - 1
    st.turn = st.books.dealer
    st.phase = Phase.BID


@rule
def bids(st: State) -> ActionSet:
    """The legal bids: out always, in while fewer than three are in, double below the highest rate (C-71)."""
    actions = bit(SAY_OUT)
    if popcount(st.books.joined) < PLACES:
        actions |= bit(SAY_IN)
    if st.books.rate < HIGHEST_RATE:
        actions |= bit(SAY_DOUBLE)
    return actions


@rule
def bid(st: State, rules: Rules, ledger: list[int], action: int) -> None:
    """Bid for the seat at turn, and pass the turn on unless the auction is over."""
    seat = st.turn
    choice = IN if action == SAY_IN else OUT if action == SAY_OUT else DOUBLE
    note(ledger, BID_EVENT, seat, choice, FREE, 0, 0)
    enter_bid(st.books, rules, ledger, seat, choice)
    if choice == DOUBLE:
        st.to_speak = (1 << st.books.seats) - 1 & ~(st.books.folded | bit(seat))
    else:
        st.to_speak &= ~bit(seat)
    if not auction_is_decided(st):
        while not st.to_speak & bit(st.turn):
            st.turn = (st.turn + 1) % st.books.seats


@rule
def enter_bid(books: Books, rules: Rules, ledger: list[int], seat: int, choice: int) -> None:
    """Write a bid into the books; a folding seat pays its fee once, the same at every rate (C-70)."""
    if choice == IN:
        books.joined |= bit(seat)
    elif choice == DOUBLE:
        books.rate *= 2
        books.joined = bit(seat)
        books.leader = seat
        books.doubler = seat
    else:
        books.folded |= bit(seat)
        pay(books.scores, ledger, seat, POT, rules.fold_points, FOLD, 0, NOBODY, OWN)


@rule
def not_folded(books: Books) -> SeatSet:
    """The seats that have not folded."""
    return (1 << books.seats) - 1 & ~books.folded


@rule
def auction_is_decided(st: State) -> bool:
    """Whether the auction is over: a round without a double, one seat left, or three in at the highest rate.

    (C-72, C-73)
    """
    books = st.books
    full = books.rate == HIGHEST_RATE and popcount(books.joined) == PLACES
    return st.to_speak == 0 or full or popcount(not_folded(books)) == 1


@rule
def close_auction(books: Books, ledger: list[int]) -> None:
    """Put out, free, the other seats that have not folded; order those in play from the leader on (HAC ③, C-73)."""
    books.entered = 0
    for offset in range(books.seats):
        seat = (books.leader + offset) % books.seats
        if books.joined & bit(seat):
            books.order[books.entered] = seat
            books.entered += 1
        elif not_folded(books) & bit(seat):
            books.squeezed |= bit(seat)
            note(ledger, SQUEEZED_EVENT, seat, 0, NOBODY, 0, 0)
