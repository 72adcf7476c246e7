"""How a game writes sums: the name of a point, whether twelve make a kan (貫), and balances below zero."""

from enum import Enum, auto
from typing import NamedTuple

from hachiya.words.arguments import UnitName

KAN = 12
"""Points in one kan (貫)."""


class NegativeStyle(Enum):
    """The way a game writes a balance below zero.

    Example:
        >>> from hachiya import GAMES
        >>> GAMES["sannin"].unit.below
        <NegativeStyle.BOTH: 1>
    """

    BOTH = auto()
    """Both parts carry the sign: five less than nothing are −5, fifty-six −4 kan −8 (SAN 記入式)."""
    FLOOR = auto()
    """Units are never negative: five less than nothing are −1 kan 7 (NAK 基本のルール)."""
    PLAIN = auto()
    """There are no kan: fifty-six less than nothing are −56 (HAC)."""


class Unit(NamedTuple):
    """The unit in which a game counts: a twelfth of a kan (貫) where there are kan.

    Example:
        >>> from hachiya.games.unit import KAN, POINTS
        >>> KAN, POINTS.name
        (12, 'point')
    """

    name: UnitName
    """The name of the unit: `"point"` or `"mon"`."""
    below: NegativeStyle
    """The way a balance below zero is written."""


POINTS = Unit("point", NegativeStyle.BOTH)
MON = Unit("mon", NegativeStyle.FLOOR)
CHIPS = Unit("point", NegativeStyle.PLAIN)
