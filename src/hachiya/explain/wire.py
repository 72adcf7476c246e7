"""Score sheets, bills and stories as plain JSON, for pages: what they hold, and nothing to work out."""

from collections.abc import Sequence
from typing import NotRequired, cast

from typing_extensions import TypedDict

from hachiya.explain.bashifen.bill import DealBill, Opponents, Steps
from hachiya.explain.bashifen.sheet import DealRow, PairCell, Result, Stages
from hachiya.explain.hanafuda.amounts import Part
from hachiya.explain.hanafuda.bill import Bill, Kind, Liable, Payment, Share, SoFar
from hachiya.explain.hanafuda.rows import Cell, Row, ScoreSheet
from hachiya.explain.story import Fact, Line, Story
from hachiya.games.unit import NegativeStyle
from hachiya.records.fields import TrumpSuit
from hachiya.words.message import Message, Seat, UnitName
from hachiya.words.wire import MessageJson, SeatJson, SumParts, message_json, sum_json


class CellJson(TypedDict):
    """Kan and points of a seat as they stand in the columns (`+3`, `0`, `\N{MINUS SIGN}10`), each where it stands."""

    kan: NotRequired[str]
    rest: NotRequired[str]
    mark: NotRequired[MessageJson]


class RowJson(TypedDict):
    """One occasion of payment, or a line of the foot."""

    cells: list[CellJson]
    head: NotRequired[MessageJson]
    field: NotRequired[MessageJson]
    remark: NotRequired[MessageJson]
    struck: NotRequired[bool]


class ShareJson(TypedDict):
    """What a seat has paid, in points; `liable`: why it paid another's share too."""

    seat: int
    points: int
    liable: NotRequired[Liable]


class SoFarJson(TypedDict):
    """What the last month has brought so far, and what was paid for captured yaku, by seat."""

    n: int
    won: list[SumParts]
    collected: list[list[ShareJson]]


class ScoreSheetJson(TypedDict):
    """記入式; without kan there is one column a seat."""

    unit: UnitName
    kan: bool
    over: MessageJson
    months: list[list[RowJson]]
    foot: list[RowJson]
    month: SoFarJson | None


class PaymentJson(TypedDict):
    """Who pays whom how much and what for; `share`: whose share it is, where the payer is `liable` for another."""

    payer: SeatJson | MessageJson
    payee: SeatJson | MessageJson
    money: SumParts
    reason: MessageJson
    clause: str
    share: NotRequired[MessageJson]
    liable: NotRequired[Liable]


class GroupJson(TypedDict):
    """Payments that people look for together."""

    title: MessageJson
    payments: list[PaymentJson]


class StandingJson(TypedDict):
    """What the month has brought a seat, in points and as it is written, and what the seat has then."""

    points: int
    won: SumParts
    total: SumParts


class BillJson(TypedDict):
    """A month that is over; `settlement` is what is paid after the last one, `standing` is by seat."""

    n: int
    kind: NotRequired[Kind]
    rate: int
    title: MessageJson
    made: list[str]
    captured: str
    groups: list[GroupJson]
    standing: list[StandingJson]
    last: bool
    void: bool
    settlement: list[PaymentJson]


class PairCellJson(TypedDict):
    """What a pair played or won in a deal, and where it stands then."""

    played: NotRequired[MessageJson]
    after: NotRequired[MessageJson]


class DealRowJson(TypedDict):
    """One deal of 八十分."""

    n: int
    pairs: list[PairCellJson]
    dacha: int | None
    trumps: str
    remarks: list[MessageJson]


class StandsJson(TypedDict):
    """Where a pair, by its seats, stands at the end."""

    seats: list[int]
    stage: MessageJson


class ResultJson(TypedDict):
    """The end of a match of 八十分: the winners by seat, and both pairs, theirs first."""

    winners: list[int]
    why: MessageJson
    pairs: list[StandsJson]


class StagesJson(TypedDict):
    """得点表; `result` is null while the match is not over."""

    deals: list[DealRowJson]
    result: ResultJson | None


class StepsJson(TypedDict):
    """What the ladder does for a pair, and whether it has `declared`; `steps`: null where it comes to stand on 2."""

    seats: list[int]
    declared: bool
    before: MessageJson
    after: MessageJson
    steps: int | None


class OpponentsJson(TypedDict):
    """What the opponents have won by tricks, and what the `kitty` adds to it and why, in points of cards."""

    seats: list[int]
    tricks: int
    kitty: int
    why: MessageJson


class DealBillJson(TypedDict):
    """A deal of 八十分 that is over: `points` of the opponents, who win with `need`; the declarers' pair first."""

    n: int
    trumps: TrumpSuit
    rank: str
    title: MessageJson
    points: int
    need: int
    failed: MessageJson | None
    opponents: OpponentsJson | None
    pairs: list[StepsJson]
    follows: MessageJson
    last: bool


class FactJson(TypedDict):
    """What stood out in a match; `n`: in which month or deal, where it belongs to one."""

    title: MessageJson
    what: MessageJson
    n: NotRequired[int]


class LineJson(TypedDict):
    """How a seat or pair stood at the start and after each deal, as numbers and in words."""

    seats: list[int]
    at: list[int]
    said: list[MessageJson]


class StoryJson(TypedDict):
    """A match that is over: why it was won, what stood out, and how all stood after its `deals`."""

    why: list[MessageJson]
    facts: list[FactJson]
    deals: list[int]
    lines: list[LineJson]


def score_sheet_json(sheet: ScoreSheet, month: SoFar | None) -> ScoreSheetJson:
    """A score sheet of a game with flower cards, and what its last month has brought so far."""
    return {
        "unit": sheet.unit.name,
        "kan": sheet.unit.below is not NegativeStyle.PLAIN,
        "over": message_json(sheet.over),
        "months": [[_row(row) for row in month] for month in sheet.months],
        "foot": [_row(row) for row in sheet.foot],
        "month": None if month is None else _so_far(month),
    }


def stages_json(sheet: Stages) -> StagesJson:
    """A sheet of 八十分."""
    return {
        "deals": [_deal(deal) for deal in sheet.deals],
        "result": None if sheet.result is None else _result(sheet.result),
    }


def bill_json(found: Bill | DealBill) -> BillJson | DealBillJson:
    """The bill of a month or deal."""
    return _of_month(found) if isinstance(found, Bill) else _of_deal(found)


def story_json(found: Story) -> StoryJson:
    """The story of a match."""
    return {
        "why": [*map(message_json, found.why)],
        "facts": [*map(_fact, found.facts)],
        "deals": [*found.deals],
        "lines": [*map(line_json, found.lines)],
    }


def _fact(fact: Fact) -> FactJson:
    said: FactJson = {"title": message_json(fact.title), "what": message_json(fact.what)}
    if fact.n is not None:
        said["n"] = fact.n
    return said


def line_json(line: Line) -> LineJson:
    """How a seat or pair stood."""
    return {"seats": _seats(line.seats), "at": [*line.at], "said": [*map(message_json, line.said)]}


def _of_month(found: Bill) -> BillJson:
    said: BillJson = {
        "n": found.n,
        "rate": found.rate,
        "title": message_json(found.title),
        "made": [*found.made],
        "captured": found.captured,
        "groups": [
            {"title": message_json(group.title), "payments": [*map(_payment, group.payments)]} for group in found.groups
        ],
        "standing": [
            {"points": seat.points, "won": sum_json(seat.won), "total": sum_json(seat.total)} for seat in found.standing
        ],
        "last": found.last,
        "void": found.void,
        "settlement": [*map(_payment, found.settlement)],
    }
    if found.kind is not None:
        said["kind"] = found.kind
    return said


def _so_far(found: SoFar) -> SoFarJson:
    """What a month has brought so far."""
    return {
        "n": found.n,
        "won": [sum_json(won) for won in found.won],
        "collected": [[_share(share) for share in shares] for shares in found.collected],
    }


def _share(share: Share) -> ShareJson:
    said: ShareJson = {"seat": share.seat, "points": share.points}
    if share.liable is not None:
        said["liable"] = share.liable
    return said


def _payment(payment: Payment) -> PaymentJson:
    said: PaymentJson = {
        "payer": _account(payment.payer),
        "payee": _account(payment.payee),
        "money": sum_json(payment.money),
        "reason": message_json(payment.reason),
        "clause": payment.clause,
    }
    if payment.share:
        said["share"] = message_json(payment.share)
    if payment.liable:
        said["liable"] = payment.liable
    return said


def _account(account: Seat | Message) -> SeatJson | MessageJson:
    return message_json(account) if isinstance(account, Message) else {"seat": account.number}


def _row(row: Row) -> RowJson:
    said: RowJson = {"cells": [_cell(cell) for cell in row.cells]}
    if row.head:
        said["head"] = message_json(row.head)
    if row.field:
        said["field"] = message_json(row.field)
    if row.remark:
        said["remark"] = message_json(row.remark)
    if row.struck:
        said["struck"] = True
    return said


def _cell(cell: Cell) -> CellJson:
    said: CellJson = {}
    if cell.amount.kan:
        said["kan"] = _number(cell.amount.kan)
    if cell.amount.rest:
        said["rest"] = _number(cell.amount.rest)
    if cell.mark:
        said["mark"] = message_json(cell.mark)
    return said


def _number(part: Part) -> str:
    return f"{part.sign}{part.size}"


def _deal(deal: DealRow) -> DealRowJson:
    return {
        "n": deal.n,
        "pairs": [_pair(cell) for cell in deal.pairs],
        "dacha": deal.dacha,
        "trumps": deal.trumps,
        "remarks": [message_json(remark) for remark in deal.remarks],
    }


def _result(result: Result) -> ResultJson:
    pairs: list[StandsJson] = [{"seats": _seats(seats), "stage": message_json(stage)} for seats, stage in result.pairs]
    return {"winners": [*result.winners], "why": message_json(result.why), "pairs": pairs}


def _of_deal(found: DealBill) -> DealBillJson:
    return {
        "n": found.n,
        "trumps": cast(TrumpSuit, found.trumps),
        "rank": found.rank,
        "title": message_json(found.title),
        "points": found.points,
        "need": found.need,
        "failed": None if found.failed is None else message_json(found.failed),
        "opponents": None if found.opponents is None else _opponents(found.opponents),
        "pairs": [*map(_steps, found.pairs)],
        "follows": message_json(found.follows),
        "last": found.last,
    }


def _opponents(found: Opponents) -> OpponentsJson:
    return {
        "seats": _seats(found.seats),
        "tricks": found.tricks,
        "kitty": found.kitty,
        "why": message_json(found.kitty_why),
    }


def _steps(found: Steps) -> StepsJson:
    return {
        "seats": _seats(found.seats),
        "declared": found.declared,
        "before": message_json(found.before),
        "after": message_json(found.after),
        "steps": found.steps,
    }


def _seats(seats: Sequence[Seat]) -> list[int]:
    return [seat.number for seat in seats]


def _pair(cell: PairCell) -> PairCellJson:
    said: PairCellJson = {}
    if cell.played:
        said["played"] = message_json(cell.played)
    if cell.after:
        said["after"] = message_json(cell.after)
    return said
