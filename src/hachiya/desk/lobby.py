"""The lobby: a seat at a table that waits for anyone."""

from typing import Annotated

from pydantic import Field

from hachiya.desk.caller import Caller
from hachiya.desk.desk import Desk
from hachiya.desk.operation import operation
from hachiya.desk.seated import Seated, seat_caller
from hachiya.games.registry import MOST_SEATS
from hachiya.records.fields import Points, Word
from hachiya.tables.problems import NoTable
from hachiya.tables.protocol.incoming import Incoming
from hachiya.tables.protocol.names import Name, PlantSign, is_table
from hachiya.tables.protocol.order import NewTable
from hachiya.tables.stored.setup import PERSON


class Coming(Incoming):
    """Somebody who comes to a table of the lobby; without a name they are a guest."""

    table: str
    name: Name | None = None
    sign: PlantSign | None = None


class Wanting(Incoming):
    """Whoever wants this game now, with so many seats; what is not said of its options is as usual."""

    game: Word
    seats: Annotated[int, Field(ge=2, le=MOST_SEATS)]
    options: Annotated[dict[Word, Word | Points], Field(default_factory=dict, max_length=20)]
    name: Name | None = None
    sign: PlantSign | None = None


@operation("POST", "/api/lobby", who="visitor", spends=("request", "opening"), creates=True)
async def quick_match(desk: Desk, caller: Caller, asked: Wanting) -> Seated:
    """A seat with others who want the same now; where nobody waits, at a new table that waits for them in the lobby."""
    order = NewTable(
        game=asked.game,
        options=asked.options,
        name=asked.name,
        opponents=[PERSON] * (asked.seats - 1),
        sign=asked.sign,
        lobby=True,
    )
    return await seat_caller(desk, caller, await desk.tables.opening.quick(order, caller.client, caller.person))


@operation("POST", "/api/lobby/{table}", who="visitor", spends=("request", "opening"), creates=True)
async def come_to_table(desk: Desk, caller: Caller, asked: Coming) -> Seated:
    """A free seat at a table of the lobby, for whoever comes first."""
    if not is_table(asked.table):
        raise NoTable
    opened = await desk.tables.seats.come(asked.table, asked.name, asked.sign, caller.person)
    return await seat_caller(desk, caller, opened)
