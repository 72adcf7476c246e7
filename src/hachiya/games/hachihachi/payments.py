"""Payments between the three in play."""

from hachiya.engine.accel import rule
from hachiya.engine.ledger import NOBODY, pay
from hachiya.games.hachihachi.state import PLACES, Books
from hachiya.games.hanafuda.events import Liable
from hachiya.games.hanafuda.yaku import YakuSet

OWN = int(Liable.NOT)
HATTO = int(Liable.HATTO)
SAGE = int(Liable.SAGE)


@rule
def third_seat(books: Books, seat: int, other: int) -> int:
    """The seat in play that is neither `seat` nor `other`."""
    return books.order[0] + books.order[1] + books.order[2] - seat - other


@rule
def pay_each(books: Books, ledger: list[int], payee: int, points: int, reason: int, yaku: YakuSet) -> None:
    """Let each of the two other seats in play pay `payee` these points."""
    for place in range(PLACES):
        payer = books.order[place]
        if payer != payee:
            pay(books.scores, ledger, payer, payee, points, reason, yaku, NOBODY, OWN)
