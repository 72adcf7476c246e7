"""What is said, as data: the key of a message in the catalogue, and what it is said of.

Nothing here is in any language. A message can be compared, kept, sent (`wire`) and said (`voice`).
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from importlib import import_module
from typing import Any, Literal, TypeAlias

from hachiya.words.shape import OPTIONAL, sent_as, shape

Sign = Literal["", "+", "\N{MINUS SIGN}"]
UnitName = Literal["point", "mon"]


@shape("SeatJson")
@dataclass(frozen=True, slots=True)
class Seat:
    """A seat by its number."""

    number: int = field(metadata=sent_as("seat"))
    """It is said by the name of who sits there, where names are known."""


@shape("SumParts")
@dataclass(frozen=True, slots=True)
class Sum:
    """A sum in its parts."""

    sign: Sign
    kan: int | None
    """None where the game says none."""
    rest: int | None
    """What is left, in the unit."""
    unit: UnitName


@shape("CardsJson")
@dataclass(frozen=True, slots=True)
class Cards:
    """Flower cards by their letters."""

    letters: str = field(metadata=sent_as("cards"))
    """In the order in which they are said; `?` is one that lies face down."""


@shape("PackJson")
@dataclass(frozen=True, slots=True)
class Pack:
    """Playing cards by their names."""

    names: tuple[str, ...] = field(metadata=sent_as("pack"))
    """As records have them, in the order in which they are said."""


@shape("YakuJson")
@dataclass(frozen=True, slots=True)
class YakuKeys:
    """Yaku in groups."""

    groups: tuple[tuple[str, ...], ...] = field(metadata=sent_as("yaku"))
    """By the keys of records; people say each group as one (赤三本)."""


Argument: TypeAlias = "str | int | Seat | Sum | Cards | Pack | YakuKeys | Message | tuple[Argument, ...]"
"""Text and numbers stand for themselves; several of a kind are a tuple, which a message joins as it wants."""


@dataclass(frozen=True, slots=True)
class Message:
    """A key of the catalogue with its arguments in the order in which they were given."""

    key: str
    arguments: tuple[tuple[str, Argument], ...] = ()

    @classmethod
    def __get_pydantic_core_schema__(cls, _source: object, handler: Any) -> Any:
        # `wire` is made of what stands here, and whoever sends nothing loads no pydantic.
        return import_module("hachiya.words.wire").message_schema(handler)


@shape("SentenceJson")
@dataclass(frozen=True, slots=True)
class Sentence:
    """A sentence; `clause` only where one is told."""

    message: Message = field(metadata=sent_as("say"))
    """It stands by itself."""
    clause: str | None = field(default=None, metadata=OPTIONAL)
    """The section of the rules behind it."""


Telling = Sequence[Sentence]
"""Sentences in a row."""
