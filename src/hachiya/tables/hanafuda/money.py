"""How a game writes sums, so that a page can write them too."""

from pydantic import with_config
from typing_extensions import TypedDict

from hachiya.games.unit import Below, Unit
from hachiya.records.common_events import STRICT
from hachiya.tables.protocol.called import Called
from hachiya.tables.spoken import called
from hachiya.words.names import name


@with_config(STRICT)
class MoneyForm(TypedDict):
    """How a game writes sums: what one point is called, several, and briefly.

    `kan`: twelve make one; `floored`: points are never negative, and five less than nothing are -1 kan 7.
    """

    one: Called
    many: Called
    brief: Called
    kan: bool
    floored: bool


def money(unit: Unit) -> MoneyForm:
    """How a game with this unit writes sums."""
    return {
        "one": called(name("unit", unit.name, part="one")),
        "many": called(name("unit", unit.name, part="many")),
        "brief": called(name("unit", unit.name)),
        "kan": unit.below is not Below.PLAIN,
        "floored": unit.below is Below.FLOOR,
    }
