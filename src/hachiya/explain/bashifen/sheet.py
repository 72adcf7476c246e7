"""得点表 (level sheet): a row for each deal, with the roles of both pairs, the opponents' points and the levels."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from hachiya.explain.bashifen.cards import level_message, level_name, rank_name
from hachiya.explain.bashifen.deals import Deal, Deals, Event, seats_of_pair
from hachiya.games.bashifen.scoring import TO_WIN, levels_won
from hachiya.games.bashifen.state import NOBODY, PAIRS
from hachiya.words.arguments import Seat
from hachiya.words.message import Message
from hachiya.words.say import stages as say
from hachiya.words.shape import OPTIONAL, UNSENT, shape


@shape("PairCellJson")
@dataclass(frozen=True)
class PairCell:
    """The role or points of a pair in a deal, and its level after the deal."""

    played: Message | None = field(default=None, metadata=OPTIONAL)
    after: Message | None = field(default=None, metadata=OPTIONAL)


@shape("DealRowJson")
@dataclass(frozen=True)
class DealRow:
    """The row of a deal of bashifen."""

    n: int
    pairs: list[PairCell]
    """The cells of seats 0 and 2 and of seats 1 and 3."""
    dacha: int | None
    """The seat of ダーチャ; None while it is unknown."""
    trumps: str
    """The trump suit: S, H, D, C or `none`; empty before trumps are fixed, and for a deal recorded by its result."""
    remarks: list[Message]


@shape("StandsJson")
@dataclass(frozen=True)
class Stands:
    """The level of a pair at the end of the match."""

    seats: list[int]
    stage: Message


@shape("ResultJson")
@dataclass(frozen=True)
class Result:
    """The end of a match of bashifen: the seats of the winners, and both pairs, the winners first."""

    winners: list[int]
    why: Message
    pairs: list[Stands]


@shape("LevelSheetJson")
@dataclass(frozen=True)
class LevelSheet:
    """The 得点表 (level sheet) of a match; `result` is null before the match is over."""

    deals: list[DealRow]
    """A row for each deal; the row of an unfinished deal has what is known so far."""
    result: Result | None
    names: Sequence[str] = field(default=(), metadata=UNSENT)
    """The names by seat."""


def level_sheet(events: Sequence[Event]) -> LevelSheet:
    """The 得点表 (level sheet) of one match by its events."""
    match = Deals(events)
    return LevelSheet([_Writer(match).row(deal) for deal in match.deals], _result(match), match.names)


def _result(match: Deals) -> Result | None:
    """The winners and the levels of both pairs; a pair that has risen past A has no level."""
    if match.winners is None:
        return None
    end = match.deals[-1].end
    assert end is not None
    winners = match.winners[0] % PAIRS
    why, stands = {
        "past_ace": (say.result_past_ace(), say.past_ace()),
        "ace": (say.result_ace(), level_message(end["stage"][winners])),
    }[str(match.options["win"])]
    others = 1 - winners
    pairs = [Stands(seats_of_pair(winners), stands), Stands(seats_of_pair(others), level_message(end["stage"][others]))]
    return Result(match.winners, why, pairs)


class _Writer:
    """Writes the rows of the deals of a match."""

    def __init__(self, match: Deals) -> None:
        self.rules = match.rules

    def row(self, deal: Deal) -> DealRow:
        """The row of a deal: role and level of each pair, the dealer (ダーチャ), trumps, remarks."""
        dealer = deal.so_far.dealer
        pairs = [self.cell(deal, side) if dealer != NOBODY else PairCell() for side in range(PAIRS)]
        return DealRow(deal.n, pairs, dealer if dealer != NOBODY else None, deal.suit, self.remarks(deal))

    def cell(self, deal: Deal, side: int) -> PairCell:
        """The role or points of a pair in a deal, and its level after the deal."""
        declarers, end, rank = deal.so_far.dealer % PAIRS == side, deal.end, rank_name(deal.so_far.trump_rank)
        if end is None:
            return PairCell(say.oya(rank=rank) if declarers else None)
        played = say.oya(rank=rank) if declarers else say.ko(points=end["points"])
        rises = levels_won(end["points"], self.rules) if declarers == (end["points"] < TO_WIN) else 0
        if not rises:
            return PairCell(played, say.after(stage=level_name(end["stage"][side])))
        if end["dealer"] is None:
            return PairCell(played, say.won(steps=rises))
        return PairCell(played, say.rose(steps=rises, stage=level_name(end["stage"][side])))

    def remarks(self, deal: Deal) -> list[Message]:
        """The remarks about a deal."""
        remarks = [say.undeclared()] if deal.undeclared else []
        if deal.so_far.failed != NOBODY:
            remarks.append(say.wrong_lead(person=Seat(deal.so_far.failed)))
        if deal.end and deal.end.get("widow_points") and deal.so_far.widow_counts:
            remarks.append(say.widow(points=deal.end["widow_points"]))
        return remarks
