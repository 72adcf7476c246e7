"""The messages of a table of 八十分."""

from typing import Any, Literal, NotRequired

from pydantic import with_config
from typing_extensions import TypedDict

from hachiya.explain.bashifen.bill import DealBill
from hachiya.explain.bashifen.sheet import LevelSheet
from hachiya.records.bashifen.events import BashifenEvent
from hachiya.records.common_events import STRICT
from hachiya.records.fields import BashifenGame
from hachiya.tables.match.match import Match
from hachiya.tables.messages.bashifen.view import BashifenView
from hachiya.tables.messages.common import AnyEntry, AnyNack, AnyTable
from hachiya.tables.protocol.names import Clock


class _OfFamily(TypedDict):
    """The parts that all messages of a table share."""

    family: Literal["bashifen"]


class _WithView(_OfFamily):
    """The parts of messages that do not build on earlier ones."""

    view: BashifenView


@with_config(STRICT)
class BashifenTableMessage(AnyTable, _WithView):
    """Everything; `clock` is how long a card takes in the drawing, in milliseconds."""

    game: BashifenGame
    clock: Clock
    sheet: LevelSheet
    bill: DealBill | None
    record: list[BashifenEvent]


@with_config(STRICT)
class BashifenEntryMessage(AnyEntry, _OfFamily):
    """One entry of a table of bashifen, with the bill of the deal that it ends; a card drawn has no events."""

    bill: NotRequired[DealBill]
    record: list[BashifenEvent]


@with_config(STRICT)
class BashifenNackMessage(AnyNack, _WithView):
    """A message is refused at a table of bashifen."""


def family_parts(match: Match) -> dict[str, Any]:
    """The parts of a table message that only this family has."""
    return {"clock": match.setup.clock}
