"""Counting one match of a record for each of its players."""

from collections import defaultdict
from collections.abc import Mapping, Sequence

from hachiya.games.registry import find
from hachiya.records.common_events import AnyEvent
from hachiya.statistics.counts import Counts, MatchCounts
from hachiya.statistics.deals import PlayerOf, deals_of
from hachiya.statistics.families import FAMILIES


def player_name(_seat: int, name: str) -> str:
    """Identify a player by the name in a record: the usual `player_of` of `count`.

    Args:
        _seat: The seat, from 0.
        name: The name of the seat's player.

    Returns:
        The name.

    Example:
        >>> from hachiya.statistics.counting import player_name
        >>> player_name(0, "Hana")
        'Hana'
    """
    return name


def count(events: Sequence[AnyEvent], player_of: PlayerOf = player_name) -> dict[str, Counts]:
    """Count the choices and results of each player in one match.

    A match counts once for each seat, a deal for the player who had the seat when its cards were dealt, the result for
    the player who had the seat in all deals.

    Args:
        events: The events of a verified match, from `match` on; the match may be unfinished.
        player_of: The function that names a player: (seat, name in the record).

    Returns:
        The counts by player, without the deal that has not ended.

    Example:
        >>> from hachiya import play
        >>> from hachiya.statistics.counting import count
        >>> counts = count(play("hachiju", bots="random", seed=8).events)
        >>> counts["Whim 1"].numbers["deals"]
        12
    """
    family = FAMILIES[find(events[0]["game"]).family]
    players: Mapping[str, MatchCounts] = defaultdict(MatchCounts)
    deals = [*deals_of(events, player_of)]
    family.count_deals(events, deals, players)
    at_seats = [{deal.players[seat] for deal in deals} for seat in range(events[0]["seats"])]
    last = events[-1]
    for seat, sitters in enumerate(at_seats):
        for player in sitters:
            players[player].add_times("matches")
        if last["e"] == "match_end" and len(sitters) == 1:
            (player,) = sitters
            players[player].add_times("finished")
            players[player].add_times("won", seat in last["winners"])
            family.count_result(last, seat, players[player])
    return {player: match_counts.counts() for player, match_counts in players.items()}
