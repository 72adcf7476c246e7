"""What the seat at turn may choose, as people call it, with what the rules advise."""

from dataclasses import dataclass
from typing import Any

from hachiya.games.hanafuda.advice import Advice
from hachiya.games.hanafuda.game import hanafuda
from hachiya.games.table import Table
from hachiya.tables.messages.hanafuda.shapes import SHAPES
from hachiya.tables.protocol.names import ActionNumber
from hachiya.words.message_schema import MessageJson
from hachiya.words.wire import message_json


@dataclass(frozen=True, kw_only=True)
class Choice(Advice):
    """One legal action, as people call it.

    To show a hand says its `yaku`, the `cards` that lie open and what it `pays`; to stop and to cancel say what they
    pay; to go on says what is paid later; a card says its `dangers`.
    """

    action: ActionNumber
    say: MessageJson


def choices(table: Table, view: Any, legal: list[int]) -> list[dict[str, Any]]:
    """The choices of a viewer from their view of the state: the legal actions of the seat at turn, else none."""
    return [SHAPES.to_json(_choice(table, view, action)) for action in legal]


def _choice(table: Table, own: Any, action: int) -> Choice:
    name = table.game.action_name(own, action)
    advice = hanafuda(table.game).advise(own, table.rules, action)
    return Choice(action=action, say=message_json(name), **vars(advice))
