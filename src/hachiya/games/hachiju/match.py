"""The match: its deals, who deals them, and its end (RULES B1, C-67)."""

from hachiya.engine.accel import rule
from hachiya.engine.bits import bit
from hachiya.engine.ledger import ACCOUNTS, NOBODY, note
from hachiya.games.hachiju.state import PLACES, SEATS, Books, Phase, Rules, State
from hachiya.games.hanafuda.events import Event

DEAL_END_EVENT, MATCH_END_EVENT = int(Event.DEAL_END), int(Event.MATCH_END)


@rule
def open_books(books: Books, seats: int, dealer: int) -> None:
    """A new match: nobody has won or lost; `dealer` is the first 仮親."""
    books.seats = seats
    books.dealt_in = bit(seats) - 1
    for account in range(ACCOUNTS):
        books.scores[account] = 0
    for seat in range(SEATS):
        books.result[seat] = 0
    books.winners = 0
    books.month = 0
    books.next_dealer = dealer
    clean_pages(books)


@rule
def clean_pages(books: Books) -> None:
    """Nothing is known of the deal that comes; its 仮親 leads at rate 1."""
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
    """A new deal, and clean pages."""
    books.month += 1
    clean_pages(books)


@rule
def seat_dealer(st: State, dealer: int) -> None:
    """Before the first deal: `dealer` deals it."""
    st.books.next_dealer = dealer
    clean_pages(st.books)


@rule
def begins_deal(st: State) -> bool:
    """Is a new deal due of which nothing is known yet?"""
    return st.phase == Phase.DEAL


@rule
def close_deal(books: Books, rules: Rules, ledger: list[int], why: int, winner: int) -> bool:
    """The winner deals next; after the last deal the scores are the result, and the highest win (C-67)."""
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
    """The deal is settled: the next one, or the end."""
    over = close_deal(st.books, rules, ledger, why, winner)
    st.phase = Phase.OVER if over else Phase.DEAL
    st.turn = NOBODY
