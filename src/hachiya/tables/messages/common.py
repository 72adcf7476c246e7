"""What a table tells a page, as far as that is alike in all families; each family adds its events and its view."""

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
"""Changes when a page of before could not follow any more."""

NackCode = Literal[
    "stale", "illegal", "not_your_turn", "over", "bad_message", "too_fast", "unavailable",
    "not_your_seat", "silenced", "phrases_only", "too_chatty", "chat_full", "not_host", "no_sitter", "not_running",
    "begun", "no_table",
]  # fmt: skip
"""Why a message is refused: a choice, words for a shuffle, any message; then what a person does beside the game."""


# `is` is a word of Python's: these types are spelt as data.
class Earlier(TypedDict):
    """An entry before: how many events it wrote, and what to change in the view after it to see the one before it."""

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
    """In place of everything, for one who has been here: the entries that they lack follow, up to this version."""


@with_config(STRICT)
class AckMessage(_Ack):
    """The choice `id` is stored as that version; what else the message `id` asks for is done, at that version."""


@with_config(STRICT)
class PongMessage(_Pong):
    """I am here."""
