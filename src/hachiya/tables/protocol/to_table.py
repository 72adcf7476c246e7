"""The messages from a page to a table: choices, commands beside the game, requests for missed entries, presence."""

from typing import Annotated, Literal, Self, TypeAlias

from pydantic import Field, TypeAdapter, ValidationError, model_validator
from pydantic_core import PydanticCustomError, from_json

from hachiya.records.fields import Hex, Ordinal
from hachiya.tables.problems import BadRequest
from hachiya.tables.protocol.incoming import Incoming
from hachiya.tables.protocol.names import (
    ActionNumber,
    FreeText,
    MessageId,
    PhraseName,
    PlantSign,
    SeatNumber,
    TableVersion,
    Words,
)
from hachiya.words.say import serve as serve_words

MOST_ACTIONS = 34
"""The most actions of a choice: a lead of every card of a hand, and the one that completes it."""


class Act(Incoming):
    """A choice of the own seat, made when the page showed `version`; `id` is the page's own id of the message."""

    do: Literal["act"]
    id: MessageId
    version: TableVersion
    actions: Annotated[list[ActionNumber], Field(min_length=1, max_length=MOST_ACTIONS)]


class Sync(Incoming):
    """A request for all that the page misses since `version`."""

    do: Literal["sync"]
    version: TableVersion


class HaveRead(Incoming):
    """The page has shown all events up to `version`, and the bill of a deal that ended there was closed.

    The next deal may begin, and clocks may run.
    """

    do: Literal["read"]
    version: TableVersion


class Seal(Incoming):
    """The hash of the words that the own seat will add to the shuffle of deal `n`."""

    do: Literal["seal"]
    id: MessageId
    n: Ordinal
    sha256: Hex


class Say(Incoming):
    """The words that the own seat adds to the shuffle, sent after an entry has all hashes."""

    do: Literal["say"]
    id: MessageId
    n: Ordinal
    words: Words


class Speak(Incoming):
    """A chat line of a person: a phrase by its name, or free words."""

    do: Literal["chat"]
    id: MessageId
    phrase: PhraseName | None = None
    text: FreeText | None = None

    @model_validator(mode="after")
    def _check_content(self) -> Self:
        if (self.phrase is None) == (self.text is None):
            raise PydanticCustomError("chat", "Either a phrase or free words")
        return self


class Wish(Incoming):
    """A person's wish to end the match here, or to allow hints, or its withdrawal."""

    do: Literal["wish"]
    id: MessageId
    of: Literal["end", "hints"]
    wish: bool


class ChooseSign(Incoming):
    """The choice of another sign for the person at the own seat."""

    do: Literal["sign"]
    id: MessageId
    sign: PlantSign


class Silence(Incoming):
    """The host's command to silence a seat, or to let it speak again."""

    do: Literal["silence"]
    id: MessageId
    seat: SeatNumber
    silent: bool


class GiveUp(Incoming):
    """A person's command to leave the own seat for good."""

    do: Literal["give_up"]
    id: MessageId


class Back(Incoming):
    """A person's command to take the own seat back from the bot that stands in."""

    do: Literal["back"]


class There(Incoming):
    """A person's confirmation that they are there."""

    do: Literal["there"]


class Ping(Incoming):
    """A check of the connection, answered by a pong."""

    do: Literal["ping"]


Command: TypeAlias = Speak | Wish | ChooseSign | Silence | GiveUp
"""What a person does at a table beside choosing."""
AnyToServer: TypeAlias = Act | Command | Sync | HaveRead | Seal | Say | Back | There | Ping
ToServer = Annotated[AnyToServer, Field(discriminator="do")]

_to_server: TypeAdapter[AnyToServer] = TypeAdapter(ToServer)


class BadMessage(BadRequest):
    """A message that cannot be parsed; `id` is its id, if that can be read."""

    def __init__(self, id_: str | None) -> None:
        super().__init__(serve_words.unread())
        self.id = id_


def read_message(text: str | bytes) -> AnyToServer:
    """Parse a JSON message of a page; raise BadMessage if it is wrong, or nested too deep."""
    try:
        return _to_server.validate_json(text)
    except ValidationError:
        raise BadMessage(_id_of(text)) from None


def _id_of(text: str | bytes) -> str | None:
    try:
        message = from_json(text)
        return TypeAdapter(MessageId).validate_python(message["id"]) if isinstance(message, dict) else None
    except (ValueError, KeyError):
        return None
