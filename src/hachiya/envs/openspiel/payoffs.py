"""The end of a deal for OpenSpiel: when it is over, and what it has paid."""

from collections.abc import Sequence

from hachiya.envs.batch.rooms import ROOMS
from hachiya.games.bashifen.events import Event as BashifenEvent
from hachiya.games.hanafuda.events import Event as HanafudaEvent
from hachiya.games.table import Table

MOST_POINTS = 50_000.0
"""A bound of the points that a deal pays."""
_DEAL_END = {"hanafuda": int(HanafudaEvent.DEAL_END), "bashifen": int(BashifenEvent.DEAL_END)}
"""By `Game.family`: the event of a row that ends a deal."""


def ends_deal(table: Table, rows: Sequence[Sequence[int]]) -> bool:
    """Whether a deal is over after the choice that wrote these rows."""
    return table.over or _DEAL_END[table.game.family] in [row[0] for row in rows]


def payoffs(first: Table, now: Table) -> list[float]:
    """What each seat has won between two moments: points, at bashifen levels."""
    worth = ROOMS[now.game.room].worth
    return [
        float(worth(now.state, now.rules, seat) - worth(first.state, first.rules, seat)) for seat in range(now.seats)
    ]
