"""Score sheets as plain JSON, for pages: what `ScoreSheet` and `Stages` hold, and nothing to work out."""

from typing import NotRequired

from typing_extensions import TypedDict

from hachiya.explain.bashifen.sheet import DealRow, PairCell, Stages
from hachiya.explain.hanafuda.amounts import Part
from hachiya.explain.hanafuda.rows import Cell, Row, ScoreSheet
from hachiya.games.unit import Below
from hachiya.words.message import UnitName
from hachiya.words.wire import MessageJson, message_json


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


class ScoreSheetJson(TypedDict):
    """記入式; without kan there is one column a seat."""

    unit: UnitName
    kan: bool
    over: MessageJson
    months: list[list[RowJson]]
    foot: list[RowJson]


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


class StagesJson(TypedDict):
    """得点表; `winners` are seats, null while the match is not over."""

    deals: list[DealRowJson]
    winners: list[int] | None


def score_sheet_json(sheet: ScoreSheet) -> ScoreSheetJson:
    """A score sheet of a game with flower cards."""
    return {
        "unit": sheet.unit.name,
        "kan": sheet.unit.below is not Below.PLAIN,
        "over": message_json(sheet.over),
        "months": [[_row(row) for row in month] for month in sheet.months],
        "foot": [_row(row) for row in sheet.foot],
    }


def stages_json(sheet: Stages) -> StagesJson:
    """A sheet of 八十分."""
    return {
        "deals": [_deal(deal) for deal in sheet.deals],
        "winners": None if sheet.winners is None else [*sheet.winners],
    }


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


def _pair(cell: PairCell) -> PairCellJson:
    said: PairCellJson = {}
    if cell.played:
        said["played"] = message_json(cell.played)
    if cell.after:
        said["after"] = message_json(cell.after)
    return said
