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
    """The whole table of 八十分 for a new viewer; `clock` is the time from card to card of the draw in milliseconds."""

    game: BashifenGame
    clock: Clock
    sheet: LevelSheet
    bill: DealBill | None
    record: list[BashifenEvent]


@with_config(STRICT)
class BashifenEntryMessage(AnyEntry, _OfFamily):
    """One entry of a table of 八十分, with the bill of a deal that it ends; the draw of a card has no events."""

    bill: NotRequired[DealBill]
    record: list[BashifenEvent]


@with_config(STRICT)
class BashifenNackMessage(AnyNack, _WithView):
    """The refusal of a message at a table of 八十分."""


def family_parts(match: Match) -> dict[str, Any]:
    """Return the parts of a table message that only 八十分 has: the time from card to card."""
    return {"clock": match.setup.clock}
