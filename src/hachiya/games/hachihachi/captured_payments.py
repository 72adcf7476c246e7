"""出来役代: the payments for captured yaku, whole or half, of one's own share or another seat's too (RULES A6-A8)."""

from hachiya.engine.accel import rule
from hachiya.engine.ledger import NOBODY, pay
from hachiya.games.hachihachi.payments import HATTO, OWN, SAGE, third_seat
from hachiya.games.hachihachi.state import PLACES, Books, Rules
from hachiya.games.hachihachi.worth import captured_kan, kan_in_points
from hachiya.games.hanafuda.events import Reason
from hachiya.games.hanafuda.yaku import YakuSet

CAPTURED_YAKU = int(Reason.CAPTURED_YAKU)
SAGE_HALF = int(Reason.SAGE_HALF)
SAGE_RETURN = int(Reason.SAGE_RETURN)


@rule
def yaku_shares(books: Books, maker: int, payer: int, yaku: YakuSet) -> tuple[YakuSet, YakuSet]:
    """The yaku of `maker` for which `payer` pays their own share, and those for which they pay the third seat's too.

    After another seat went on (下げ) that seat bears all, whoever fed it; else an offender bears the third seat's share
    of each yaku that they answer for. (RULES A8; SAN 補足 (2) 1, NAK 下げ, SHI 「下げ」に伴う責任, C-14)
    """
    other = third_seat(books, maker, payer)
    if books.continuer != NOBODY and books.continuer != maker:
        relieved = yaku if books.continuer == other else 0
        taken_over = yaku if books.continuer == payer else 0
    else:
        relieved = yaku & books.hatto_borne[other]
        taken_over = yaku & books.hatto_borne[payer]
    return yaku & ~relieved, taken_over


@rule
def yaku_points(books: Books, rules: Rules, maker: int, yaku: YakuSet) -> int:
    """The points of one payer's share of these yaku of `maker`."""
    return kan_in_points(books, rules, captured_kan(books, rules, yaku, books.surplus[maker]))


@rule
def pay_captured(
    books: Books, rules: Rules, ledger: list[int], maker: int, yaku: YakuSet, reason: int, parts: int
) -> None:
    """Pay `maker` for these captured yaku, whole (`parts` 1) or half (`parts` 2)."""
    liable = SAGE if books.continuer != NOBODY and books.continuer != maker else HATTO
    for place in range(PLACES):
        payer = books.order[place]
        if payer == maker:
            continue
        own, taken_over = yaku_shares(books, maker, payer, yaku)
        points = yaku_points(books, rules, maker, own) // parts
        pay(books.scores, ledger, payer, maker, points, reason, own, NOBODY, OWN)
        points = yaku_points(books, rules, maker, taken_over) // parts
        pay(books.scores, ledger, payer, maker, points, reason, taken_over, third_seat(books, maker, payer), liable)


@rule
def return_half(books: Books, rules: Rules, ledger: list[int]) -> None:
    """半額返し (return of half): the seat that went on returns half of the payments for its yaku (SHI 下げ, C-56)."""
    continuer = books.continuer
    for place in range(PLACES):
        payee = books.order[place]
        if payee == continuer:
            continue
        own, taken_over = yaku_shares(books, continuer, payee, books.made[continuer])
        paid = yaku_points(books, rules, continuer, own) + yaku_points(books, rules, continuer, taken_over)
        pay(books.scores, ledger, continuer, payee, paid // 2, SAGE_RETURN, own | taken_over, NOBODY, OWN)
