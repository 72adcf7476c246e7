"""What messages speak of beside text and numbers: seats, sums, cards and yaku."""

from dataclasses import dataclass, field
from typing import Literal

from hachiya.words.shape import sent_as, shape

Sign = Literal["", "+", "\N{MINUS SIGN}"]
UnitName = Literal["point", "mon"]


@shape("SeatJson")
@dataclass(frozen=True, slots=True)
class Seat:
    """A seat by its number."""

    number: int = field(metadata=sent_as("seat"))
    """A voice says the player's name in its place where it knows the names."""


@shape("SumParts")
@dataclass(frozen=True, slots=True)
class Sum:
    """A sum in its parts."""

    sign: Sign
    kan: int | None
    """None where the game does not count in kan."""
    rest: int | None
    """The remainder below one kan, in the unit."""
    unit: UnitName


@shape("CardsJson")
@dataclass(frozen=True, slots=True)
class Cards:
    """Flower cards by their letters."""

    letters: str = field(metadata=sent_as("cards"))
    """The letters in the order of speaking; `?` is a card that lies face down."""


@shape("PackJson")
@dataclass(frozen=True, slots=True)
class Pack:
    """Playing cards by their names."""

    names: tuple[str, ...] = field(metadata=sent_as("pack"))
    """The names that records use, in the order of speaking."""


@shape("YakuJson")
@dataclass(frozen=True, slots=True)
class YakuKeys:
    """Yaku in groups."""

    groups: tuple[tuple[str, ...], ...] = field(metadata=sent_as("yaku"))
    """The keys that records use; people name each group by one word (赤三本)."""
