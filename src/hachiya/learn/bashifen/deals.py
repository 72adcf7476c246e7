"""Deals of bashifen in a review."""

from hachiya.bots.arena.bashifen import read_end
from hachiya.games.bashifen.game import state_of
from hachiya.games.bashifen.match import pair_of
from hachiya.games.bashifen.state import SEATS, Phase
from hachiya.games.table import Table
from hachiya.games.view import View


def decision_kind(view: View) -> str:
    """The kind of decision of a view."""
    if view.state.phase == Phase.PLAY:
        return "lead" if state_of(view.state).plays == 0 else "follow"
    return "declare" if view.state.phase == Phase.DRAW else "bury"


def add_winnings(table: Table, rows: list[list[int]], won: list[int]) -> bool:
    """Add the levels of each seat's pair; return whether the deal has ended."""
    levels = read_end(table, rows)
    if levels is None:
        return False
    for seat in range(SEATS):
        won[seat] += levels[pair_of(seat)]
    return True
