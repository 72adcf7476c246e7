"""The types of values in messages, beside those of records: versions, ids, tokens, times, names."""

import re
from typing import Annotated, Literal, TypeAlias
from unicodedata import normalize

from pydantic import AfterValidator, Field, Strict, StringConstraints
from pydantic_core import PydanticCustomError
from typing_extensions import TypeAliasType

from hachiya.games.registry import MOST_SEATS
from hachiya.games.table import ACTIONS
from hachiya.records.fields import SAFE
from hachiya.tables.protocol.naming import is_readable, is_reserved
from hachiya.tables.stored.keys import CODE_DIGITS
from hachiya.tables.stored.places import MONTHS
from hachiya.words.message import Message
from hachiya.words.say import serve as say

LONGEST_NAME = 24
LONGEST_TEXT = 200

MESSAGE_ID = r"^[!-~]{1,64}$"
TOKEN = r"^[A-Za-z0-9_-]{43}$"
WORDS = r"^[^\x00-\x1f\x7f-\x9f\u2028\u2029]{1,200}$"
SPOKEN_CODE = rf"^[0-9]{{{CODE_DIGITS}}}$"
TABLE_ID = r"^[A-Za-z0-9_-]{16}$"

# A strict type alias: what pydantic compiles as a shared definition does not hear of a model's config.
TableVersion = TypeAliasType("TableVersion", Annotated[int, Strict(), Field(ge=0, le=SAFE)])
"""The number of entries of a table."""
MessageId = TypeAliasType("MessageId", Annotated[str, Strict(), StringConstraints(pattern=MESSAGE_ID)])
ActionNumber = TypeAliasType("ActionNumber", Annotated[int, Strict(), Field(ge=0, lt=ACTIONS)])
Token = TypeAliasType("Token", Annotated[str, Strict(), StringConstraints(pattern=TOKEN)])
TableId = TypeAliasType("TableId", Annotated[str, Strict(), StringConstraints(pattern=TABLE_ID)])
SpokenCode = TypeAliasType("SpokenCode", Annotated[str, Strict(), StringConstraints(pattern=SPOKEN_CODE)])
"""A spoken code of an invitation, without spaces."""
Pace = TypeAliasType("Pace", Annotated[int, Strict(), Field(ge=0, le=5000)])
"""The time of a bot's move, in milliseconds."""
Clock = TypeAliasType("Clock", Annotated[int, Strict(), Field(ge=0, le=2000)])
"""Milliseconds from card to card, where a clock draws."""

SeatNumber: TypeAlias = Annotated[int, Strict(), Field(ge=0, lt=MOST_SEATS)]
"""The number of a seat in a request."""

Words = TypeAliasType("Words", Annotated[str, Strict(), StringConstraints(pattern=WORDS)])
"""The words that a seat adds to a shuffle, on one line."""


def is_table(name: str) -> bool:
    """Whether a text has the form of a table's id."""
    return re.fullmatch(TABLE_ID, name) is not None


PlantSign = TypeAliasType("PlantSign", Annotated[int, Strict(), Field(ge=0, lt=MONTHS)])
"""A person's small sign, the plant of a month from 0."""


def _refusal(message: Message) -> PydanticCustomError:
    """What pydantic reports; whoever answers sends the message itself, in the language of the reader."""
    return PydanticCustomError("say", "{key}", {"key": message.key, "say": message})


def _name(text: str) -> str:
    name = normalize("NFC", text.replace("\N{IDEOGRAPHIC SPACE}", " ")).strip()
    if not is_readable(name):
        raise _refusal(say.name_length(most=LONGEST_NAME))
    if is_reserved(name):
        raise _refusal(say.name_reserved())
    return name


Name = TypeAliasType(
    "Name", Annotated[str, Strict(), StringConstraints(max_length=LONGEST_NAME), AfterValidator(_name)]
)
"""The name of a person at the table."""

PhraseName: TypeAlias = Literal[
    "hello", "luck", "well", "thanks", "sorry", "moment", "hurry", "close", "lucky", "again", "bye",
    "clap", "laugh", "wow", "think", "cry",
]  # fmt: skip
"""The names of phrases: words first, then reactions, which are signs in every language."""


def _text(text: str) -> str:
    words = " ".join(normalize("NFC", text).split())
    if not is_readable(words):
        raise _refusal(say.text_length(most=LONGEST_TEXT))
    return words


FreeText = TypeAliasType(
    "FreeText", Annotated[str, Strict(), StringConstraints(max_length=LONGEST_TEXT), AfterValidator(_text)]
)
"""Free words, cleaned as names are."""
