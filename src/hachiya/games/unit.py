"""How a game writes sums: the name of a point, whether twelve make a kan (貫), and balances below zero."""

from enum import Enum, auto
from typing import NamedTuple

from hachiya.words.arguments import UnitName

KAN = 12
"""Points in one kan (貫)."""


class NegativeStyle(Enum):
    """How a balance below zero is written, in kan and units or in units alone."""

    BOTH = auto()
    """Both parts carry the sign: five less than nothing are −5, fifty-six −4 kan −8 (SAN 記入式)."""
    FLOOR = auto()
    """Units are never negative: five less than nothing are −1 kan 7 (NAK 基本のルール)."""
    PLAIN = auto()
    """There are no kan: fifty-six less than nothing are −56 (HAC)."""


class Unit(NamedTuple):
    """The unit of all sums: a twelfth of a kan in games with kan."""

    name: UnitName
    below: NegativeStyle


POINTS = Unit("point", NegativeStyle.BOTH)
MON = Unit("mon", NegativeStyle.FLOOR)
CHIPS = Unit("point", NegativeStyle.PLAIN)
