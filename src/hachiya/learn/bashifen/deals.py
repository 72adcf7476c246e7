"""The deals of bashifen in a review: kinds of decisions, and the levels that seats win."""

from hachiya.bots.arena.bashifen import read_end
from hachiya.games.bashifen.game import state_of
from hachiya.games.bashifen.match import pair_of
from hachiya.games.bashifen.state import SEATS, Phase
from hachiya.games.table import Table
from hachiya.games.view import View


def decision_kind(view: View) -> str:
    """Name the kind of decision that a view shows: `declare`, `bury`, `lead` or `follow`."""
    if view.state.phase == Phase.PLAY:
        return "lead" if state_of(view.state).plays == 0 else "follow"
    return "declare" if view.state.phase == Phase.DRAW else "bury"


def add_winnings(table: Table, rows: list[list[int]], won: list[int]) -> bool:
    """Add the levels that each seat's pair has won to `won` (by seat); return whether the deal has ended.

    `rows` are the rows of the table's ledger after a step of the deal. While the deal runs nothing is added.
    """
    levels = read_end(table, rows)
    if levels is None:
        return False
    for seat in range(SEATS):
        won[seat] += levels[pair_of(seat)]
    return True
