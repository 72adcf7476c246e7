"""What was counted of a player, as tables."""

from hachiya.games.registry import find
from hachiya.statistics.counts import Counts
from hachiya.statistics.families import FAMILIES
from hachiya.statistics.tables import Table


def tables(game: str, found: Counts) -> tuple[Table, ...]:
    """All that is told of a player in a game; UnknownName if there is no such game."""
    rules = find(game)
    return FAMILIES[rules.family].tables(rules, found)
