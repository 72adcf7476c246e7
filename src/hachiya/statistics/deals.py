"""The deals of a match, each with the players who had the seats when its cards were dealt."""

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from hachiya.records.common_events import AnyEvent

_BEGINS = ("deal", "tally")

PlayerOf = Callable[[int, str], str]
"""(seat, its name in the record): the identity of the player."""


class Deal(NamedTuple):
    """A finished deal of a match; it counts for the players who had the seats when it began."""

    players: tuple[str, ...]
    """By seat."""
    events: Sequence[AnyEvent]
    """From `deal` or `tally` to `deal_end`."""
    absent: int | None
    """The seat that sits out by the white card."""


def deals_of(events: Sequence[AnyEvent], player_of: PlayerOf) -> Iterator[Deal]:
    """Yield the finished deals of a match, without those that were dealt anew or declared void."""
    players = [player_of(seat, name) for seat, name in enumerate(events[0]["names"])]
    players_at_start = tuple(players)
    began: int | None = None
    absent: int | None = None
    for place, event in enumerate(events):
        kind = event["e"]
        if kind == "seat":
            players[event["seat"]] = player_of(event["seat"], event["name"])
        elif kind == "white_card":
            absent = event["seat"]
        elif kind in _BEGINS:
            began, players_at_start = place, tuple(players)
        elif kind == "deal_end":
            assert began is not None
            yield Deal(players_at_start, events[began : place + 1], absent)
            began = absent = None
