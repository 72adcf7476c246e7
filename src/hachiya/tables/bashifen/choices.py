"""What a seat may choose, as people call it."""

from typing import Any, NotRequired

from pydantic import with_config
from typing_extensions import TypedDict

from hachiya.games.bashifen.actions import shown_by
from hachiya.games.bashifen.advice import Does, does
from hachiya.games.bashifen.cards import NAMES
from hachiya.games.bashifen.state import State
from hachiya.games.table import Table
from hachiya.records.common_events import STRICT
from hachiya.records.fields import PackCard
from hachiya.tables.protocol.names import ActionNumber
from hachiya.words.wire import MessageJson, message_json


@with_config(STRICT)
class BashifenChoice(TypedDict):
    """One legal action, as people call it, and the `cards` that it lays down or shows."""

    action: ActionNumber
    does: Does
    say: MessageJson
    cards: NotRequired[list[PackCard]]


def choices(table: Table, own: State, legal: list[int]) -> list[dict[str, Any]]:
    """The choices of a seat, from what it sees."""
    return [_choice(table, own, action) for action in legal]


def _choice(table: Table, own: State, action: int) -> dict[str, Any]:
    name = table.game.action_name(own, action)
    choice: dict[str, Any] = {"action": action, "does": does(action, own.phase), "say": message_json(name)}
    cards = shown_by(own, action)
    return {**choice, "cards": [NAMES[kind] for kind in cards]} if cards else choice
