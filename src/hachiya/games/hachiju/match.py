"""Opens and closes matches and deals, with their dealers (RULES B1, C-67)."""

from hachiya.engine.accel import rule
from hachiya.engine.bits import bit
from hachiya.engine.ledger import ACCOUNTS, NOBODY, note
from hachiya.games.hachiju.state import PLACES, SEATS, Books, Phase, Rules, State
from hachiya.games.hanafuda.events import Event

DEAL_END_EVENT, MATCH_END_EVENT = int(Event.DEAL_END), int(Event.MATCH_END)


@rule
def open_books(books: Books, seats: int, dealer: int) -> None:
    """Open the books of a match with scores of 0 and its first leader (仮親)."""
    books.seats = seats
    books.dealt_in = bit(seats) - 1
    for account in range(ACCOUNTS):
        books.scores[account] = 0
    for seat in range(SEATS):
        books.result[seat] = 0
    books.winners = 0
    books.month = 0
    books.next_dealer = dealer
    clear_books(books)


@rule
def clear_books(books: Books) -> None:
    """Clear the books for the next deal, whose leader begins at rate 1."""
    books.dealer = books.next_dealer
    books.leader = books.next_dealer
    books.rate = 1
    books.doubler = NOBODY
    books.entered = 0
    books.joined = 0
    books.folded = 0
    books.squeezed = 0
    books.continuers = 0
    for place in range(PLACES):
        books.order[place] = NOBODY
    for seat in range(SEATS):
        books.shown[seat] = 0
        books.made[seat] = 0
        books.points[seat] = 0


@rule
def open_deal(books: Books) -> None:
    """Open the books of a deal."""
    books.month += 1
    clear_books(books)


@rule
def seat_dealer(st: State, dealer: int) -> None:
    """Make `dealer` the dealer of the first deal, before that deal."""
    st.books.next_dealer = dealer
    clear_books(st.books)


@rule
def begins_deal(st: State) -> bool:
    """Whether a new deal is due and nothing of it has happened yet."""
    return st.phase == Phase.DEAL


@rule
def close_deal(books: Books, rules: Rules, ledger: list[int], why: int, winner: int) -> bool:
    """Close a deal: the winner deals next; after the last deal the highest scores win (C-67)."""
    over = books.month >= rules.deals
    books.next_dealer = NOBODY if over else winner
    note(ledger, DEAL_END_EVENT, why, winner, books.next_dealer, 0, 0)
    if over:
        best = books.scores[0]
        for seat in range(books.seats):
            best = max(best, books.scores[seat])
        for seat in range(books.seats):
            books.result[seat] = books.scores[seat]
            if books.scores[seat] == best:
                books.winners |= bit(seat)
        note(ledger, MATCH_END_EVENT, 0, 0, 0, 0, 0)
    return over


@rule
def end_deal(st: State, rules: Rules, ledger: list[int], why: int, winner: int) -> None:
    """End a settled deal; await the next one or end the match."""
    over = close_deal(st.books, rules, ledger, why, winner)
    st.phase = Phase.OVER if over else Phase.DEAL
    st.turn = NOBODY
