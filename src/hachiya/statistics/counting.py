"""One match of a record, counted for each of its players."""

from collections import defaultdict
from collections.abc import Mapping, Sequence

from hachiya.games.registry import find
from hachiya.records.common_events import AnyEvent
from hachiya.statistics.counts import Counts, InAMatch
from hachiya.statistics.deals import Called, deals_of
from hachiya.statistics.families import FAMILIES


def by_name(_seat: int, name: str) -> str:
    """A player is who is called so."""
    return name


def count(events: Sequence[AnyEvent], called: Called = by_name) -> dict[str, Counts]:
    """What each player has done in a match, by what they are `called`; nothing of a deal that has not ended.

    `events` are those of a verified match from `match` on, or as far as it goes. A match counts once for each seat, a
    deal for whoever had the seat when its cards were dealt, the result for whoever had it in all of them.
    """
    family = FAMILIES[find(events[0]["game"]).family]
    players: Mapping[str, InAMatch] = defaultdict(InAMatch)
    deals = [*deals_of(events, called)]
    family.count_deals(events, deals, players)
    at_seats = [{deal.players[seat] for deal in deals} for seat in range(events[0]["seats"])]
    last = events[-1]
    for seat, sitting in enumerate(at_seats):
        for player in sitting:
            players[player].note("matches")
        if last["e"] == "match_end" and len(sitting) == 1:
            (player,) = sitting
            players[player].note("finished")
            players[player].note("won", seat in last["winners"])
            family.count_result(last, seat, players[player])
    return {player: found.counts() for player, found in players.items()}
