"""Compares the payments that advice promises for a choice with the payments that follow."""

from typing import NamedTuple

from hachiya.engine.ledger import PAY
from hachiya.games.hanafuda.advice import Shares
from hachiya.games.hanafuda.events import Reason
from hachiya.games.hanafuda.game import hanafuda
from hachiya.games.table import Table

Amounts = dict[int, int]
"""Points by payer."""


class Promise(NamedTuple):
    """The payments that advice promises `seat` for a choice."""

    seat: int
    amounts: Amounts
    certain: bool
    """Whether the payer is certain; False where the payer depends on an exemption that is still hidden (C-162)."""


def amounts(shares: Shares) -> Amounts:
    """The points of shares, by payer."""
    return {share.seat: share.points for share in shares}


def paid(rows: list[list[int]], seat: int, *reasons: Reason) -> Amounts:
    """The points paid to a seat for these reasons, by payer."""
    totals: Amounts = {}
    for event, payer, payee, points, reason, *_ in rows:
        if event == PAY and payee == seat and reason in reasons:
            totals[payer] = totals.get(payer, 0) + points
    return totals


def promise_of(table: Table, action: int) -> Promise | None:
    """The promise of the advice to the seat at turn; None if the action pays nothing at once."""
    seat = table.turn
    advice = hanafuda(table.game).advise(table.game.observe(table.state, seat), table.rules, action)
    if advice.pays is None or advice.does == "show":
        return None
    return Promise(seat, amounts(advice.pays), not any(getattr(table.state, "hatto_spared", ())))


def check_promise(promise: Promise | None, rows: list[list[int]]) -> None:
    """Assert that the promised payments are those of the ledger."""
    if promise is None:
        return
    right = paid(rows, promise.seat, Reason.CAPTURED_YAKU, Reason.SAGE_HALF)
    assert sum(promise.amounts.values()) == sum(right.values())
    if promise.certain:
        assert promise.amounts == right
