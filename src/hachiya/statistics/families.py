"""The parts of statistics that differ between the families of games."""

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from hachiya.games.bashifen.game import FAMILY as BASHIFEN
from hachiya.games.game import Game
from hachiya.games.hanafuda.game import FAMILY as HANAFUDA
from hachiya.records.common_events import AnyEvent
from hachiya.statistics.bashifen import counting as bashifen
from hachiya.statistics.bashifen import tables as bashifen_tables
from hachiya.statistics.counts import Counts, MatchCounts
from hachiya.statistics.deals import Deal
from hachiya.statistics.hanafuda import counting as hanafuda
from hachiya.statistics.hanafuda import tables as hanafuda_tables
from hachiya.statistics.tables import Place, Table


class Family(NamedTuple):
    """The functions that count the matches of a family of games, and those that make tables of the counts."""

    count_deals: Callable[[Sequence[AnyEvent], Sequence[Deal], Mapping[str, MatchCounts]], None]
    """(events of the match, its deals, counts by player): count the deals."""
    count_result: Callable[[AnyEvent, int, MatchCounts], None]
    """(the event `match_end`, a seat, the counts of its player): count the result."""
    tables: Callable[[Game, Counts], tuple[Table, ...]]
    """(game, counts of a player): the tables."""
    overview: Callable[[Game], Sequence[Place]]
    """(game): the figures that a comparison of many players shows as its columns."""
    total_won: Callable[[Game, Counts], float]
    """(game, counts of a player in a match): the total won, in the unit of the game's sums."""


FAMILIES: Mapping[str, Family] = {
    HANAFUDA: Family(
        hanafuda.count_deals,
        hanafuda.count_result,
        hanafuda_tables.tables,
        hanafuda_tables.overview,
        hanafuda_tables.total_won,
    ),
    BASHIFEN: Family(
        bashifen.count_deals,
        bashifen.count_result,
        bashifen_tables.tables,
        bashifen_tables.overview,
        bashifen_tables.total_won,
    ),
}
"""The families, by `Game.family`."""
