"""Things that messages speak of, besides text and numbers: seats, sums, cards and yaku."""

from dataclasses import dataclass, field
from typing import Literal

from hachiya.words.shape import sent_as, shape

Sign = Literal["", "+", "\N{MINUS SIGN}"]
UnitName = Literal["point", "mon"]


@shape("SeatJson")
@dataclass(frozen=True, slots=True)
class Seat:
    """A seat as an argument of a message.

    Example:
        >>> from hachiya.words.arguments import Seat
        >>> Seat(2).number
        2
    """

    number: int = field(metadata=sent_as("seat"))
    """The seat, from 0; a voice that knows the players' names says the name in its place."""


@shape("SumParts")
@dataclass(frozen=True, slots=True)
class Sum:
    """A sum in its parts, as a game writes sums.

    Example:
        >>> from hachiya.words.arguments import Sum
        >>> from hachiya.words.voice import Voice
        >>> Voice("en").money(Sum("", 2, 5, "point"))
        '2 kan 5 points'
    """

    sign: Sign
    """The sign of the sum, empty where none is written."""
    kan: int | None
    """The number of kan (貫, 12 points each); None where the game does not count in kan."""
    rest: int | None
    """The remainder below one kan, in the unit; None where nothing remains."""
    unit: UnitName
    """The name of the unit: `"point"` or `"mon"`."""


@shape("CardsJson")
@dataclass(frozen=True, slots=True)
class Cards:
    """Flower cards as an argument of a message.

    Example:
        >>> from hachiya.words.arguments import Cards
        >>> Cards("A?").letters
        'A?'
    """

    letters: str = field(metadata=sent_as("cards"))
    """The letters in the order of speaking; `?` is a card that lies face down."""


@shape("PackJson")
@dataclass(frozen=True, slots=True)
class Pack:
    """Playing cards as an argument of a message.

    Example:
        >>> from hachiya.words.arguments import Pack
        >>> Pack(("AS", "TH")).names
        ('AS', 'TH')
    """

    names: tuple[str, ...] = field(metadata=sent_as("pack"))
    """The names that records use, in the order of speaking."""


@shape("YakuJson")
@dataclass(frozen=True, slots=True)
class YakuKeys:
    """Yaku in groups as an argument of a message.

    Example:
        >>> from hachiya.words.arguments import YakuKeys
        >>> YakuKeys((("aka", "sanbon"),)).groups
        (('aka', 'sanbon'),)
    """

    groups: tuple[tuple[str, ...], ...] = field(metadata=sent_as("yaku"))
    """The keys that records use; people name each group by one word (赤三本)."""
