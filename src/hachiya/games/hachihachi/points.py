"""札の点: payments for the captured cards of a month that was played out (RULES A9)."""

from hachiya.engine.accel import rule
from hachiya.engine.ledger import NOBODY, pay
from hachiya.games.hachihachi.payments import OWN
from hachiya.games.hachihachi.state import PAR, PLACES, Books, Rules
from hachiya.games.hanafuda.events import Reason

CARD_POINTS = int(Reason.CARD_POINTS)


@rule
def round_to_even(points: int) -> int:
    """A balance made even, one point toward zero, for the large field of menu C (SAN 概要, C-34)."""
    if points % 2 == 0:
        return points
    return points - 1 if points > 0 else points + 1


@rule
def balance(books: Books, rules: Rules, seat: int) -> int:
    """The points that a seat wins (or loses, below 0) by its captured cards at this deal's factor (SAN A9).

    At ×1.5 balances are made even first; the third seat balances the others' changes (C-34).
    """
    factor = rules.points_factor[books.kind]
    own = books.points[seat] - PAR
    if factor % 2 == 0:
        return own * (factor // 2)
    if own % 2 == 0:
        for place in range(PLACES):
            other = books.points[books.order[place]] - PAR
            own += other - round_to_even(other)
        return own * factor // 2
    return round_to_even(own) * factor // 2


@rule
def settle_points(books: Books, rules: Rules, ledger: list[int]) -> int:
    """Let seats below 88 card points pay those above; returns the best seat, of equals the earlier (SAN 流れ (5) 4)."""
    winner = books.order[0]
    for place in range(PLACES):
        payee = books.order[place]
        if books.points[payee] > books.points[winner]:
            winner = payee
        won = balance(books, rules, payee)
        if won <= 0:
            continue
        for offset in range(1, PLACES):
            payer = books.order[(place + offset) % PLACES]
            lost = -balance(books, rules, payer)
            if lost > 0:
                # Of three balances that sum to zero, one side is a single seat, which settles with each of the others.
                pay(books.scores, ledger, payer, payee, min(won, lost), CARD_POINTS, 0, NOBODY, OWN)
    return winner
