"""The events of the games with flower cards, one TypedDict each, its keys in the order of docs/library/record.md."""

from typing import Annotated, Literal, NotRequired, final, get_args

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


@final
class DrawSeats(Timed):
    """Cards that players have drawn for the first dealer, round by round (RULES C-161)."""

    e: Literal["draw_seats"]
    draws: Draws
    dealer: Seat


@final
class MatchEnd(Timed):
    """The last event of a match: scores, the final result in points, and the winners."""

    e: Literal["match_end"]
    totals: PointsBySeat
    result: PointsBySeat
    winners: list[Seat]


# ------------------------------------------------------------------------------------- before play


@final
class Mizuten(Timed):
    """みずてん (mizuten): whether the dealer joins before the cards are dealt."""

    e: Literal["mizuten"]
    seat: Seat
    yes: bool


@final
class WhiteCard(Timed):
    """白札 (white card): of seven seats at the table this one sits the deal out (RULES C-182)."""

    e: Literal["white_card"]
    n: Ordinal
    seat: Seat


@final
class Deal(Timed):
    """A deal: hands and field as dealt; `kind` and `carry` of the field in the hachi-hachi games."""

    e: Literal["deal"]
    n: Ordinal
    dealer: Seat
    hands: HandsBySeat
    field: Pile
    kind: NotRequired[Kind]
    carry: NotRequired[Carry]


@final
class Redeal(Timed):
    """配り直し: cards that were dealt and thrown in."""

    e: Literal["redeal"]
    n: Ordinal
    why: Literal["four_of_a_month"]
    hands: HandsBySeat
    field: Pile


@final
class BidMade(Timed):
    """A bid of the auction: in (出る), out (降りる) or double (ダブル)."""

    e: Literal["bid"]
    seat: Seat
    bid: Bid
    forced: bool


@final
class Squeezed(Timed):
    """追い込み (squeeze): a seat that three others have put out; in nakayoshi with the cards that it shows (C-165)."""

    e: Literal["squeezed"]
    seat: Seat
    yaku: NotRequired[list[Literal[HandYaku, CapturedYaku]]]
    cards: NotRequired[Cards]


@final
class Stock(Timed):
    """The stock in the order in which it will be turned, once that is final."""

    e: Literal["stock"]
    cards: Pile


@final
class Shima(Timed):
    """シマ (shima): four cards of a suit (month) on the dealt field, which a seat takes."""

    e: Literal["shima"]
    seat: Seat
    cards: Cards


@final
class Show(Timed):
    """The hand yaku that a seat declares (`[]`: none) and the cards exposed for them."""

    e: Literal["show"]
    seat: Seat
    yaku: list[HandYaku]
    cards: Cards


# ------------------------------------------------------------------------------------- play


@final
class Play(Timed):
    """A hand card that a seat plays, and the field cards that it takes."""

    e: Literal["play"]
    seat: Seat
    card: Card
    takes: Takes


@final
class Turn(Timed):
    """The stock card that a seat turns, and the field cards that it takes."""

    e: Literal["turn"]
    seat: Seat
    card: Card
    takes: Takes


@final
class Stop(Timed):
    """上がり (stopping): a seat stops with the captured yaku that it has."""

    e: Literal["stop"]
    seat: Seat
    yaku: list[CapturedYaku]
    forced: bool


@final
class GoOn(Timed):
    """下げ (sage): a seat goes on with the captured yaku that it has."""

    e: Literal["sage"]
    seat: Seat
    yaku: list[CapturedYaku]
    forced: bool


@final
class Cancel(Timed):
    """下げの取り消し: a seat that went on ends the month (deal) for half of its yaku."""

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
Pay.__doc__ = "A payment: payer, payee, points, reason, and the clause of the rules behind it."


@final
class DealEnd(Timed):
    """The end of a deal; `captured` only if cards are known (not after a `tally`)."""

    e: Literal["deal_end"]
    why: Literal["yaku", "cancel", "played_out", "special", "four_three", "alone"]
    winner: Seat | None
    captured: NotRequired[HandsBySeat]
    scores: PointsBySeat
    next_dealer: Seat | None


# ------------------------------------------------------------------------------------- results without cards


class MizutenFact(TypedDict):
    """The fact that the dealer joined before seeing the cards (みずてん)."""

    what: Literal["mizuten"]
    seat: Seat


class BidFact(TypedDict):
    """The fact that a seat made a bid in the auction."""

    what: Literal["bid"]
    seat: Seat
    bid: Bid


class SqueezedFact(TypedDict):
    """The fact that a seat was put out by three others, with the cards that it showed."""

    what: Literal["squeezed"]
    seat: Seat
    yaku: NotRequired[SqueezedYakuList]
    cards: NotRequired[Cards]


class HandFact(TypedDict):
    """The fact that a seat announced a hand yaku."""

    what: Literal["hand"]
    seat: Seat
    yaku: HandYakuList


class AnnulFact(TypedDict):
    """The fact that a seat's declaration was wrong."""

    what: Literal["annul"]
    seat: Seat


class TwoTurnedFact(TypedDict):
    """The fact that a seat turned two stock cards and knows the next one (RULES C-184)."""

    what: Literal["two_turned"]
    seat: Seat


class TobikomiFact(TypedDict):
    """The fact that a seat captured all four cards of its shown three (飛込み); `fed_by` threw it the hatto card."""

    what: Literal["tobikomi"]
    seat: Seat
    month: Month
    fed_by: Seat | None


class CapturedFact(TypedDict):
    """The fact that a seat completed captured yaku; `extra` is the number of cards above the seven of 七短."""

    what: Literal["captured"]
    seat: Seat
    yaku: CapturedYakuList
    extra: Count
    fed_by: Seat | None


class GoOnFact(TypedDict):
    """The fact that the seat which completed yaku went on."""

    what: Literal["sage"]
    seat: Seat


class CancelFact(TypedDict):
    """The fact that the seat which had gone on ended the month (deal)."""

    what: Literal["cancel"]
    seat: Seat


class NukeFact(TypedDict):
    """The fact of 89 card points or more, for a seat with a chaff hand yaku (抜け) or joined unseen (みずてん)."""

    what: Literal["nuke"]
    seat: Seat


class SpecialFact(TypedDict):
    """The fact that a seat made a special yaku, with its number of cards (素十六) or points (二八)."""

    what: Literal["special"]
    seat: Seat
    yaku: SpecialYakuList
    count: Count


class PointsFact(TypedDict):
    """The card points by seat, counted at the end."""

    what: Literal["points"]
    points: PointsBySeat


class VoidFact(TypedDict):
    """The fact that the month (deal) is void and dealt again."""

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


@final
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
