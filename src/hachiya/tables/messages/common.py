"""The parts of messages to a page that all families share; each family adds its events and its view."""

from typing import Literal, NotRequired

from pydantic import with_config
from typing_extensions import TypedDict

from hachiya.explain.story import Story
from hachiya.records.common_events import STRICT
from hachiya.records.fields import Count, NamesBySeat, Options, Viewer, Word
from hachiya.tables.messages.changes import Changes
from hachiya.tables.protocol.names import MessageId, TableId, TableVersion
from hachiya.tables.stored.setup import Reveal
from hachiya.words.message import Message, Sentence

PROTOCOL = 5
"""The version of the protocol, raised when older pages cannot follow it."""

NackCode = Literal[
    "stale", "illegal", "not_your_turn", "over", "bad_message", "too_fast", "unavailable",
    "not_your_seat", "silenced", "phrases_only", "too_chatty", "chat_full", "not_host", "no_sitter", "not_running",
    "begun", "no_table",
]  # fmt: skip
"""The reasons why a message is refused: first of choices and any message, then of commands beside the game."""


# `is` is a word of Python's: these types are spelt as data.
class Earlier(TypedDict):
    """An earlier entry: the number of its events, and the changes from the view after it to the view before it."""

    events: Count
    changes: Changes


AnyTable = TypedDict(
    "AnyTable",
    {
        "is": Literal["table"],
        "protocol": Count,
        "version": TableVersion,
        "table": TableId,
        "viewer": Viewer,
        "options": Options,
        "names": NamesBySeat,
        "players": list[Word],
        "stand_ins": list[Word | None],
        "reveal": Reveal | None,
        "past": list[Earlier],
        "told": list[list[Sentence]],
        "story": Story | None,
    },
)
AnyEntry = TypedDict(
    "AnyEntry",
    {
        "is": Literal["entry"],
        "version": TableVersion,
        "told": list[list[Sentence]],
        "changes": Changes,
        "names": NotRequired[NamesBySeat],
        "players": NotRequired[list[Word]],
        "stand_ins": NotRequired[list[Word | None]],
        "sheet": NotRequired[Changes],
        "story": NotRequired[Story],
    },
)
AnyNack = TypedDict(
    "AnyNack",
    {
        "is": Literal["nack"],
        "id": MessageId | None,
        "code": NackCode,
        "say": Message,
        "version": TableVersion,
    },
)
_Since = TypedDict("_Since", {"is": Literal["since"], "protocol": Count, "version": TableVersion})
_Ack = TypedDict("_Ack", {"is": Literal["ack"], "id": MessageId, "version": TableVersion})
_Pong = TypedDict("_Pong", {"is": Literal["pong"]})


@with_config(STRICT)
class SinceMessage(_Since):
    """The answer to a viewer who has been here before: the entries that they have missed follow, up to this version."""


@with_config(STRICT)
class AckMessage(_Ack):
    """The confirmation that the message `id` was carried out; a choice is stored as this version."""


@with_config(STRICT)
class PongMessage(_Pong):
    """The answer to a ping: the server is there."""
