"""The legal choices of the seat at turn as sentences, with the advice of the rules on each."""

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
    """A legal action as a sentence (`say`), with the rules' advice on it.

    Showing a hand has its `yaku`, the `cards` that lie open and what it `pays`; stopping and cancelling have what they
    pay; going on has what is paid later; a card has its `dangers`.
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
