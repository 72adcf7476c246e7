"""Compares what a seat is told that a choice pays with what it then pays."""

from typing import NamedTuple

from hachiya.engine.ledger import PAY
from hachiya.games.hanafuda.advice import Shares
from hachiya.games.hanafuda.events import Reason
from hachiya.games.hanafuda.game import hanafuda
from hachiya.games.table import Table

Amounts = dict[int, int]
"""Points by payer."""


class Said(NamedTuple):
    """What a choice of `seat` is said to pay at once."""

    seat: int
    amounts: Amounts
    certain: bool
    """Not where who pays hangs on an excuse that nobody else has heard of yet (C-162)."""


def amounts(shares: Shares) -> Amounts:
    """Shares as points by payer."""
    return {share.seat: share.points for share in shares}


def paid(rows: list[list[int]], seat: int, *reasons: Reason) -> Amounts:
    """Who paid the seat how much, for these reasons."""
    found: Amounts = {}
    for event, payer, payee, points, reason, *_ in rows:
        if event == PAY and payee == seat and reason in reasons:
            found[payer] = found.get(payer, 0) + points
    return found


def said_to_be_paid(table: Table, action: int) -> Said | None:
    """What the seat at turn is told, None where the action pays nothing at once."""
    seat = table.turn
    advice = hanafuda(table.game).advise(table.game.observe(table.state, seat), table.rules, action)
    if advice.pays is None or advice.does == "show":
        return None
    return Said(seat, amounts(advice.pays), not any(getattr(table.state, "hatto_spared", ())))


def check_what_was_said(said: Said | None, rows: list[list[int]]) -> None:
    """It is what has been paid."""
    if said is None:
        return
    right = paid(rows, said.seat, Reason.CAPTURED_YAKU, Reason.SAGE_HALF)
    assert sum(said.amounts.values()) == sum(right.values())
    if said.certain:
        assert said.amounts == right
