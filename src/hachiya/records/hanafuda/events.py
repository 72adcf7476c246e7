"""The events of the games with flower cards, one TypedDict each, its keys in the order of docs/library/record.md."""

from typing import Annotated, Literal, NotRequired, get_args

from pydantic import Field
from typing_extensions import TypedDict

from hachiya.records.common_events import Annotation, Hints, Match, Timed, event_types_by_tag, key_types_of
from hachiya.records.fields import (
    Bid,
    CapturedYaku,
    CapturedYakuList,
    Card,
    Cards,
    Carry,
    Count,
    Draws,
    HandsBySeat,
    HandYaku,
    HandYakuList,
    Kind,
    Milliseconds,
    Month,
    Ordinal,
    Payee,
    Payer,
    Payment,
    Pile,
    PointsBySeat,
    Reason,
    Seat,
    SpecialYakuList,
    SqueezedYakuList,
    Takes,
    Text,
    Yaku,
)

# ------------------------------------------------------------------------------------- the match


class DrawSeats(Timed):
    """Cards drawn for the first dealer, round by round (RULES C-161)."""

    e: Literal["draw_seats"]
    draws: Draws
    dealer: Seat


class MatchEnd(Timed):
    """The last line: scores, the final result in points, and who won."""

    e: Literal["match_end"]
    totals: PointsBySeat
    result: PointsBySeat
    winners: list[Seat]


# ------------------------------------------------------------------------------------- before play


class Mizuten(Timed):
    """みずてん: the dealer joins (or not) before the cards are dealt."""

    e: Literal["mizuten"]
    seat: Seat
    yes: bool


class WhiteCard(Timed):
    """白札: of seven at the table this seat sits the deal out (RULES C-182)."""

    e: Literal["white_card"]
    n: Ordinal
    seat: Seat


class Deal(Timed):
    """Hands and field as dealt; `kind` and `carry` in the hachi-hachi games."""

    e: Literal["deal"]
    n: Ordinal
    dealer: Seat
    hands: HandsBySeat
    field: Pile
    kind: NotRequired[Kind]
    carry: NotRequired[Carry]


class Redeal(Timed):
    """配り直し: this was dealt and thrown in."""

    e: Literal["redeal"]
    n: Ordinal
    why: Literal["four_of_a_month"]
    hands: HandsBySeat
    field: Pile


class BidMade(Timed):
    """出る, 降りる or ダブル."""

    e: Literal["bid"]
    seat: Seat
    bid: Bid
    forced: bool


class Squeezed(Timed):
    """追い込み: put out by the others; in nakayoshi with what is shown for compensation (RULES C-165)."""

    e: Literal["squeezed"]
    seat: Seat
    yaku: NotRequired[list[Literal[HandYaku, CapturedYaku]]]
    cards: NotRequired[Cards]


class Stock(Timed):
    """The stock in draw order, once it is final."""

    e: Literal["stock"]
    cards: Pile


class Shima(Timed):
    """シマ: four of a month on the dealt field, taken."""

    e: Literal["shima"]
    seat: Seat
    cards: Cards


class Show(Timed):
    """Hand yaku declared (`[]`: none) and the cards exposed for them."""

    e: Literal["show"]
    seat: Seat
    yaku: list[HandYaku]
    cards: Cards


# ------------------------------------------------------------------------------------- play


class Play(Timed):
    """A hand card, and what it takes from the field."""

    e: Literal["play"]
    seat: Seat
    card: Card
    takes: Takes


class Turn(Timed):
    """The stock card, and what it takes from the field."""

    e: Literal["turn"]
    seat: Seat
    card: Card
    takes: Takes


class Stop(Timed):
    """上がり: stops with the captured yaku it holds."""

    e: Literal["stop"]
    seat: Seat
    yaku: list[CapturedYaku]
    forced: bool


class GoOn(Timed):
    """下げ: goes on with the captured yaku it holds."""

    e: Literal["sage"]
    seat: Seat
    yaku: list[CapturedYaku]
    forced: bool


class Cancel(Timed):
    """下げの取り消し: ends the month for half."""

    e: Literal["cancel"]
    seat: Seat
    yaku: list[CapturedYaku]
    forced: bool


# ------------------------------------------------------------------------------------- settlement

Pay = TypedDict(
    "Pay",
    {
        "e": Literal["pay"],
        "from": Payer,
        "to": Payee,
        "points": Payment,
        "reason": Reason,
        "yaku": list[Yaku],
        "clause": Text,
        "for": NotRequired[Seat],
        "liable": NotRequired[Literal["hatto", "sage"]],
        "t": NotRequired[Milliseconds],
    },
)
Pay.__doc__ = "A movement of points, when it happens: who, whom, how much, why, by which clause."


class DealEnd(Timed):
    """The end of the deal; `captured` only if cards are known (not after a `tally`)."""

    e: Literal["deal_end"]
    why: Literal["yaku", "cancel", "played_out", "special", "four_three", "alone"]
    winner: Seat | None
    captured: NotRequired[HandsBySeat]
    scores: PointsBySeat
    next_dealer: Seat | None


# ------------------------------------------------------------------------------------- results without cards


class MizutenFact(TypedDict):
    """The dealer had joined unseen."""

    what: Literal["mizuten"]
    seat: Seat


class BidFact(TypedDict):
    """A bid in the auction."""

    what: Literal["bid"]
    seat: Seat
    bid: Bid


class SqueezedFact(TypedDict):
    """A seat put out, with what it showed."""

    what: Literal["squeezed"]
    seat: Seat
    yaku: NotRequired[SqueezedYakuList]
    cards: NotRequired[Cards]


class HandFact(TypedDict):
    """A hand yaku announced."""

    what: Literal["hand"]
    seat: Seat
    yaku: HandYakuList


class AnnulFact(TypedDict):
    """The seat's declaration was wrong."""

    what: Literal["annul"]
    seat: Seat


class TwoTurnedFact(TypedDict):
    """The seat turned two stock cards and knows the next one (RULES C-184)."""

    what: Literal["two_turned"]
    seat: Seat


class TobikomiFact(TypedDict):
    """飛込み on a month; `fed_by` is the seat whose hatto card gave it."""

    what: Literal["tobikomi"]
    seat: Seat
    month: Month
    fed_by: Seat | None


class CapturedFact(TypedDict):
    """Captured yaku completed; `extra` is the number of cards above the seven of 七短."""

    what: Literal["captured"]
    seat: Seat
    yaku: CapturedYakuList
    extra: Count
    fed_by: Seat | None


class GoOnFact(TypedDict):
    """The seat that completed went on."""

    what: Literal["sage"]
    seat: Seat


class CancelFact(TypedDict):
    """The seat that had gone on ended the month."""

    what: Literal["cancel"]
    seat: Seat


class NukeFact(TypedDict):
    """抜け: its hand yaku escaped. Of who came in unseen (みずてん): they have the points for the bonus."""

    what: Literal["nuke"]
    seat: Seat


class SpecialFact(TypedDict):
    """A special yaku, with its number of cards (素十六) or points (二八)."""

    what: Literal["special"]
    seat: Seat
    yaku: SpecialYakuList
    count: Count


class PointsFact(TypedDict):
    """Card points by seat, counted at the end."""

    what: Literal["points"]
    points: PointsBySeat


class VoidFact(TypedDict):
    """The month is dealt again."""

    what: Literal["void"]


Fact = Annotated[
    MizutenFact
    | BidFact
    | SqueezedFact
    | HandFact
    | AnnulFact
    | TwoTurnedFact
    | TobikomiFact
    | CapturedFact
    | GoOnFact
    | CancelFact
    | NukeFact
    | SpecialFact
    | PointsFact
    | VoidFact,
    Field(discriminator="what"),
]


class Tally(Timed):
    """A deal of which only facts from the table are known, in the order in which they happened.

    `lights`, `kind` and `carry` stand where the field counts: in hachi-hachi, not in hachiju.
    """

    e: Literal["tally"]
    n: Ordinal
    dealer: Seat
    lights: NotRequired[Cards]
    kind: NotRequired[Kind]
    carry: NotRequired[Carry]
    facts: list[Fact]


# ------------------------------------------------------------------------------------- the union

HanafudaEvent = Annotated[
    Match
    | DrawSeats
    | Mizuten
    | WhiteCard
    | Deal
    | Redeal
    | BidMade
    | Squeezed
    | Stock
    | Shima
    | Show
    | Play
    | Turn
    | Stop
    | GoOn
    | Cancel
    | Pay
    | DealEnd
    | MatchEnd
    | Tally
    | Annotation,
    Field(discriminator="e"),
]

FACT_TYPES: dict[str, type] = event_types_by_tag(get_args(Fact)[0], "what")
FACT_HINTS: dict[str, Hints] = {name: key_types_of(kind) for name, kind in FACT_TYPES.items()}
