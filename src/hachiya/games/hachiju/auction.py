"""出降り: who plays and at which rate (RULES B1).

Each seat answers in turn: out, in, or double. A double makes its seat 仮親 and begins a new round among those who have
not folded; what they said before is void.
"""

from hachiya.engine.accel import popcount, rule
from hachiya.engine.bits import bit
from hachiya.engine.ledger import NOBODY, POT, note, pay
from hachiya.games.hachiju.state import HIGHEST_RATE, PLACES, Action, Books, Phase, Rules, State
from hachiya.games.hanafuda.events import Bid, Event, Liable, Reason

BID_EVENT, SQUEEZED_EVENT = int(Event.BID), int(Event.SQUEEZED)
IN, OUT, DOUBLE = int(Bid.IN), int(Bid.OUT), int(Bid.DOUBLE)
SAY_IN, SAY_OUT, SAY_DOUBLE = Action.IN, Action.OUT, Action.DOUBLE
FOLD, OWN = int(Reason.FOLD), int(Liable.NOT)
FREE = 0


@rule
def open_auction(st: State) -> None:
    """The 仮親 speaks first."""
    st.to_speak = (1 << st.books.seats) - 1
    st.turn = st.books.dealer
    st.phase = Phase.BID


@rule
def bids(st: State) -> int:
    """Out always; in while fewer than three are; double while the rate is not yet the highest (C-71)."""
    found = bit(SAY_OUT)
    if popcount(st.books.joined) < PLACES:
        found |= bit(SAY_IN)
    if st.books.rate < HIGHEST_RATE:
        found |= bit(SAY_DOUBLE)
    return found


@rule
def bid(st: State, rules: Rules, ledger: list[int], action: int) -> None:
    """The answer of the seat at turn; the next is asked, or the auction is over."""
    seat = st.turn
    said = IN if action == SAY_IN else OUT if action == SAY_OUT else DOUBLE
    note(ledger, BID_EVENT, seat, said, FREE, 0, 0)
    enter_bid(st.books, rules, ledger, seat, said)
    if said == DOUBLE:
        st.to_speak = (1 << st.books.seats) - 1 & ~(st.books.folded | bit(seat))
    else:
        st.to_speak &= ~bit(seat)
    if not decided(st):
        while not st.to_speak & bit(st.turn):
            st.turn = (st.turn + 1) % st.books.seats


@rule
def enter_bid(books: Books, rules: Rules, ledger: list[int], seat: int, said: int) -> None:
    """One bid into the books; who folds pays 降り賃, the same at every rate and once (C-70)."""
    if said == IN:
        books.joined |= bit(seat)
    elif said == DOUBLE:
        books.rate *= 2
        books.joined = bit(seat)
        books.leader = seat
        books.doubler = seat
    else:
        books.folded |= bit(seat)
        pay(books.scores, ledger, seat, POT, rules.fold_points, FOLD, 0, NOBODY, OWN)


@rule
def left(books: Books) -> int:
    """The seats that have not folded, as a set."""
    return (1 << books.seats) - 1 & ~books.folded


@rule
def decided(st: State) -> bool:
    """Has all been said: a round without a double, one seat left, or three in at the highest rate (C-72, C-73)?"""
    books = st.books
    full = books.rate == HIGHEST_RATE and popcount(books.joined) == PLACES
    return st.to_speak == 0 or full or popcount(left(books)) == 1


@rule
def close_auction(books: Books, ledger: list[int]) -> None:
    """Who is left but not in goes out free; those in play sit in order from the 仮親 on (HAC ③, C-73)."""
    books.entered = 0
    for offset in range(books.seats):
        seat = (books.leader + offset) % books.seats
        if books.joined & bit(seat):
            books.order[books.entered] = seat
            books.entered += 1
        elif left(books) & bit(seat):
            books.squeezed |= bit(seat)
            note(ledger, SQUEEZED_EVENT, seat, 0, NOBODY, 0, 0)
