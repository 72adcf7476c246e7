"""Compares the payments that a seat's advice announces for a choice with the payments that follow."""

from typing import NamedTuple

from hachiya.engine.ledger import PAY
from hachiya.games.hanafuda.advice import Shares
from hachiya.games.hanafuda.events import Reason
from hachiya.games.hanafuda.game import hanafuda
from hachiya.games.table import Table

Amounts = dict[int, int]
"""Points by payer."""


class AdvisedPayment(NamedTuple):
    """The payments at once that the advice announces for a choice of `seat`."""

    seat: int
    amounts: Amounts
    certain: bool
    """False if the payer depends on an excuse that nobody else knows yet (C-162)."""


def amounts(shares: Shares) -> Amounts:
    """Shares as points by payer."""
    return {share.seat: share.points for share in shares}


def paid(rows: list[list[int]], seat: int, *reasons: Reason) -> Amounts:
    """The payments to a seat for these reasons."""
    payments: Amounts = {}
    for event, payer, payee, points, reason, *_ in rows:
        if event == PAY and payee == seat and reason in reasons:
            payments[payer] = payments.get(payer, 0) + points
    return payments


def said_to_be_paid(table: Table, action: int) -> AdvisedPayment | None:
    """The advice to the seat at turn; None if the action pays nothing at once."""
    seat = table.turn
    advice = hanafuda(table.game).advise(table.game.observe(table.state, seat), table.rules, action)
    if advice.pays is None or advice.does == "show":
        return None
    return AdvisedPayment(seat, amounts(advice.pays), not any(getattr(table.state, "hatto_spared", ())))


def check_what_was_said(advised: AdvisedPayment | None, rows: list[list[int]]) -> None:
    """Assert that the payments are those of the advice."""
    if advised is None:
        return
    right = paid(rows, advised.seat, Reason.CAPTURED_YAKU, Reason.SAGE_HALF)
    assert sum(advised.amounts.values()) == sum(right.values())
    if advised.certain:
        assert advised.amounts == right
