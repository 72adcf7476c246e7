"""The form in which a game writes sums, for a page that writes them too."""

from pydantic import with_config
from typing_extensions import TypedDict

from hachiya.games.unit import NegativeStyle, Unit
from hachiya.records.common_events import STRICT
from hachiya.words.arguments import UnitName


@with_config(STRICT)
class MoneyForm(TypedDict):
    """The form in which a game writes sums: the unit, and whether twelve units make a kan.

    `floored`: units are never negative, so that five below nothing is written as -1 kan 7.
    """

    unit: UnitName
    kan: bool
    floored: bool


def money_form(unit: Unit) -> MoneyForm:
    """Return the form of sums in a game with this unit."""
    return {
        "unit": unit.name,
        "kan": unit.below is not NegativeStyle.PLAIN,
        "floored": unit.below is NegativeStyle.FLOOR,
    }
