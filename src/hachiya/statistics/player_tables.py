"""The tables of a player's statistics."""

from hachiya.games.registry import find
from hachiya.statistics.counts import Counts
from hachiya.statistics.families import FAMILIES
from hachiya.statistics.tables import Table


def tables(game: str, counts: Counts) -> tuple[Table, ...]:
    """The tables of a player in a game, from their counts; UnknownName if there is no such game."""
    rules = find(game)
    return FAMILIES[rules.family].tables(rules, counts)
