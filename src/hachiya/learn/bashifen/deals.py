"""Deals of bashifen as a review looks at them."""

from hachiya.bots.arena.bashifen import read_end
from hachiya.games.bashifen.match import pair_of
from hachiya.games.bashifen.state import SEATS, Phase
from hachiya.games.table import Table
from hachiya.games.view import View


def kind(view: View) -> str:
    """As `Family.kind`."""
    if view.state.phase == Phase.PLAY:
        return "lead" if view.state.plays == 0 else "follow"
    return "declare" if view.state.phase == Phase.DRAW else "bury"


def add_up(table: Table, rows: list[list[int]], won: list[int]) -> bool:
    """As in `Family`: the levels of the pair."""
    found = read_end(table, rows)
    if found is None:
        return False
    for seat in range(SEATS):
        won[seat] += found[pair_of(seat)]
    return True
