"""The operations of a server's operator, which only the Unix socket of the operator offers (`server.operator_app`)."""

from collections.abc import Mapping
from ipaddress import IPv4Network, IPv6Network
from typing import Annotated, Literal

from pydantic import Field
from typing_extensions import TypedDict

from hachiya.desk.caller import Caller
from hachiya.desk.desk import Desk
from hachiya.desk.operation import AnyOperation, Nothing, operation
from hachiya.desk.seated import check_table
from hachiya.desk.server_control import ServerControl
from hachiya.games.registry import MOST_SEATS
from hachiya.tables.live.table import LiveTable, TableState
from hachiya.tables.problems import BadRequest
from hachiya.tables.protocol.incoming import Incoming
from hachiya.words.say import serve as say

_MOST_SECONDS = 100 * 365 * 24 * 3600


class TableInMemory(TypedDict):
    """A table in memory: its game, its players, its state, and who is connected to it."""

    table: str
    game: str
    names: list[str]
    players: list[str]
    state: TableState
    version: int
    here: list[int | Literal["table"]]


class PersonHere(TypedDict):
    """A viewer who is connected; `name` is null for a spectator."""

    address: str
    table: str
    viewer: int | Literal["table"]
    name: str | None
    since: int


class BannedNetwork(TypedDict):
    """A banned network; `until` is in seconds since 1970, or null for a ban without an end."""

    network: str
    until: int | None


class BanResult(TypedDict):
    """The result of a ban: the number of connections that were closed at the server that answers."""

    closed: int


class ServerOfDatabase(TypedDict):
    """A server of the database: its address for other servers, how many tables it owns, and whether it owns the lobby.

    `address` and `since` are null for a server that has its database for itself; `this` is the server that answers.
    """

    address: str | None
    since: int | None
    tables: int
    lobby: bool
    this: bool


class TableToEnd(Incoming):
    """The table to close or to end."""

    table: str


class SilenceOfSeat(Incoming):
    """A seat, and whether its person is silenced or may speak again."""

    table: str
    seat: Annotated[int, Field(ge=0, lt=MOST_SEATS)]
    silent: bool = True


class Ban(Incoming):
    """A network or an address to ban, for some seconds or without an end."""

    network: IPv4Network | IPv6Network
    seconds: Annotated[int, Field(ge=1, le=_MOST_SECONDS)] | None = None


class LiftedBan(Incoming):
    """A network or an address whose ban ends."""

    network: IPv4Network | IPv6Network


class DrainRequest(Incoming):
    """The drain of the server: the seconds for which matches may go on at most."""

    seconds: Annotated[int, Field(ge=0, le=_MOST_SECONDS)] = 0


@operation("GET", "/admin/tables", spends=())
async def list_tables(desk: Desk, _caller: Caller, _request: Nothing) -> list[TableInMemory]:
    """List the tables in memory."""
    return [_table_in_memory(live) for live in desk.tables.registry]


@operation("GET", "/admin/persons", spends=())
async def list_persons(desk: Desk, _caller: Caller, _request: Nothing) -> list[PersonHere]:
    """List the persons and spectators who are connected, with their addresses."""
    persons = list[PersonHere]()
    for address, table, viewer, since in _server(desk).visits():
        live = desk.tables.registry.find(table)
        name = None if live is None or viewer == "table" else live.match.setup.names[viewer]
        persons.append({"address": address, "table": table, "viewer": viewer, "name": name, "since": since})
    return persons


@operation("GET", "/admin/servers", spends=())
async def list_servers(desk: Desk, _caller: Caller, _request: Nothing) -> list[ServerOfDatabase]:
    """List the servers that share the database, and what each of them owns."""
    return [
        {
            "address": server.address,
            "since": server.since,
            "tables": server.tables,
            "lobby": server.has_lobby,
            "this": server.is_this,
        }
        for server in await _server(desk).servers()
    ]


@operation("POST", "/admin/tables/{table}/close", spends=())
async def end_table(desk: Desk, _caller: Caller, request: TableToEnd) -> None:
    """Close a table that has not begun, or end its match as it stands."""
    await check_table(desk, request.table)
    await desk.tables.seats.end(request.table)


@operation("POST", "/admin/tables/{table}/silence", spends=())
async def silence_person(desk: Desk, _caller: Caller, request: SilenceOfSeat) -> None:
    """Silence the person of a seat at their table, or let them speak again."""
    await check_table(desk, request.table)
    await desk.tables.seats.silence(request.table, request.seat, request.silent)


@operation("GET", "/admin/bans", spends=())
async def list_bans(desk: Desk, _caller: Caller, _request: Nothing) -> list[BannedNetwork]:
    """List the banned addresses and networks."""
    return [{"network": network, "until": until} for network, until in _server(desk).bans()]


@operation("POST", "/admin/bans", spends=())
async def ban(desk: Desk, _caller: Caller, request: Ban) -> BanResult:
    """Ban an address or a network, and close its connections."""
    return {"closed": await _server(desk).ban(request.network, request.seconds)}


@operation("POST", "/admin/bans/lift", spends=())
async def lift_ban(desk: Desk, _caller: Caller, request: LiftedBan) -> None:
    """End the ban of an address or a network."""
    if not await _server(desk).lift_ban(request.network):
        raise BadRequest(say.not_banned(address=str(request.network)))


@operation("POST", "/admin/drain", spends=())
async def drain(desk: Desk, _caller: Caller, request: DrainRequest) -> None:
    """Open no new tables, let matches go on for a limited time, and end the server."""
    _server(desk).drain(request.seconds)


def _table_in_memory(live: LiveTable) -> TableInMemory:
    match = live.match
    here = sorted(live.audience.viewers(), key=str)
    return {
        "table": live.id,
        "game": match.setup.game,
        "names": [*match.owners_setup.names],
        "players": [*match.owners_setup.players],
        "state": live.state,
        "version": match.version,
        "here": [*here],
    }


_EVERY = (list_tables, list_persons, list_servers, end_table, silence_person, list_bans, ban, lift_ban, drain)
OPERATOR_OPERATIONS: Mapping[str, AnyOperation] = {each.name: each for each in _EVERY}
"""The operations of the operator by name."""


def _server(desk: Desk) -> ServerControl:
    assert desk.server is not None, "only a server has operators"
    return desk.server
