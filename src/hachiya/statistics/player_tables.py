"""The tables of a player's statistics."""

from hachiya.games.registry import find
from hachiya.statistics.counts import Counts
from hachiya.statistics.families import FAMILIES
from hachiya.statistics.tables import Table


def tables(game: str, counts: Counts) -> tuple[Table, ...]:
    """Make the tables of statistics of a player in a game.

    Args:
        game: The name of the game.
        counts: The counts of the player in it.

    Returns:
        The tables, in the order in which they are shown.

    Raises:
        UnknownName: If there is no such game.

    Example:
        >>> from hachiya import play
        >>> from hachiya.statistics.counting import count
        >>> from hachiya.statistics.player_tables import tables
        >>> counts = count(play("hachiju", bots="random", seed=8).events)
        >>> tables("hachiju", counts["Whim 1"])[0].key
        'winnings'
    """
    rules = find(game)
    return FAMILIES[rules.family].tables(rules, counts)
