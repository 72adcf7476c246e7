"""The final settlement of a match after its last month (RULES A10)."""

from hachiya.engine.accel import popcount, rule
from hachiya.engine.bits import bit, lowest
from hachiya.engine.ledger import BANK, BOARD, NOBODY, pay
from hachiya.games.hachihachi.hand_payments import four_three_winner, four_threes
from hachiya.games.hachihachi.state import PLACES, Books, Rules, YearEnd
from hachiya.games.hanafuda.events import Liable, Reason
from hachiya.games.meaning import SeatSet
from hachiya.games.unit import KAN

BALANCE, PRIZE = int(YearEnd.BALANCE), int(YearEnd.PRIZE)
STONE, GIMMI, OWN = int(Reason.STONE), int(Reason.GIMMI), int(Liable.NOT)


@rule
def settle_year(books: Books, rules: Rules, ledger: list[int]) -> None:
    """Settle the match: write its winners, and the result of each seat in points, into the books."""
    if rules.year_end == BALANCE:
        settle_balances(books, rules, ledger)
    elif rules.year_end == PRIZE:
        settle_prize(books, rules, ledger)
    else:
        settle_gimmi(books, rules, ledger)


# ------------------------------------------------------------------------------------- the prize


@rule
def settle_prize(books: Books, rules: Rules, ledger: list[int]) -> None:
    """Pay トップ賞 (a prize) to the highest score, and the board to the lowest (NAK 最後の精算, C-180).

    Seats with equal scores share; the scores before both payments count.
    """
    books.winners = best_seats(books.scores, books.seats)
    last = last_seats(books)
    share_out(books, ledger, BANK, rules.prize * books.seats, books.winners, GIMMI)
    share_out(books, ledger, BOARD, books.scores[BOARD], last, STONE)
    for seat in range(books.seats):
        books.result[seat] = books.scores[seat]


@rule
def share_out(books: Books, ledger: list[int], account: int, points: int, seats: SeatSet, reason: int) -> None:
    """Pay `points` of an account to these seats in equal parts; odd points go to the earlier seats (C-29, C-180)."""
    share = points // popcount(seats)
    odd = points - share * popcount(seats)
    for seat in range(books.seats):
        if seats & bit(seat):
            pay(books.scores, ledger, account, seat, share + 1 if odd > 0 else share, reason, 0, NOBODY, OWN)
            odd -= 1


@rule
def best_seats(amounts: list[int], seats: int) -> SeatSet:
    """The seats with the largest amount, among the first `seats` amounts."""
    most = amounts[0]
    for seat in range(1, seats):
        most = max(most, amounts[seat])
    best = 0
    for seat in range(seats):
        if amounts[seat] == most:
            best |= bit(seat)
    return best


# ------------------------------------------------------------------------------------- 吟味


@rule
def whole_kan(points: int) -> int:
    """Points in whole kan (五捨六入): up to five points are dropped, six and more make a kan, also below 0 (C-63)."""
    kan = (abs(points) + 6) // KAN
    return kan if points >= 0 else -kan


@rule
def settle_gimmi(books: Books, rules: Rules, ledger: list[int]) -> None:
    """Settle the match (吟味): the most whole kan above par (原点) win; losers pay that and some more (C-64).

    That is 15 kan at a table of three, 5 kan for each seat at larger ones, less in short matches (C-183, C-185), where
    a winner far enough below par pays the losers. Each of several winners is paid in full. The result consists of these
    payments alone.
    """
    for seat in range(books.seats):
        books.result[seat] = whole_kan(books.scores[seat] - rules.stake)
    books.winners = best_seats(books.result, books.seats)
    more = rules.gimmi_of_three if books.seats == PLACES else rules.gimmi_kan * books.seats
    gimmi = KAN * (books.result[lowest(books.winners)] + more)
    for seat in range(books.seats):
        books.result[seat] = 0
    for loser in range(books.seats):
        for winner in range(books.seats):
            if books.winners & bit(winner) and not books.winners & bit(loser):
                payer, payee = (loser, winner) if gimmi >= 0 else (winner, loser)
                pay(books.scores, ledger, payer, payee, abs(gimmi), GIMMI, 0, NOBODY, OWN)
                books.result[loser] -= gimmi
                books.result[winner] += gimmi


# ------------------------------------------------------------------------------------- balances and the board


@rule
def top_seat(books: Books) -> int:
    """The winner of the match: the owner of 四三 (a four and a three), else the highest score."""
    finisher = four_three_winner(books)
    if finisher != NOBODY:
        return finisher
    top = books.order[0]
    for place in range(1, PLACES):
        if books.scores[books.order[place]] > books.scores[top]:
            top = books.order[place]
    return top


@rule
def last_seats(books: Books) -> SeatSet:
    """The seats with the lowest score; places are fixed before the board is paid (SAN (7) 2, C-32)."""
    lowest_score = books.scores[0]
    for seat in range(1, books.seats):
        lowest_score = min(lowest_score, books.scores[seat])
    last = 0
    for seat in range(books.seats):
        if books.scores[seat] == lowest_score:
            last |= bit(seat)
    return last


@rule
def pay_board(books: Books, ledger: list[int], winner: int) -> None:
    """Pay the stones of the board (番個板) to the owner of a four and a three (四三), else to the last seat.

    Two last seats halve them, and the winner gets an odd stone (SAN 流れ (7) 2, 5, 補足 (4) 3).
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
    """A balance in whole kan: its odd points are dropped, above zero and below (SAN (7) 3, C-31)."""
    return points // KAN if points >= 0 else -(-points // KAN)


@rule
def settle_balances(books: Books, rules: Rules, ledger: list[int]) -> None:
    """Settle balances in whole kan; the winner gets what the others lost (SAN (7), 補足 (4)).

    With equal scores of all, or with two hands of a four and a three (四三), nobody wins and the board stays (C-117,
    C-175).
    """
    is_draw = popcount(last_seats(books)) == books.seats and four_threes(books) == 0
    if is_draw or popcount(four_threes(books)) > 1:
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
