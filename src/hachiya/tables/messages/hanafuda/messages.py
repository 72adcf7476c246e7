"""The messages of a table with flower cards."""

from typing import Any, Literal, NotRequired

from pydantic import with_config
from typing_extensions import TypedDict

from hachiya.explain.hanafuda.bill import Bill
from hachiya.explain.hanafuda.rows import ScoreSheet
from hachiya.games.hanafuda.advice import CardPoints, FieldFactors
from hachiya.games.hanafuda.game import hanafuda
from hachiya.records.common_events import STRICT
from hachiya.records.fields import Word
from hachiya.records.hanafuda.events import HanafudaEvent
from hachiya.tables.match.match import Match
from hachiya.tables.messages.common import AnyEntry, AnyNack, AnyTable
from hachiya.tables.messages.hanafuda.money import MoneyForm, money_form
from hachiya.tables.messages.hanafuda.shapes import SHAPES, Spelt
from hachiya.tables.messages.hanafuda.view import View


class _OfFamily(TypedDict):
    """The parts that all messages of a table share."""

    family: Literal["hanafuda"]


class _WithView(_OfFamily):
    """The parts of messages that do not build on earlier ones."""

    view: View


@with_config(STRICT)
class TableMessage(AnyTable, _WithView):
    """The whole table with flower cards for a new viewer: the record so far, redacted for them, and their view."""

    game: Word
    fields: Spelt[FieldFactors]
    card_points: Spelt[CardPoints]
    money: MoneyForm
    sheet: ScoreSheet
    bill: Bill | None
    record: list[HanafudaEvent]


@with_config(STRICT)
class EntryMessage(AnyEntry, _OfFamily):
    """One entry of a table with flower cards, redacted for its viewer, with the bill of a month that it ends."""

    bill: NotRequired[Bill]
    record: list[HanafudaEvent]


@with_config(STRICT)
class NackMessage(AnyNack, _WithView):
    """The refusal of the message `id`, with the reason; nothing has changed. `id` is null if it could not be read."""


def family_parts(match: Match) -> dict[str, Any]:
    """Return the parts of a table message that only this family has: field factors, card points, the unit of sums."""
    game = hanafuda(match.table.game)
    return {**SHAPES.to_json(game.terms(match.table.rules)), "money": money_form(game.unit)}
