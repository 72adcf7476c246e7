"""The lobby: seats at tables that anyone may join, and quick matches."""

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


class LobbyJoinRequest(Incoming):
    """A request to join a table of the lobby; a person without a name is a guest."""

    table: str
    name: Name | None = None
    sign: PlantSign | None = None


class QuickMatchRequest(Incoming):
    """A request to play a game now with a number of seats; options that are not given have usual values."""

    game: Word
    seats: Annotated[int, Field(ge=2, le=MOST_SEATS)]
    options: dict[Word, Word | Points] = Field(default_factory=dict, max_length=20)
    name: Name | None = None
    sign: PlantSign | None = None


@operation("POST", "/api/lobby", who="visitor", spends=("request", "opening"), creates=True)
async def quick_match(desk: Desk, caller: Caller, request: QuickMatchRequest) -> Seated:
    """Give the caller a seat with others who want the same game, or at a new table in the lobby."""
    order = NewTable(
        game=request.game,
        options=request.options,
        name=request.name,
        opponents=[PERSON] * (request.seats - 1),
        sign=request.sign,
        lobby=True,
    )
    return await seat_caller(desk, caller, await desk.tables.opening.join_or_open(order, caller.client, caller.person))


@operation("POST", "/api/lobby/{table}", who="visitor", spends=("request", "opening"), creates=True)
async def join_lobby_table(desk: Desk, caller: Caller, request: LobbyJoinRequest) -> Seated:
    """Give the caller a free seat at a table of the lobby."""
    if not is_table(request.table):
        raise NoTable
    opened = await desk.tables.seats.join_from_lobby(request.table, request.name, request.sign, caller.person)
    return await seat_caller(desk, caller, opened)
