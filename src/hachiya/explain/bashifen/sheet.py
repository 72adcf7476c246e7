"""得点表: one row a deal, as the source keeps it: under 親 打 and its rank, under 子 its points; then the stages."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from hachiya.explain.bashifen.cards import rank_name, stage_name
from hachiya.explain.bashifen.so_far import SoFar, trump_rank_of
from hachiya.games.bashifen.scoring import TO_WIN, steps
from hachiya.games.bashifen.state import NOBODY, PAIRS
from hachiya.games.registry import find
from hachiya.words.message import Message, Seat
from hachiya.words.say import stages as say

Event = Mapping[str, Any]

ON_SHEET = frozenset({"match", "deal", "trumps", "trick", "failed_lead", "deal_end", "match_end"})
"""The events of which a sheet is made."""


@dataclass(frozen=True)
class PairCell:
    """What a pair played or won in a deal, and where it stands then; None while that is not known."""

    played: Message | None = None
    after: Message | None = None


@dataclass(frozen=True)
class DealRow:
    """One deal."""

    n: int
    pairs: Sequence[PairCell]
    """Of seats 0 and 2, of seats 1 and 3."""
    dacha: int | None
    """His seat; None while it is not known."""
    trumps: str
    """S, H, D, C, `none`; nothing before they are fixed, and where the result alone was told."""
    remarks: Sequence[Message]


@dataclass(frozen=True)
class Stages:
    """The sheet of a match; a deal that is not over has what is known of it."""

    names: Sequence[str]
    """By seat, as people chose them."""
    deals: Sequence[DealRow]
    winners: Sequence[int] | None
    """Seats; None while the match is not over."""


def stages(events: Sequence[Event]) -> Stages:
    """The 得点表 of one match."""
    return _Reader(events).sheet()


@dataclass
class _Deal:
    """What one row tells."""

    n: int
    so_far: SoFar = field(default_factory=SoFar)
    suit: str = ""
    undeclared: bool = False
    end: Event | None = None


class _Reader:
    """Makes rows of the events of a match."""

    def __init__(self, events: Sequence[Event]) -> None:
        match = next(event for event in events if event["e"] == "match")
        game = find(match["game"])
        self.names: list[str] = match["names"]
        self.rules = game.new_rules(game.complete_options(match["options"]))
        self.deals: list[_Deal] = []
        self.winners: list[int] | None = None
        for event in events:
            self.take(event)

    def sheet(self) -> Stages:
        """All of it."""
        return Stages(self.names, [self.row(deal) for deal in self.deals], self.winners)

    def take(self, event: Event) -> None:
        """What an event adds to the sheet."""
        what = event["e"]
        if what == "deal":
            dealer = NOBODY if event["dealer"] is None else event["dealer"]
            self.deals.append(_Deal(event["n"], SoFar(event["trump_rank"], dealer=dealer)))
        elif what == "tally":
            failed = NOBODY if event["failed_lead"] is None else event["failed_lead"]
            so_far = SoFar(trump_rank_of(event), dealer=event["dealer"], failed=failed)
            self.deals.append(_Deal(event["n"], so_far))
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

    def row(self, deal: _Deal) -> DealRow:
        """By pair its role and stage after, ダーチャ, trumps, remarks."""
        dealer = deal.so_far.dealer
        pairs = [self.cell(deal, pair) if dealer != NOBODY else PairCell() for pair in range(PAIRS)]
        return DealRow(deal.n, pairs, dealer if dealer != NOBODY else None, deal.suit, self.remarks(deal))

    def cell(self, deal: _Deal, pair: int) -> PairCell:
        """What the pair played or won, and where it stands then."""
        declarers, end, rank = deal.so_far.dealer % PAIRS == pair, deal.end, rank_name(deal.so_far.trump_rank)
        if end is None:
            return PairCell(say.oya(rank=rank) if declarers else None)
        played = say.oya(rank=rank) if declarers else say.ko(points=end["points"])
        rises = steps(end["points"], self.rules) if declarers == (end["points"] < TO_WIN) else 0
        if not rises:
            return PairCell(played, say.after(stage=stage_name(end["stage"][pair])))
        if end["dealer"] is None:
            return PairCell(played, say.won(steps=rises))
        return PairCell(played, say.rose(steps=rises, stage=stage_name(end["stage"][pair])))

    def remarks(self, deal: _Deal) -> list[Message]:
        """What was special about it."""
        found = [say.undeclared()] if deal.undeclared else []
        if deal.so_far.failed != NOBODY:
            found.append(say.wrong_lead(person=Seat(deal.so_far.failed)))
        if deal.end and deal.end.get("widow_points") and deal.so_far.widow_counts:
            found.append(say.widow(points=deal.end["widow_points"]))
        return found
