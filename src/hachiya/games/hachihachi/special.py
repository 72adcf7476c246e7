"""特殊役: the special yaku 総八, 二八 and 素十六 of a month that was played out (RULES A9).

総八 (sōhachi): all seats have 88 card points. 二八 (futahachi): a seat has 168 or more. 素十六 (sujūroku): a seat has
16 chaff cards or more.
"""

from hachiya.engine.accel import rule
from hachiya.engine.ledger import NOBODY
from hachiya.games.hachihachi.hand_payments import refund_hand_yaku
from hachiya.games.hachihachi.payments import pay_each
from hachiya.games.hachihachi.state import PAR, PLACES, Books, Rules
from hachiya.games.hachihachi.worth import special_worth
from hachiya.games.hanafuda.events import Reason
from hachiya.games.hanafuda.yaku import Yaku, YakuSet

SPECIAL = int(Reason.SPECIAL)
SOHACHI = 1 << Yaku.SOHACHI
FUTAHACHI = 1 << Yaku.FUTAHACHI
SUJUROKU = 1 << Yaku.SUJUROKU
FUTAHACHI_POINTS = 168
SUJUROKU_CARDS = 16


@rule
def special_yaku(books: Books, seat: int) -> YakuSet:
    """The special yaku that a seat makes by its card points and chaff, willows included (SAN 特殊役 1-3)."""
    yaku = 0
    if books.points[seat] >= FUTAHACHI_POINTS:
        yaku |= FUTAHACHI
    if books.dregs[seat] >= SUJUROKU_CARDS:
        yaku |= SUJUROKU
    level = True
    for place in range(PLACES):
        level = level and books.points[books.order[place]] == PAR
    if level and seat == books.order[0]:
        yaku |= SOHACHI
    return yaku


@rule
def special_points(books: Books, rules: Rules, seat: int) -> int:
    """The points that each payer pays for a seat's special yaku; 0 without one."""
    yaku = special_yaku(books, seat)
    total = 0
    if yaku & SOHACHI:
        total += special_worth(books, rules, 0, 0)
    if yaku & FUTAHACHI:
        total += special_worth(books, rules, 1, books.points[seat] - FUTAHACHI_POINTS)
    if yaku & SUJUROKU:
        total += special_worth(books, rules, 2, 2 * (books.dregs[seat] - SUJUROKU_CARDS))
    return total


@rule
def special_winner(books: Books, rules: Rules) -> int:
    """The maker of the dearest special yaku, who deals next; NOBODY without one.

    Of equal ones the earlier in play counts (C-27, C-122); by some rules 88 points for all (総八) keep the dealer (SAN
    流れ (6) 1).
    """
    if rules.sohachi_stays and special_yaku(books, books.order[0]) & SOHACHI:
        return books.order[0]
    winner = NOBODY
    dearest = 0
    for place in range(PLACES):
        worth = special_points(books, rules, books.order[place])
        if worth > dearest:
            dearest = worth
            winner = books.order[place]
    return winner


@rule
def settle_specials(books: Books, rules: Rules, ledger: list[int]) -> None:
    """Pay special yaku, then return the payments for hand yaku, which they undo (吹き消し)."""
    for place in range(PLACES):
        maker = books.order[place]
        worth = special_points(books, rules, maker)
        pay_each(books, ledger, maker, worth, SPECIAL, special_yaku(books, maker))
    refund_hand_yaku(books, rules, ledger)
