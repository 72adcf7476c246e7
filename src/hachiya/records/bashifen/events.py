"""The events of bashifen, one TypedDict each with exactly the keys of docs/library/record.md, in its order.

Cards are lists of names (`"2S"` … `"AC"`, `"LJ"`, `"BJ"`), levels stand by pair (seats 0 and 2, seats 1 and 3).
"""

from typing import Annotated, Literal, NotRequired, final

from pydantic import Field

from hachiya.records.common_events import Annotation, Match, Timed
from hachiya.records.fields import (
    Count,
    DeclaredCards,
    DrawnCards,
    DrawnCount,
    LevelByPair,
    Ordinal,
    PackDraws,
    PlayedCards,
    Rank,
    Seat,
    TrumpsBy,
    TrumpSuit,
    WidowCards,
)

# ------------------------------------------------------------------------------------- the match


@final
class BashifenDrawSeats(Timed):
    """Cards that players have cut for who draws first, round by round (RULES C-161)."""

    e: Literal["draw_seats"]
    draws: PackDraws
    dealer: Seat


@final
class BashifenMatchEnd(Timed):
    """The last event of a match: the seats of the pair that has won."""

    e: Literal["match_end"]
    winners: list[Seat]


# ------------------------------------------------------------------------------------- before play


@final
class BashifenDeal(Timed):
    """A deal: the cards in the order in which they are drawn, seat by seat from `first`; `dealer` is null in deal 1."""

    e: Literal["deal"]
    n: Ordinal
    dealer: Seat | None
    stage: LevelByPair
    trump_rank: Rank
    first: Seat
    draws: DrawnCards
    widow: WidowCards


@final
class Declare(Timed):
    """A declaration: level cards or a pair of jokers shown, when `drawn` cards lay in all four hands."""

    e: Literal["declare"]
    seat: Seat
    cards: DeclaredCards
    drawn: DrawnCount


@final
class Trumps(Timed):
    """Trumps are fixed, and with them the dealer (ダーチャ)."""

    e: Literal["trumps"]
    suit: TrumpSuit
    dealer: Seat
    by: TrumpsBy


@final
class Bury(Timed):
    """底牌: the eight cards that the dealer (ダーチャ) lays face down."""

    e: Literal["bury"]
    seat: Seat
    cards: WidowCards


# ------------------------------------------------------------------------------------- play


@final
class BashifenPlay(Timed):
    """A whole play of a seat: its lead or its follow."""

    e: Literal["play"]
    seat: Seat
    cards: PlayedCards


@final
class Trick(Timed):
    """The winner of a trick, and the points of its cards."""

    e: Literal["trick"]
    winner: Seat
    points: Count


@final
class FailedLead(Timed):
    """The lead just made was wrong (it could be beaten): the other pair takes the rest."""

    e: Literal["failed_lead"]
    seat: Seat


@final
class BashifenDealEnd(Timed):
    """The end of a deal: the opponents' points, those of the kitty, the levels, and the next dealer."""

    e: Literal["deal_end"]
    points: Count
    widow_points: NotRequired[Count]
    stage: LevelByPair
    dealer: Seat | None


# ------------------------------------------------------------------------------------- results without cards


@final
class BashifenTally(Timed):
    """A deal of which only the result is known: the dealer, the opponents' points, the seat that led wrongly.

    `points` are those of `deal_end`, with twice the points of the kitty if the opponents won it.
    """

    e: Literal["tally"]
    n: Ordinal
    dealer: Seat
    stage: LevelByPair
    points: Count
    failed_lead: Seat | None


# ------------------------------------------------------------------------------------- the union

BashifenEvent = Annotated[
    Match
    | BashifenDrawSeats
    | BashifenDeal
    | Declare
    | Trumps
    | Bury
    | BashifenPlay
    | Trick
    | FailedLead
    | BashifenDealEnd
    | BashifenMatchEnd
    | BashifenTally
    | Annotation,
    Field(discriminator="e"),
]
