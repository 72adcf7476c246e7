"""How a game writes sums, so that a page can write them too."""

from pydantic import with_config
from typing_extensions import TypedDict

from hachiya.games.unit import NegativeStyle, Unit
from hachiya.records.common_events import STRICT
from hachiya.words.arguments import UnitName


@with_config(STRICT)
class MoneyForm(TypedDict):
    """How a game writes sums: in which unit, and whether twelve make a kan.

    `floored`: units are never negative, and five less than nothing are -1 kan 7.
    """

    unit: UnitName
    kan: bool
    floored: bool


def money_form(unit: Unit) -> MoneyForm:
    """How a game with this unit writes sums."""
    return {
        "unit": unit.name,
        "kan": unit.below is not NegativeStyle.PLAIN,
        "floored": unit.below is NegativeStyle.FLOOR,
    }
