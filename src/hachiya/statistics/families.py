"""What each family of games has of its own in statistics, in one place."""

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from hachiya.games.bashifen.game import FAMILY as BASHIFEN
from hachiya.games.game import Game
from hachiya.games.hanafuda.game import FAMILY as HANAFUDA
from hachiya.records.common_events import AnyEvent
from hachiya.statistics.bashifen import counting as bashifen
from hachiya.statistics.bashifen import telling as bashifen_tables
from hachiya.statistics.counts import Counts, InAMatch
from hachiya.statistics.deals import Deal
from hachiya.statistics.hanafuda import counting as hanafuda
from hachiya.statistics.hanafuda import telling as hanafuda_tables
from hachiya.statistics.tables import Place, Table


class Family(NamedTuple):
    """How matches of its games are counted, and how that is told."""

    count_deals: Callable[[Sequence[AnyEvent], Sequence[Deal], Mapping[str, InAMatch]], None]
    """(the match, its deals, what each player does in it)."""
    count_result: Callable[[AnyEvent, int, InAMatch], None]
    """(`match_end`, a seat, what its player does)."""
    tables: Callable[[Game, Counts], tuple[Table, ...]]
    """(game, all that was counted of a player in it): what is told of it."""
    overview: Callable[[Game], Sequence[Place]]
    """(game): what is told of many players, one a line."""
    brought: Callable[[Game, Counts], float]
    """(game, what was counted of a player in a match): what that brought, in the unit in which sums are told."""


FAMILIES: Mapping[str, Family] = {
    HANAFUDA: Family(
        hanafuda.count_deals,
        hanafuda.count_result,
        hanafuda_tables.tables,
        hanafuda_tables.overview,
        hanafuda_tables.brought,
    ),
    BASHIFEN: Family(
        bashifen.count_deals,
        bashifen.count_result,
        bashifen_tables.tables,
        bashifen_tables.overview,
        bashifen_tables.brought,
    ),
}
"""By `Game.family`."""
