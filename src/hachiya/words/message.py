"""What is said, as data: the key of a message in the catalogue, and what it is said of.

Nothing here is in any language. A message can be compared, kept, sent (`wire`) and said (`voice`).
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, NamedTuple, TypeAlias

Sign = Literal["", "+", "\N{MINUS SIGN}"]
UnitName = Literal["point", "mon"]


@dataclass(frozen=True, slots=True)
class Seat:
    """Who sits there: said by name where names are known, else by number."""

    number: int


@dataclass(frozen=True, slots=True)
class Sum:
    """Money in the parts that a game writes: kan (None: it does not say any), and what is left in its unit."""

    sign: Sign
    kan: int | None
    rest: int | None
    unit: UnitName


@dataclass(frozen=True, slots=True)
class Cards:
    """Flower cards by their letters, in this order; `?` is one that lies face down."""

    letters: str


@dataclass(frozen=True, slots=True)
class Pack:
    """Playing cards by the names that records have for them, in this order."""

    names: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class YakuKeys:
    """Yaku by the keys of records: in groups, each of which people say as one (赤三本)."""

    groups: tuple[tuple[str, ...], ...]


Argument: TypeAlias = "str | int | Seat | Sum | Cards | Pack | YakuKeys | Message | tuple[Argument, ...]"
"""Text and numbers stand for themselves; several of a kind are a tuple, which a message joins as it wants."""


@dataclass(frozen=True, slots=True)
class Message:
    """A key of the catalogue with its arguments in the order in which they were given."""

    key: str
    arguments: tuple[tuple[str, Argument], ...] = ()


class Sentence(NamedTuple):
    """A message that stands by itself, and the section of the rules behind it, where one is told."""

    message: Message
    clause: str | None = None


Telling = Sequence[Sentence]
"""Sentences in a row."""
