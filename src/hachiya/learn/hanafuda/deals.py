"""The deals of games with flower cards in a review: kinds of decisions, and the points that seats win."""

from collections.abc import Mapping

from hachiya.bots.arena.hanafuda import read_payments
from hachiya.games.hanafuda.phases import Phase
from hachiya.games.table import Table
from hachiya.games.view import View

_KINDS: Mapping[int, str] = {
    Phase.MIZUTEN: "bid",
    Phase.BID: "bid",
    Phase.SHOW: "show",
    Phase.EXPOSE: "show",
    Phase.PLAY: "card",
    Phase.PICK_HAND: "take",
    Phase.PICK_STOCK: "take",
}


def decision_kind(view: View) -> str:
    """Name the kind of decision that a view shows: `bid`, `show`, `card`, `take`, or `sage` (whether to go on)."""
    return _KINDS.get(view.state.phase, "sage")


def add_winnings(_table: Table, rows: list[list[int]], won: list[int]) -> bool:
    """Add the points that each seat has won in a deal to `won` (by seat); return whether the deal has ended.

    `rows` are the rows of the table's ledger after a step of the deal. Month stones and the final settlement do not
    count.
    """
    return read_payments(rows, won)
