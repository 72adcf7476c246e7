"""The deals of a match of bashifen, gathered from its events, as far as sheet and bill need them."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from hachiya.explain.bashifen.so_far import DealSoFar, trump_rank_of
from hachiya.games.bashifen.game import rules_of
from hachiya.games.bashifen.state import NOBODY, PAIRS, SEATS
from hachiya.games.registry import find
from hachiya.words.arguments import Seat

Event: TypeAlias = Mapping[str, Any]

ON_SHEET = frozenset({"match", "deal", "tally", "trumps", "trick", "failed_lead", "deal_end", "match_end"})
"""The events that a sheet and a bill use."""


def seats_of_pair(seat: int) -> list[int]:
    """A seat and its partner, the lower seat first."""
    return [*range(seat % PAIRS, SEATS, PAIRS)]


def pair_arguments(seat: int) -> list[Seat]:
    """A seat and its partner as arguments of a message."""
    return [*map(Seat, seats_of_pair(seat))]


@dataclass
class Deal:
    """A deal and, if it is finished, the event of its end."""

    n: int
    so_far: DealSoFar = field(default_factory=DealSoFar)
    suit: str = ""
    """The trump suit: S, H, D, C or `none`; empty before trumps are fixed."""
    undeclared: bool = False
    end: Event | None = None


class Deals:
    """The deals of one match, gathered from its events."""

    def __init__(self, events: Iterable[Event]) -> None:
        self.names: list[str] = []
        self.deals: list[Deal] = []
        self.winners: list[int] | None = None
        """None before the match is over."""
        for event in events:
            self._add(event)

    def _add(self, event: Event) -> None:
        what = event["e"]
        if what == "match":
            game = find(event["game"])
            self.names, self.options = event["names"], game.complete_options(event["options"])
            self.rules = rules_of(game.new_rules(self.options))
        elif what == "deal":
            dealer = NOBODY if event["dealer"] is None else event["dealer"]
            so_far = DealSoFar(event["trump_rank"], dealer=dealer, level=event["stage"])
            self.deals.append(Deal(event["n"], so_far))
        elif what == "tally":
            failed = NOBODY if event["failed_lead"] is None else event["failed_lead"]
            so_far = DealSoFar(trump_rank_of(event), dealer=event["dealer"], failed=failed, level=event["stage"])
            self.deals.append(Deal(event["n"], so_far))
        elif what == "trumps":
            deal = self.deals[-1]
            deal.so_far.dealer, deal.suit, deal.undeclared = event["dealer"], event["suit"], event["by"] != "declared"
        elif what == "trick":
            self.deals[-1].so_far.winner = event["winner"]
        elif what == "failed_lead":
            self.deals[-1].so_far.failed = event["seat"]
        elif what == "deal_end":
            self.deals[-1].end = event
        elif what == "match_end":
            self.winners = event["winners"]
