"""The knowledge of each viewer in hachiju, where only cards are hidden."""

from hachiya.engine.accel import rule
from hachiya.engine.record import copied
from hachiya.games.game import EVERYTHING
from hachiya.games.hachiju.state import State
from hachiya.games.hanafuda.sight import blind_cards, blind_stock


@rule
def blind(st: State, viewer: int) -> None:
    """Remove from `st`, a copy, all that `viewer` (a seat or TABLE) does not know."""
    blind_cards(st, viewer)


def observe(st: State, viewer: int) -> State:
    """A copy of the state with only what `viewer` knows; rules about visible things run on it unchanged."""
    view = copied(st)
    if viewer == EVERYTHING:
        blind_stock(view)
    else:
        blind(view, viewer)
    return view
