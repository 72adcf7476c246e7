"""A match cut into its deals, each with those who had the seats when its cards were dealt."""

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from hachiya.records.common_events import AnyEvent

_BEGINS = ("deal", "tally")

Called = Callable[[int, str], str]
"""(seat, its name in the record): which player that is."""


class Deal(NamedTuple):
    """A deal that has ended. It counts wholly for whoever had the seat when it began."""

    players: tuple[str, ...]
    """By seat."""
    events: Sequence[AnyEvent]
    """From `deal` or `tally` to `deal_end`."""
    absent: int | None
    """Who sits it out by the white card."""


def deals_of(events: Sequence[AnyEvent], called: Called) -> Iterator[Deal]:
    """The deals of a match that have ended. What was dealt anew, or told and then declared void, is none."""
    players = [called(seat, name) for seat, name in enumerate(events[0]["names"])]
    seated = tuple(players)
    began: int | None = None
    absent: int | None = None
    for place, event in enumerate(events):
        what = event["e"]
        if what == "seat":
            players[event["seat"]] = called(event["seat"], event["name"])
        elif what == "white_card":
            absent = event["seat"]
        elif what in _BEGINS:
            began, seated = place, tuple(players)
        elif what == "deal_end":
            assert began is not None
            yield Deal(seated, events[began : place + 1], absent)
            began = absent = None
