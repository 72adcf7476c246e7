"""得点表: one row a deal, as the source keeps it: under 親 打 and its rank, under 子 its points; then the levels."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from hachiya.explain.bashifen.cards import level, level_name, rank_name
from hachiya.explain.bashifen.deals import Deal, Deals, Event, seats_of
from hachiya.games.bashifen.scoring import TO_WIN, steps
from hachiya.games.bashifen.state import NOBODY, PAIRS
from hachiya.words.arguments import Seat
from hachiya.words.message import Message
from hachiya.words.say import stages as say
from hachiya.words.shape import OPTIONAL, UNSENT, shape


@shape("PairCellJson")
@dataclass(frozen=True)
class PairCell:
    """What a pair played or won in a deal, and where it stands then."""

    played: Message | None = field(default=None, metadata=OPTIONAL)
    after: Message | None = field(default=None, metadata=OPTIONAL)


@shape("DealRowJson")
@dataclass(frozen=True)
class DealRow:
    """One deal of 八十分."""

    n: int
    pairs: list[PairCell]
    """Of seats 0 and 2, of seats 1 and 3."""
    dacha: int | None
    """Their seat; None while it is not known."""
    trumps: str
    """S, H, D, C, `none`; nothing before they are fixed, and where the result alone was told."""
    remarks: list[Message]


@shape("StandsJson")
@dataclass(frozen=True)
class Stands:
    """Where a pair, by its seats, stands at the end."""

    seats: list[int]
    stage: Message


@shape("ResultJson")
@dataclass(frozen=True)
class Result:
    """The end of a match of 八十分: the winners by seat, and both pairs, theirs first."""

    winners: list[int]
    why: Message
    pairs: list[Stands]


@shape("LevelSheetJson")
@dataclass(frozen=True)
class LevelSheet:
    """得点表; `result` is null while the match is not over."""

    deals: list[DealRow]
    """One that is not over has what is known of it."""
    result: Result | None
    names: Sequence[str] = field(default=(), metadata=UNSENT)
    """By seat, as people chose them."""


def level_sheet(events: Sequence[Event]) -> LevelSheet:
    """The 得点表 of one match."""
    found = Deals(events)
    return LevelSheet([_Writer(found).row(deal) for deal in found.deals], _result(found), found.names)


def _result(found: Deals) -> Result | None:
    """Who has won, and where both pairs stand: who has risen past A stands on no level any more."""
    if found.winners is None:
        return None
    end = found.deals[-1].end
    assert end is not None
    winners = found.winners[0] % PAIRS
    why, stands = {
        "past_ace": (say.result_past_ace(), say.past_ace()),
        "ace": (say.result_ace(), level(end["stage"][winners])),
    }[str(found.options["win"])]
    others = 1 - winners
    pairs = [Stands(seats_of(winners), stands), Stands(seats_of(others), level(end["stage"][others]))]
    return Result(found.winners, why, pairs)


class _Writer:
    """Makes rows of the deals of a match."""

    def __init__(self, found: Deals) -> None:
        self.rules = found.rules

    def row(self, deal: Deal) -> DealRow:
        """By pair its role and level after, ダーチャ, trumps, remarks."""
        dealer = deal.so_far.dealer
        pairs = [self.cell(deal, one) if dealer != NOBODY else PairCell() for one in range(PAIRS)]
        return DealRow(deal.n, pairs, dealer if dealer != NOBODY else None, deal.suit, self.remarks(deal))

    def cell(self, deal: Deal, one: int) -> PairCell:
        """What the pair played or won, and where it stands then."""
        declarers, end, rank = deal.so_far.dealer % PAIRS == one, deal.end, rank_name(deal.so_far.trump_rank)
        if end is None:
            return PairCell(say.oya(rank=rank) if declarers else None)
        played = say.oya(rank=rank) if declarers else say.ko(points=end["points"])
        rises = steps(end["points"], self.rules) if declarers == (end["points"] < TO_WIN) else 0
        if not rises:
            return PairCell(played, say.after(stage=level_name(end["stage"][one])))
        if end["dealer"] is None:
            return PairCell(played, say.won(steps=rises))
        return PairCell(played, say.rose(steps=rises, stage=level_name(end["stage"][one])))

    def remarks(self, deal: Deal) -> list[Message]:
        """What was special about it."""
        found = [say.undeclared()] if deal.undeclared else []
        if deal.so_far.failed != NOBODY:
            found.append(say.wrong_lead(person=Seat(deal.so_far.failed)))
        if deal.end and deal.end.get("widow_points") and deal.so_far.widow_counts:
            found.append(say.widow(points=deal.end["widow_points"]))
        return found
