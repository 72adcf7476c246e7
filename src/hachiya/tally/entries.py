"""The facts that are entered for a deal, one type each; what follows from the rest may be missing.

Their names and keys are those of docs/library/record.md, with the field, the white card, and the parts of a deal of
bashifen as facts of their own.
"""

from typing import Annotated, Literal, NotRequired, TypeAlias

from pydantic import Field
from typing_extensions import TypeAliasType, TypedDict

from hachiya.records.common_events import event_types_by_tag
from hachiya.records.fields import (
    CapturedYakuList,
    Cards,
    Count,
    HandYakuList,
    Month,
    Pile,
    Points,
    Seat,
    SqueezedYakuList,
)
from hachiya.records.hanafuda.events import (
    AnnulFact,
    BidFact,
    CancelFact,
    GoOnFact,
    MizutenFact,
    NukeFact,
    SpecialFact,
    TwoTurnedFact,
    VoidFact,
)


class WhiteEntry(TypedDict):
    """The fact that a seat drew the white card and sits the deal out."""

    what: Literal["white"]
    seat: Seat


class FieldEntry(TypedDict):
    """The cards that lie on the dealt field; only its brights count."""

    what: Literal["field"]
    cards: Pile


class SqueezedEntry(TypedDict):
    """The fact that a seat was put out: with yaku and the cards that it showed, or with its whole `hand`."""

    what: Literal["squeezed"]
    seat: Seat
    yaku: NotRequired[SqueezedYakuList]
    cards: NotRequired[Cards]
    hand: NotRequired[Pile]


class HandEntry(TypedDict):
    """The fact that a seat announced hand yaku: by name, or by the cards that it showed."""

    what: Literal["hand"]
    seat: Seat
    yaku: NotRequired[HandYakuList]
    cards: NotRequired[Pile]


class TobikomiEntry(TypedDict):
    """The fact of 飛込み (tobikomi); without `fed_by` nobody threw a 法度 (hatto) card."""

    what: Literal["tobikomi"]
    seat: Seat
    month: Month
    fed_by: NotRequired[Seat | None]


class CapturedEntry(TypedDict):
    """The fact that a seat completed captured yaku; without `fed_by` nobody threw a 法度 (hatto) card."""

    what: Literal["captured"]
    seat: Seat
    yaku: CapturedYakuList
    extra: NotRequired[Count]
    fed_by: NotRequired[Seat | None]


class PointsEntry(TypedDict):
    """The card points by seat, or the `piles`; one seat in play may have null, which follows from the others."""

    what: Literal["points"]
    points: NotRequired[Annotated[list[Points | None], Field(min_length=2, max_length=7)]]
    piles: NotRequired[Annotated[list[Pile | None], Field(min_length=2, max_length=7)]]


class DealerEntry(TypedDict):
    """The fact that a seat is the dealer (ダーチャ) of a first deal of bashifen."""

    what: Literal["dealer"]
    seat: Seat


class FailedLeadEntry(TypedDict):
    """The fact that a seat led wrongly, which ends a deal of bashifen."""

    what: Literal["failed_lead"]
    seat: Seat


class OpponentsEntry(TypedDict):
    """The points that the opponents of the dealer won, with those of the kitty as they count."""

    what: Literal["opponents"]
    points: Count


HanafudaEntry: TypeAlias = (
    WhiteEntry
    | MizutenFact
    | FieldEntry
    | BidFact
    | SqueezedEntry
    | HandEntry
    | AnnulFact
    | TwoTurnedFact
    | TobikomiEntry
    | CapturedEntry
    | GoOnFact
    | CancelFact
    | NukeFact
    | SpecialFact
    | PointsEntry
    | VoidFact
)
BashifenEntry: TypeAlias = DealerEntry | FailedLeadEntry | OpponentsEntry
TallyFact = TypeAliasType("TallyFact", Annotated[HanafudaEntry | BashifenEntry, Field(discriminator="what")])
"""Any fact, as JSON has it."""

HANAFUDA_TYPES = event_types_by_tag(HanafudaEntry, "what")
BASHIFEN_TYPES = event_types_by_tag(BashifenEntry, "what")
"""The types of facts by their key `what`."""
