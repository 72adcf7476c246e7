"""How a game writes sums: what a twelfth of a kan (貫) is called, and how a balance below zero is said."""

from enum import Enum, auto
from typing import NamedTuple

from hachiya.games.words import Words


class Below(Enum):
    """A balance below zero in kan and units."""

    BOTH = auto()
    """Both parts carry the sign: five less than nothing are −5, fifty-six −4 kan −8 (SAN 記入式)."""
    FLOOR = auto()
    """Units are never negative: five less than nothing are −1 kan 7 (NAK 基本のルール)."""


class Unit(NamedTuple):
    """A twelfth of a kan, in which everything is counted."""

    one: Words
    many: Words
    column: Words
    """Short, over a column."""
    below: Below


POINTS = Unit(Words("点", "point"), Words("点", "points"), Words("点", "pts"), Below.BOTH)
MON = Unit(Words("文", "mon"), Words("文", "mon"), Words("文", "mon"), Below.FLOOR)
