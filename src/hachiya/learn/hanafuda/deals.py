"""Deals with flower cards in a review."""

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
    """The kind of decision of a view; any other phase asks whether to go on."""
    return _KINDS.get(view.state.phase, "sage")


def add_winnings(_table: Table, rows: list[list[int]], won: list[int]) -> bool:
    """Add the payments of the deal, without stones and the final settlement; return whether the deal has ended."""
    return read_payments(rows, won)
