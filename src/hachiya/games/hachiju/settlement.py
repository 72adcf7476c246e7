"""Payments of a deal (RULES B1), from the books alone, so that tallies use the same functions."""

from hachiya.engine.accel import rule
from hachiya.engine.bits import bit
from hachiya.engine.ledger import NOBODY, POT, pay
from hachiya.games.hachiju.captured_yaku import captured_total
from hachiya.games.hachiju.hand_yaku import hand_total
from hachiya.games.hachiju.state import Books, Rules
from hachiya.games.hanafuda.events import Liable, Reason
from hachiya.games.hanafuda.yaku import YakuSet

HAND_YAKU = int(Reason.HAND_YAKU)
CAPTURED_YAKU = int(Reason.CAPTURED_YAKU)
SAGE_HALF = int(Reason.SAGE_HALF)
CARD_POINTS = int(Reason.CARD_POINTS)
POT_TAKEN = int(Reason.POT)
OWN = int(Liable.NOT)
PAR = 80
"""Card points at which a seat neither wins nor pays, of three in play; kasu count nothing."""


@rule
def payment_of_each(books: Books, total: int) -> int:
    """The payment of each payer for a total: of two in play (サシ) all, of three half, times the rate (C-77)."""
    return total * books.rate // (books.entered - 1)


@rule
def pay_others(books: Books, ledger: list[int], payee: int, points: int, reason: int, yaku: YakuSet) -> None:
    """Let each of the other seats in play pay `payee` these points."""
    for place in range(books.entered):
        payer = books.order[place]
        if payer != payee:
            pay(books.scores, ledger, payer, payee, points, reason, yaku, NOBODY, OWN)


@rule
def pay_hand_yaku(books: Books, rules: Rules, ledger: list[int]) -> None:
    """Pay hand yaku after all seats have shown, each yaku by itself (HAC ④)."""
    for place in range(books.entered):
        owner = books.order[place]
        yaku = books.shown[owner]
        pay_others(books, ledger, owner, payment_of_each(books, hand_total(rules, yaku)), HAND_YAKU, yaku)


@rule
def pay_pot(books: Books, ledger: list[int], winner: int) -> None:
    """Give the fees of the seats that folded to the winner."""
    pay(books.scores, ledger, POT, winner, books.scores[POT], POT_TAKEN, 0, NOBODY, OWN)


@rule
def settle_stop(books: Books, rules: Rules, ledger: list[int], maker: int) -> None:
    """Settle a stop (上がり): the maker's yaku in full, and the pot; the yaku of others are void (HAC ⑥, C-79)."""
    yaku = books.made[maker]
    pay_others(books, ledger, maker, payment_of_each(books, captured_total(rules, yaku)), CAPTURED_YAKU, yaku)
    pay_pot(books, ledger, maker)


@rule
def settle_played_out(books: Books, rules: Rules, ledger: list[int]) -> int:
    """Settle a deal that nobody stopped: half of continuers' yaku, else card points; returns the winner (HAC ⑥ ⑦)."""
    winner = settle_continuers(books, rules, ledger) if books.continuers else settle_points(books, ledger)
    pay_pot(books, ledger, winner)
    return winner


@rule
def settle_continuers(books: Books, rules: Rules, ledger: list[int]) -> int:
    """Pay every seat that went on half of all its yaku; returns who made most, of equals the earlier in play."""
    winner = NOBODY
    most = 0
    for place in range(books.entered):
        continuer = books.order[place]
        if books.continuers & bit(continuer):
            yaku = books.made[continuer]
            total = captured_total(rules, yaku)
            pay_others(books, ledger, continuer, payment_of_each(books, total) // 2, SAGE_HALF, yaku)
            if total > most:
                most = total
                winner = continuer
    return winner


@rule
def balance(books: Books, seat: int) -> int:
    """The points that a seat wins (or loses, below 0) by its card points, at this deal's rate."""
    if books.entered == 2:
        other = books.order[0] + books.order[1] - seat
        return (books.points[seat] - books.points[other]) * books.rate
    return 2 * (books.points[seat] - PAR) * books.rate


@rule
def settle_points(books: Books, ledger: list[int]) -> int:
    """Let seats below par pay those above by card points (札点); returns the best, of equals the earlier in play."""
    winner = books.order[0]
    for place in range(books.entered):
        payee = books.order[place]
        if books.points[payee] > books.points[winner]:
            winner = payee
        won = balance(books, payee)
        for offset in range(1, books.entered):
            payer = books.order[(place + offset) % books.entered]
            lost = -balance(books, payer)
            if won > 0 and lost > 0:
                # Of balances that sum to zero, one side is a single seat, which settles with each of the others.
                pay(books.scores, ledger, payer, payee, min(won, lost), CARD_POINTS, 0, NOBODY, OWN)
    return winner
