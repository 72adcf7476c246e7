"""The year: deals, month stones, next dealer, and the final settlement (RULES A1, A9, A10)."""

from hachiya.engine.accel import popcount, rule
from hachiya.engine.bits import bit, lowest
from hachiya.engine.ledger import ACCOUNTS, BOARD, NOBODY, note, pay
from hachiya.games.hachihachi.field import SMALL, carry_of, kind_of
from hachiya.games.hachihachi.settlement import OWN, four_three_winner, four_threes
from hachiya.games.hachihachi.state import KAN, PLACES, SEATS, Books, Phase, Rules, State
from hachiya.games.hanafuda.events import Event, Reason, Why

STONE = int(Reason.STONE)
FOUR_THREE = int(Why.FOUR_THREE)
DEAL_END_EVENT, MATCH_END_EVENT = int(Event.DEAL_END), int(Event.MATCH_END)


@rule
def open_books(books: Books, seats: int, dealer: int) -> None:
    """A new year: nobody has won or lost; `dealer` is the first 胴."""
    books.seats = seats
    for account in range(ACCOUNTS):
        books.scores[account] = 0
    for seat in range(SEATS):
        books.result[seat] = 0
    books.winners = 0
    books.month = 0
    books.carry = SMALL
    books.next_dealer = dealer


@rule
def open_month(books: Books, dealt: int) -> None:
    """A new month: who sits where, what the dealt field makes of it (SAN 流れ (3) 3), and clean pages."""
    books.month += 1
    books.dealer = books.next_dealer
    books.kind = kind_of(dealt, books.carry)
    books.carry = carry_of(dealt, books.carry)
    for place in range(PLACES):
        books.order[place] = (books.dealer + place) % books.seats
    for seat in range(SEATS):
        books.shown[seat] = 0
        books.dived[seat] = 0
        books.made[seat] = 0
        books.surplus[seat] = 0
        books.borne[seat] = 0
        books.points[seat] = 0
        books.dregs[seat] = 0
    books.sager = NOBODY
    books.standing = NOBODY
    books.dive_exempt = 0
    for month in range(12):
        books.dive_offender[month] = NOBODY
        books.dive_bearer[month] = NOBODY


@rule
def is_last(books: Books, rules: Rules) -> bool:
    """Does the year end with this month? Overtime waits for the end of 二代しばり (SAN 概要)."""
    return books.month >= rules.months and (rules.overtime == 0 or books.carry == SMALL)


@rule
def close_month(books: Books, rules: Rules, ledger: list[int], why: int, winner: int) -> bool:
    """The winner deals next and puts his stone on the board, in the last month too (SAN 流れ (6), C-33).

    After 四三 there is neither. Returns whether the year is over; then it is settled too.
    """
    books.next_dealer = NOBODY if why == FOUR_THREE else winner
    if books.next_dealer != NOBODY:
        pay(books.scores, ledger, winner, BOARD, 1, STONE, 0, NOBODY, OWN)
    note(ledger, DEAL_END_EVENT, why, winner, books.next_dealer, 0, 0)
    if why != FOUR_THREE and not is_last(books, rules):
        return False
    settle_year(books, rules, ledger)
    note(ledger, MATCH_END_EVENT, 0, 0, 0, 0, 0)
    return True


@rule
def end_month(st: State, rules: Rules, ledger: list[int], why: int, winner: int) -> None:
    """The month is settled: the next deal, or the end."""
    over = close_month(st.books, rules, ledger, why, winner)
    st.phase = Phase.OVER if over else Phase.DEAL
    st.turn = NOBODY


@rule
def top_seat(books: Books) -> int:
    """The winner of the year: 四三's owner whatever the ranking, else the highest (a tie: 胴, 胴二) (SAN (7) 1, 5)."""
    finisher = four_three_winner(books)
    if finisher != NOBODY:
        return finisher
    top = books.order[0]
    for place in range(1, PLACES):
        if books.scores[books.order[place]] > books.scores[top]:
            top = books.order[place]
    return top


@rule
def last_seats(books: Books) -> int:
    """The seats with the lowest score, as a set; places are fixed before the board is paid (SAN (7) 2, C-32)."""
    lowest_score = books.scores[0]
    for seat in range(1, books.seats):
        lowest_score = min(lowest_score, books.scores[seat])
    found = 0
    for seat in range(books.seats):
        if books.scores[seat] == lowest_score:
            found |= bit(seat)
    return found


@rule
def pay_board(books: Books, ledger: list[int], winner: int) -> None:
    """番個板: to 四三's owner, else to the last; two last ones halve it, an odd stone goes to the winner.

    (SAN 流れ (7) 2, 5, 補足 (4) 3)
    """
    last = bit(winner) if four_three_winner(books) != NOBODY else last_seats(books)
    stones = books.scores[BOARD]
    share = stones // popcount(last)
    pay(books.scores, ledger, BOARD, winner, stones - share * popcount(last), STONE, 0, NOBODY, OWN)
    while last:
        pay(books.scores, ledger, BOARD, lowest(last), share, STONE, 0, NOBODY, OWN)
        last &= last - 1


@rule
def toward_zero(points: int) -> int:
    """The whole kan of a balance: 200 kan and more drop the points, less round them up (SAN (7) 3, C-31)."""
    return points // KAN if points >= 0 else -(-points // KAN)


@rule
def settle_year(books: Books, rules: Rules, ledger: list[int]) -> None:
    """The year's settlement into `books.result`, whole kan in points (SAN (7), 補足 (4)).

    All equal: a draw. Two 四三: void. In both nobody wins and the board stays where it is (C-117, C-175).
    """
    drawn = popcount(last_seats(books)) == books.seats and four_threes(books) == 0
    if drawn or popcount(four_threes(books)) > 1:
        return
    winner = top_seat(books)
    pay_board(books, ledger, winner)
    won = 0
    for seat in range(books.seats):
        if seat != winner:
            books.result[seat] = toward_zero(books.scores[seat] - rules.stake) * KAN
            won -= books.result[seat]
    books.result[winner] = won
    books.winners = bit(winner)
